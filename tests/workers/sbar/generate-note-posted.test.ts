import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { cookiesOf, freshPerson, ORIGIN, personWithPlan, type TestPerson } from "../signed-in.ts";
import {
  freshWord,
  haveWritten,
  modelCalls,
  NOTHING_SPENT,
  notesAbout,
  spentBy,
  watchConsole,
} from "./note-calls.ts";

type Fields = Record<string, string>;
type Options = Parameters<typeof cookiesOf>[1] & { headers?: Fields };

/** Posts like a browser without scripts. */
async function post(person: TestPerson, body: BodyInit, { headers, ...cookies }: Options = {}) {
  return exports.default.fetch(`${ORIGIN}/notes/sbar`, {
    method: "POST",
    redirect: "manual",
    body,
    headers: {
      Cookie: await cookiesOf(person, cookies),
      Accept: "text/html,application/xhtml+xml",
      Origin: ORIGIN,
      "Sec-Fetch-Dest": "document",
      "Sec-Fetch-Site": "same-origin",
      ...headers,
    },
  });
}

const urlencoded = (fields: Fields) => new URLSearchParams(fields);

function multipart(fields: Fields): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

const formAbout = (word: string, changes: Fields = {}): Fields => ({
  nurseNotes: notesAbout(word),
  "vital.bp": "98/54",
  "vital.hr": "118",
  "vital.other": "GCS 15",
  "demographics.age": "68",
  "demographics.allergies": "Penicillin",
  ...changes,
});

/** The page's text without tags, and with the characters that HTML escapes. */
const textOf = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

const fieldIn = (html: string, name: string) =>
  new RegExp(`<input[^>]*name="${name.replace(".", "\\.")}"[^>]*>`)
    .exec(html)?.[0]
    .match(/value="([^"]*)"/)?.[1];

const notesIn = (html: string) => textOf(/<textarea[^>]*>[\s\S]*?<\/textarea>/.exec(html)?.[0] ?? "").trim();

test.for([
  ["urlencoded", urlencoded],
  ["multipart", multipart],
] as const)(
  "The form posted without scripts, %s, is answered by the page with the note, and the form is as it was [OPEN-76] [SBAR-01] [SBAR-05]",
  async ([, encode]) => {
    const person = await personWithPlan();
    const word = freshWord();
    const response = await post(person, encode(formAbout(word)));
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    const html = await response.text();
    // What React streams later stays hidden until a script puts it in place.
    const [shown = ""] = html.split("<div hidden");
    for (const statement of [
      "Denies chest pain.",
      "Lungs with crackles at both bases.",
      "Allergies: Penicillin.",
    ])
      expect(textOf(shown).replace(/\s+/g, " ")).toContain(statement);
    expect(shown).toContain("SBAR report generated successfully!");
    expect(notesIn(html)).toBe(notesAbout(word));
    expect(fieldIn(html, "vital.bp")).toBe("98/54");
    expect(fieldIn(html, "vital.other")).toBe("GCS 15");
    expect(fieldIn(html, "demographics.allergies")).toBe("Penicillin");
    expect(await spentBy(person)).toMatchObject({ notes: 1, reserved: [0, 0, 0] });
    const [call] = await modelCalls(word);
    expect(call?.body).toContain("BP 98/54, HR 118, GCS 15");
  },
);

test("Empty notes are told so, and the rest of the form is kept [SBAR-09]", async () => {
  const person = await personWithPlan();
  for (const nurseNotes of ["", " \n "]) {
    const response = await post(person, urlencoded(formAbout("", { nurseNotes })));
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(textOf(html)).toContain("Please fill in the Nurse's Notes field");
    expect(fieldIn(html, "vital.hr")).toBe("118");
    expect(fieldIn(html, "demographics.age")).toBe("68");
  }
  expect(await spentBy(person)).toEqual(NOTHING_SPENT);
});

test("What the model or the meter refuses is told in words, and the form is kept", async () => {
  watchConsole();
  const person = await personWithPlan();
  const declined = await post(
    person,
    urlencoded(formAbout(freshWord(), { nurseNotes: "[[sandbox:refusal]] Pt resting." })),
  );
  expect(textOf(await declined.text())).toContain("The assistant declined to write this note.");
  await haveWritten(person, 15);
  const word = freshWord();
  const html = await (await post(person, urlencoded(formAbout(word)))).text();
  expect(textOf(html)).toContain("You have reached your monthly limit. Please upgrade to continue.");
  expect(notesIn(html)).toBe(notesAbout(word));
  expect(await modelCalls(word)).toEqual([]);
});

test("A token that ran out while the nurse was typing posts the form all the same; an ended session does not", async () => {
  const person = await personWithPlan();
  const response = await post(person, urlencoded(formAbout(freshWord())), { ageSeconds: 66 });
  expect(response.status).toBe(200);
  expect(textOf(await response.text())).toContain("Denies chest pain.");
  const word = freshWord();
  for (const [who, options] of [
    [freshPerson("ended"), { ageSeconds: 66 }],
    [person, { idleMs: 400_000 }],
  ] as const)
    expect((await post(who, urlencoded(formAbout(word)), options)).status).toBe(401);
  expect(await modelCalls(word)).toEqual([]);
});

test("A form that is too long, or none at all, is told so on the page and is not an error of ours", async () => {
  const written = watchConsole();
  const person = await personWithPlan();
  const tooLong = "What you sent is too long. Please shorten it and try again.";
  const longerThan = (what: string, most: string, length: string) =>
    `${what} may be at most ${most} characters long; you typed ${length}. Please shorten it and try again.`;
  const wrong = "Something in the request is missing or not valid.";
  const word = freshWord();
  const cases: [BodyInit, Fields, string][] = [
    [
      urlencoded({ nurseNotes: `${word} ${"a ".repeat(10_000)}` }),
      {},
      longerThan("Your notes", "20,000", (20_001 + word.length).toLocaleString("en-US")),
    ],
    [urlencoded({ nurseNotes: `${word} ${"a".repeat(2_000_000)}` }), {}, tooLong],
    [multipart({ nurseNotes: `${word} ${"a".repeat(2_000_000)}` }), {}, tooLong],
    [
      urlencoded(formAbout(word, { "demographics.medicalHistory": "a".repeat(2_001) })),
      {},
      longerThan("Medical History", "2,000", "2,001"),
    ],
    [
      urlencoded(formAbout(word, { "vital.other": "a".repeat(2_001) })),
      {},
      "Vital Signs may be at most 2,000 characters long",
    ],
    [urlencoded(formAbout(word, { color: "a".repeat(300_000) })), {}, tooLong],
    [`{"nurseNotes":"${word}"}`, { "Content-Type": "application/json" }, wrong],
    [`--x\r\n${word}`, { "Content-Type": "multipart/form-data; boundary=x" }, wrong],
    [word, { "Content-Type": "multipart/form-data" }, wrong],
  ];
  for (const [body, headers, words] of cases) {
    const response = await post(person, body, { headers });
    expect(response.status).toBe(200);
    expect(textOf(await response.text())).toContain(words);
  }
  expect(await spentBy(person)).toEqual(NOTHING_SPENT);
  expect(await modelCalls(word)).toEqual([]);
  expect(written.text()).not.toContain(word);
});

test("A form that another site posts is refused", async () => {
  const person = await personWithPlan();
  const word = freshWord();
  for (const headers of [{ Origin: "https://evil.example" }, { Origin: "null" }])
    expect((await post(person, urlencoded(formAbout(word)), { headers })).status).toBe(403);
  expect(await modelCalls(word)).toEqual([]);
});

test("What was typed comes back as text, never as markup", async () => {
  const person = await personWithPlan();
  const nurseNotes = 'Pt said "<script>alert(1)</script>" & </textarea><img src=x onerror=alert(2)>.';
  const html = await (await post(person, urlencoded({ nurseNotes }))).text();
  expect(notesIn(html)).toBe(nurseNotes.replaceAll('"', "&quot;"));
  expect(html).not.toContain("<script>alert");
  expect(html).not.toContain("<img src=x");
});

import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { NoteAnswer } from "#app/rooms/sbar/note-answer.ts";
import { ask, cookiesOf, freshPerson, ORIGIN, personWithPlan } from "../signed-in.ts";
import {
  freshWord,
  modelCalls,
  NOTHING_SPENT,
  noteBody,
  notesAbout,
  postNote,
  readerCalls,
  spentBy,
  watchConsole,
} from "./note-calls.ts";

test("The specified body is answered with a structured note, its statements and its usage [API-19] [SBAR-01] [SBAR-16]", async () => {
  const person = await personWithPlan();
  const word = freshWord();
  const response = await postNote(person, noteBody(notesAbout(word)));
  expect(response.status).toBe(200);
  const answer: NoteAnswer = await response.json();
  expect(Object.keys(answer).sort()).toEqual(
    [
      "note",
      "statements",
      "diagnoses",
      "computed",
      "leftOut",
      "notStated",
      "heard",
      "markedText",
      "matched",
      "usage",
    ].sort(),
  );
  expect(Object.keys(answer.note).sort()).toEqual(
    ["situation", "background", "assessment", "recommendation", "nursingDiagnoses"].sort(),
  );
  expect(answer.note.situation).toContain(word);
  expect(answer.note.assessment).toContain("BP 98/54");
  expect(answer.note.background).toContain("Penicillin");
  expect(answer.note.recommendation).not.toBe("");
  expect(answer.note.nursingDiagnoses.length).toBeGreaterThan(0);
  for (const part of answer.note.nursingDiagnoses)
    expect(part).toEqual({
      diagnosis: expect.any(String),
      relatedFactors: expect.any(Array),
      definingCharacteristics: expect.any(Array),
    });
  expect(answer.usage.input_tokens).toBeGreaterThan(0);
  expect(answer.usage.output_tokens).toBeGreaterThan(0);
});

test("The notes are read once for a handover's items, beside the note, without what identifies anybody", async () => {
  const person = await personWithPlan();
  const word = freshWord();
  await postNote(person, noteBody(notesAbout(word, "Her name is Aldonza Ferranti, MRN 4471882.")));
  const listened = (await readerCalls(word)).filter(({ body }) => !body.includes("<statements>"));
  expect(listened.map(({ end }) => end)).toEqual(["whole"]);
  expect(listened[0]?.body).toContain("shortness of breath since 0300");
  expect(listened[0]?.body).not.toMatch(/Aldonza|Ferranti|4471882/);
});

test("Every statement's evidence is really in the field that it names, also in an optional one", async () => {
  const person = await personWithPlan();
  const body = noteBody(notesAbout(freshWord()));
  const { statements }: NoteAnswer = await (await postNote(person, body)).json();
  const fields: Record<string, string> = {
    nurseNotes: body.description ?? "",
    vitalSigns: body.vital_signs ?? "",
    "demographics.age": "68",
    "demographics.allergies": "Penicillin",
  };
  const pointedAt = new Set<string>();
  const supported = statements.filter(({ standing }) => standing === "supported");
  expect(supported.length).toBeGreaterThan(4);
  for (const { evidence, text } of supported) {
    expect(evidence.length, text).toBeGreaterThan(0);
    for (const { field, start, end } of evidence) {
      const quote = fields[field]?.slice(start, end) ?? "";
      pointedAt.add(field);
      expect(quote.length).toBe(end - start);
      expect(text.toLowerCase(), quote).toContain(quote.toLowerCase().replace(/\.$/, ""));
    }
  }
  expect([...pointedAt].sort()).toEqual(Object.keys(fields).sort());
});

test("The early warning score is computed here from the vital signs, and marked as computed", async () => {
  const person = await personWithPlan();
  const answerTo = async (vital_signs: string, demographics = { age: "68" }) => {
    const body = noteBody(notesAbout(freshWord()), { vital_signs, demographics });
    return (await (await postNote(person, body)).json()) as NoteAnswer;
  };
  const vitals = "BP 98/54, HR 118, RR 30, Temp 36.9, O2 Sat 91%, ACVPU: alert, Breathing: oxygen";
  const { computed, statements } = await answerTo(vitals);
  expect(computed.map(({ text, standing }) => [text, standing])).toEqual([
    [
      "NEWS2 12 (high risk). From respiration rate 30/min: 3; oxygen saturation 91%: 3; supplemental oxygen: 2; systolic blood pressure 98 mmHg: 2; pulse 118/min: 2.",
      "computed",
    ],
  ]);
  expect(JSON.stringify(statements)).not.toMatch(/NEWS|computed/);
  const [open] = (await answerTo("HR 118")).computed;
  expect(open?.text).toMatch(/^NEWS2 not complete: .* missing\. At least 2\. From pulse 118\/min: 2\.$/);
  expect((await answerTo("")).computed).toEqual([]);
  expect((await answerTo(vitals, { age: "15" })).computed).toEqual([]);
});

test("A statement whose quote is nowhere in the notes is not given as supported", async () => {
  const person = await personWithPlan();
  const { statements }: NoteAnswer = await (
    await postNote(person, noteBody(notesAbout(freshWord(), "[[sandbox:invent]]")))
  ).json();
  const invented = statements.find(({ text }) => text.includes("9.83"));
  expect(invented).toMatchObject({ standing: "not_in_notes", evidence: [] });
});

const MARKED = "Serum potassium 9.83 mmol/L. [not in notes]";

test("What the guard did not find is marked in words in all that is answered of the note: itself, the list, a search, what is kept", async () => {
  const person = await personWithPlan();
  const answer: NoteAnswer = await (await postNote(person, { description: "[[sandbox:invent]]" })).json();
  expect(answer.markedText).toContain(MARKED);
  const search = { method: "POST", body: { text: "9.83" } };
  for (const asked of [ask(person, "/api/notes"), ask(person, "/api/notes/search", search)]) {
    const { notes } = (await (await asked).json()) as { notes: { id: string; title: string }[] };
    expect(notes.map(({ title }) => title)).toEqual([MARKED]);
    const kept = await ask(person, `/api/notes/${notes[0]?.id}`);
    expect(await kept.json()).toMatchObject({
      title: MARKED,
      body: { title: MARKED, text: expect.stringContaining(MARKED) },
    });
  }
});

test("One's own customer id is accepted and so is none; somebody else's is 403, and neither of the two pays [OPEN-17] [API-02]", async () => {
  const [person, other] = [await personWithPlan(), await personWithPlan()];
  const word = freshWord();
  const foreign = await postNote(person, noteBody(notesAbout(word)), {
    headers: { "X-Customer-ID": other.userId },
  });
  expect(foreign.status).toBe(403);
  expect(await foreign.json()).toMatchObject({ code: "foreign_customer" });
  expect(await spentBy(person)).toEqual(NOTHING_SPENT);
  expect(await spentBy(other)).toEqual(NOTHING_SPENT);
  expect(await modelCalls(word)).toEqual([]);
  const own = await postNote(person, noteBody(notesAbout(word)), {
    headers: { "X-Customer-ID": person.userId },
  });
  expect(own.status).toBe(200);
  expect((await postNote(person, noteBody(notesAbout(word)))).status).toBe(200);
  expect(await spentBy(person)).toMatchObject({ notes: 2 });
  expect(await spentBy(other)).toEqual(NOTHING_SPENT);
});

const huge = "Pt ambulated in hallway. ".repeat(84_000);

/** Invalid bodies, with their answers. The function gets a word of the notes. */
const BAD_BODIES: [string, (word: string) => unknown, number, string][] = [
  ["empty notes", () => noteBody(""), 400, "missing_notes"],
  ["blank notes", () => noteBody(" \n\t\u00a0 "), 400, "missing_notes"],
  ["no notes", () => ({ vital_signs: "BP 98/54" }), 400, "missing_notes"],
  ["no body", () => "", 400, "missing_notes"],
  ["notes of 2 MB", (word) => noteBody(word + huge), 413, "too_large"],
  ["JSON that breaks off", (word) => `{"description": "Pt ${word}`, 400, "invalid_json"],
  ["text that is no JSON", (word) => `${word} 68 y/o`, 400, "invalid_json"],
  ["JSON with more behind it", (word) => `{"description":"a"} ${word}`, 400, "invalid_json"],
  ["an array", (word) => [noteBody(word)], 400, "invalid_request"],
  ["a text", (word) => JSON.stringify(word), 400, "invalid_request"],
  ["null", () => "null", 400, "invalid_request"],
  ["notes that are a number", () => ({ description: 7 }), 400, "invalid_request"],
  ["notes that are a list", (word) => ({ description: [word] }), 400, "invalid_request"],
  ["notes that are null", () => ({ description: null }), 400, "invalid_request"],
  [
    "vital signs that are an object",
    (word) => ({ description: word, vital_signs: {} }),
    400,
    "invalid_request",
  ],
  [
    "demographics that are a text",
    (word) => ({ description: word, demographics: word }),
    400,
    "invalid_request",
  ],
  [
    "an age that is a number",
    (word) => ({ description: word, demographics: { age: 68 } }),
    400,
    "invalid_request",
  ],
  ["another format", (word) => ({ description: word, format: "SOAP" }), 400, "invalid_request"],
];

test("Bad input is told apart, costs nothing, is never a 500, and neither answer nor log repeats a word of it [SBAR-09]", async () => {
  const written = watchConsole();
  const person = await personWithPlan();
  for (const [what, make, status, code] of BAD_BODIES) {
    const word = freshWord();
    const answer = await postNote(person, make(word));
    const text = await answer.text();
    expect({ what, status: answer.status, code: (JSON.parse(text) as { code: string }).code }).toEqual({
      what,
      status,
      code,
    });
    expect(text).not.toContain("Quok");
    expect(await modelCalls(word)).toEqual([]);
  }
  expect(await spentBy(person)).toEqual(NOTHING_SPENT);
  expect(written.text()).toContain('"code":"invalid_json"');
  expect(written.text()).not.toContain("Quok");
  const empty = await postNote(person, noteBody(" "));
  expect(await empty.json()).toMatchObject({ error: "Please fill in the Nurse's Notes field" });
});

test("A note that is written, declined or cut off leaves no word of the patient in the log", async () => {
  const written = watchConsole();
  const person = await personWithPlan();
  for (const fault of ["", "[[sandbox:refusal]]", "[[sandbox:cutoff]]", "[[sandbox:max_tokens]]"])
    await (await postNote(person, noteBody(notesAbout(freshWord(), fault)))).text();
  expect(written.text()).toContain('"code":"model_refused"');
  expect(written.text()).not.toContain("Quok");
});

test("Fields that nobody knows are ignored, and optional ones may be missing or null", async () => {
  const person = await personWithPlan();
  const bodies = [
    { ...noteBody("Pt resting."), color: "blue", demographics: { age: "68", shoe_size: "41" } },
    { description: "Pt resting." },
    { description: "Pt resting.", vital_signs: null, demographics: null, notification: null },
  ];
  for (const body of bodies) {
    const answer = await postNote(person, body);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain("41");
  }
});

test("Only POST writes a note, only from our own pages, and only for somebody who is signed in", async () => {
  const person = await personWithPlan();
  const word = freshWord();
  const body = JSON.stringify(noteBody(notesAbout(word)));
  const path = "/api/generate-note";
  expect((await ask(person, path)).status).toBe(405);
  for (const method of ["PUT", "PATCH", "DELETE"])
    expect((await ask(person, path, { method, body })).status).toBe(405);
  for (const Origin of ["https://evil.example", "null", "http://localhost:81"])
    expect((await ask(person, path, { method: "POST", body, headers: { Origin } })).status).toBe(403);

  const post = async (Cookie: string) =>
    (
      await exports.default.fetch(`${ORIGIN}${path}`, {
        method: "POST",
        body,
        headers: { Origin: ORIGIN, Cookie },
      })
    ).status;
  const cookies = await cookiesOf(person);
  const token = /__session=([^;]+)/.exec(cookies)?.[1] ?? "";
  const flipped = token.slice(0, -6) + (token.endsWith("AAAAAA") ? "BBBBBB" : "AAAAAA");
  expect(await post("")).toBe(401);
  expect(await post(cookies.replaceAll(token, flipped))).toBe(401);
  expect(await post(await cookiesOf(freshPerson("ended"), { ageSeconds: 70 }))).toBe(401);
  expect(await post(await cookiesOf(person, { idleMs: 400_000 }))).toBe(401);
  expect(await spentBy(person)).toEqual(NOTHING_SPENT);
  expect(await modelCalls(word)).toEqual([]);
});

test("A second reader compares the statements with the notes, and what it doubts is amber; it is charged to nobody, and reads no name", async () => {
  const [calm, doubting] = [await personWithPlan(), await personWithPlan()];
  const words = [freshWord(), freshWord()];
  const more = "Obs every 4 h so far. Wife Marta at bedside, updated.";
  const noteOf = async (answer: Promise<Response>): Promise<NoteAnswer> => (await answer).json();
  const [plain, doubted] = await Promise.all([
    noteOf(postNote(calm, noteBody(notesAbout(words[0] ?? "", more)))),
    noteOf(postNote(doubting, noteBody(notesAbout(words[1] ?? "", `${more} [[sandbox:doubt]]`)))),
  ]);
  const amberOf = ({ statements }: NoteAnswer) =>
    statements.filter(({ standing }) => standing === "not_in_notes");
  expect(amberOf(plain)).toEqual([]);
  expect(amberOf(doubted)).toMatchObject([{ reading: "changed", marks: [{ kind: "not_in_notes" }] }]);
  expect(await spentBy(doubting)).toMatchObject({ notes: 1, output: doubted.usage.output_tokens });
  const asked = await readerCalls(words[1] ?? "");
  expect(asked.length).toBeGreaterThan(0);
  expect(JSON.stringify(asked)).not.toContain("Marta");
});

test("Notes of two thousand words become a note whole: the longer they are, the more may be written", async () => {
  const person = await personWithPlan();
  const word = freshWord();
  const told = Array.from(
    { length: 180 },
    (_, at) => `Turned to the left side at ${at + 1000}, skin intact, ${at} mL in.`,
  );
  const response = await postNote(person, noteBody(`Pt ${word} resting. ${told.join(" ")}`));
  expect(response.status).toBe(200);
  const { statements, leftOut }: NoteAnswer = await response.json();
  const written = JSON.stringify(statements);
  expect(told.filter((sentence) => !written.includes(sentence.slice(0, -1)))).toEqual([]);
  expect(leftOut).toEqual([]);
  const [call] = await modelCalls(word);
  expect(JSON.parse(call?.body ?? "{}").max_tokens).toBeGreaterThan(4_000);
});

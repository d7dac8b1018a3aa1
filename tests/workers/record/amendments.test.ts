import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { addGenerated } from "#app/core/note/edit/add-generated.ts";
import { applyChecks } from "#app/core/note/edit/apply-checks.ts";
import {
  amendNote,
  clearNote,
  goToVersion,
  removeItem,
  signNote,
  startEdit,
  typeEdit,
} from "#app/core/note/edit/edit-note.ts";
import { EMPTY_FORM, type NoteForm } from "#app/core/note/form/note-form.ts";
import { contentOf, emptyDocument, type NoteDocument } from "#app/core/note/note-document.ts";
import { keptText, noteBody } from "#app/core/note/work/note-body.ts";
import type { NoteBody, OpenedNote } from "#app/core/record/notes/note.ts";
import { SBAR_LAYOUT } from "#app/rooms/sbar/sbar-layout.ts";
import { ask, personWithPlan, type TestPerson } from "../signed-in.ts";
import { amendedBody, amendmentOf, signatureOf } from "./signing.ts";

type Page = NoteDocument<NoteForm>;

async function put(person: TestPerson, id: string, expectedVersion: number, cause: string, body: NoteBody) {
  const given = { expectedVersion, cause, body };
  const answer = await ask(person, `/api/notes/${id}/versions`, { method: "PUT", body: given });
  const { version, code } = (await answer.json()) as { version?: number; code?: string };
  return code ?? version;
}
const open = async (person: TestPerson, id: string) =>
  (await (await ask(person, `/api/notes/${id}`)).json()) as OpenedNote;
const bodyOf = (page: Page) => noteBody({ layout: SBAR_LAYOUT }, page);

/** A page with a generated note of two statements. */
function generated(): Page {
  const item = (id: string, text: string) => ({
    id,
    part: "situation",
    text,
    gap: " ",
    author: "model" as const,
    checked: null,
    isKept: false,
    isTakenOver: false,
  });
  const items = [item("one", "Short of breath since 0310."), item("two", "Sitting up.")];
  const checks = { leftOut: [], notStated: [], matched: { matching: 0, all: 0 } };
  const form = { ...EMPTY_FORM, nurseNotes: "SOB since 0310." };
  return addGenerated(emptyDocument<NoteForm>(), { items, checks, form }, { key: "key", at: 1, kept: null });
}
const signed = async (person: TestPerson, page: Page) =>
  signNote(page, await signatureOf(person, keptText(SBAR_LAYOUT, page)));
const withAmendment = async (person: TestPerson, page: Page, words: string) =>
  amendNote(page, words, await signatureOf(person, words));

test("An amendment of a signed note changes neither its kind, its words, its signature nor what was added before", async () => {
  const person = await personWithPlan();
  const id = crypto.randomUUID();
  const text = "S: as it was signed";
  const [mine, again] = [await signatureOf(person, text), await signatureOf(person, "another text")];
  const [first, second] = [await amendmentOf(person, "First."), await amendmentOf(person, "Second.")];
  const bodyWith = (signature: unknown, amendments: unknown[], more: object = {}): NoteBody => ({
    kind: "sbar",
    title: "t",
    text,
    ...more,
    note: { versions: [{ signature, amendments }] },
  });
  expect(await put(person, id, 0, "signed", bodyWith(mine, []))).toBe(1);
  expect(await put(person, id, 1, "amended", bodyWith(mine, [first]))).toBe(2);
  const refused = [
    bodyWith(mine, [first, second], { text: "another text" }),
    bodyWith(null, [first, second], { kind: "nanda", text: "another text" }),
    bodyWith(null, [first, second]),
    bodyWith(again, [first, second], { text: "another text" }),
    bodyWith(mine, [first, second], { kind: "nanda" }),
    bodyWith(mine, [second]),
    bodyWith(mine, [second, first]),
    bodyWith(mine, [first]),
  ];
  for (const body of refused)
    expect(await put(person, id, 2, "amended", body), JSON.stringify(body)).toBe("signature_forged");
  const before = await open(person, id);
  expect(before).toMatchObject({ version: 2, body: bodyWith(mine, [first]) });
  expect(await put(person, id, 2, "amended", bodyWith(mine, [first, second]))).toBe(3);
});

test("An amendment that comes with other statements, another patient or another mark is refused", async () => {
  const person = await personWithPlan();
  const id = crypto.randomUUID();
  const page = await signed(person, generated());
  expect(await put(person, id, 0, "signed", bodyOf(page))).toBe(1);
  const good = bodyOf(await withAmendment(person, page, "Seen by Dr. Lee."));
  const changed = (from: string, to: string) =>
    JSON.parse(JSON.stringify(good.note).replaceAll(from, to)) as unknown;
  for (const [from, to] of [
    ["Sitting up.", "Lying flat."],
    ["SOB since 0310.", "SOB since 0410."],
    ['"isKept":false', '"isKept":true'],
    ['"excluded":[]', '"excluded":["situation"]'],
  ] as const)
    expect(await put(person, id, 1, "amended", { ...good, note: changed(from, to) }), from).toBe(
      "signature_forged",
    );
  const note = good.note as { versions: { number: number; content: object }[]; items: object[] };
  const items = [...note.items, { ...note.items[0], text: "Lying flat." }];
  const content = { ...note.versions[0]?.content, items: [2] };
  const hidden = note.versions.map((version) => (version.number === 2 ? { ...version, content } : version));
  expect(hidden).not.toEqual(note.versions);
  const draft = { part: "situation", text: "Lying flat.", content };
  for (const shown of [
    { ...note, items, versions: hidden, current: 2 },
    { ...note, items, draft },
  ])
    expect(await put(person, id, 1, "amended", { ...good, note: shown })).toBe("signature_forged");
  expect(await put(person, id, 1, "amended", good)).toBe(2);
});

test("What the page sends is kept: amendments one after the other, two at once, and from the version before them", async () => {
  const person = await personWithPlan();
  const id = crypto.randomUUID();
  const page = await signed(person, generated());
  const first = await withAmendment(person, page, "First.");
  const third = await withAmendment(person, await withAmendment(person, first, "Second."), "Third.");
  const fourth = await withAmendment(person, goToVersion(third, 2, 9), "Fourth.");
  expect(await put(person, id, 0, "generated", bodyOf(generated()))).toBe(1);
  expect(await put(person, id, 1, "signed", bodyOf(page))).toBe(2);
  expect(await put(person, id, 2, "amended", bodyOf(first))).toBe(3);
  expect(await put(person, id, 3, "amended", bodyOf(third))).toBe(4);
  expect(await put(person, id, 4, "amended", bodyOf(clearNote(fourth, 10)))).toBe(5);
  const { body } = await open(person, id);
  const { versions } = body.note as { versions: Page["versions"] };
  const { amendments = [] } = versions.findLast(({ content }) => content !== null) ?? {};
  expect(amendments.map(({ text }) => text)).toEqual(["First.", "Second.", "Third.", "Fourth."]);
});

test("A note that was signed and amended before either was kept is kept as signed, whatever version the page shows", async () => {
  const person = await personWithPlan();
  const id = crypto.randomUUID();
  const part = SBAR_LAYOUT.parts[0] ?? expect.fail("no part");
  const page = await withAmendment(person, await signed(person, generated()), "First.");
  const typing = typeEdit(startEdit(goToVersion(page, 1, 9), part, 10), part, "Something else.");
  expect(await put(person, id, 0, "generated", bodyOf(generated()))).toBe(1);
  expect(await put(person, id, 1, "amended", bodyOf(typing))).toBe(2);
  const note = await open(person, id);
  expect(note.signedAt).toEqual(expect.any(Number));
  expect(note.body.text).toBe(bodyOf(page).text);
  expect(await put(person, id, 2, "edited", bodyOf(generated()))).toBe("note_signed");
});

test("A copy of a signed note that was edited takes an amendment of the signed version, and is signed from then on", async () => {
  const person = await personWithPlan();
  const id = crypto.randomUUID();
  const page = await signed(person, generated());
  const edited = removeItem(goToVersion(page, 1, 9), "two", 10);
  expect(await put(person, id, 0, "edited", bodyOf(edited))).toBe(1);
  const added = await withAmendment(person, goToVersion(edited, 2, 11), "First.");
  expect(await put(person, id, 1, "amended", bodyOf(added))).toBe(2);
  expect((await open(person, id)).signedAt).toEqual(expect.any(Number));
});

test("What the guard marks after the signature is no change; the text stays the one that was signed", async () => {
  const person = await personWithPlan();
  const id = crypto.randomUUID();
  const page = await signed(person, generated());
  expect(await put(person, id, 0, "signed", bodyOf(page))).toBe(1);
  const content = contentOf(page) ?? expect.fail("no note");
  const said = {
    text: "Sitting up.",
    section: "situation",
    standing: "not_in_notes",
    evidence: [],
    mismatches: [],
  };
  const statements = new Map([["two", said as never]]);
  const checks = { leftOut: [], notStated: [], matched: { matching: 0, all: 0 } };
  const marked = await withAmendment(person, applyChecks(page, content, { statements, checks }), "First.");
  expect(bodyOf(marked).text).toContain("[not in notes]");
  expect(await put(person, id, 1, "amended", bodyOf(marked))).toBe(2);
  expect((await open(person, id)).body.text).toBe(bodyOf(page).text);
  const before = await withAmendment(person, goToVersion(marked, 2, 9), "Second.");
  expect(await put(person, id, 2, "amended", bodyOf(before))).toBe(3);
});

test("A signed note whose current version lies in the bucket is compared with that", async () => {
  const person = await personWithPlan();
  const id = crypto.randomUUID();
  const text = "Margaret Ellis ".repeat(8_000);
  const versions = [{ signature: await signatureOf(person, text), amendments: [] }];
  const body = { kind: "sbar", title: "t", text, note: { versions } };
  expect(await put(person, id, 0, "signed", body)).toBe(1);
  expect((await env.PERSON_RECORDS.list({ prefix: `people/${person.userId}/` })).objects).toHaveLength(1);
  const amended = await amendedBody(person, body, "First.");
  expect(await put(person, id, 1, "amended", { ...amended, text: "another text" })).toBe("signature_forged");
  expect(await put(person, id, 1, "amended", amended)).toBe(2);
});

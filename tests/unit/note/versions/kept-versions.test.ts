// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { openToasts } from "#app/base/ui/toasts/toast-list.ts";
import type { CheckedStatement } from "#app/core/evidence/statement.ts";
import { saveEdit } from "#app/core/note/edit/add-version.ts";
import { applyChecks } from "#app/core/note/edit/apply-checks.ts";
import {
  amendNote,
  clearNote,
  removeItem,
  signNote,
  startEdit,
  typeEdit,
} from "#app/core/note/edit/edit-note.ts";
import type { NoteForm } from "#app/core/note/form/note-form.ts";
import { contentOf, emptyDocument, type NoteDocument, type NotePart } from "#app/core/note/note-document.ts";
import { noteBody } from "#app/core/note/work/note-body.ts";
import {
  fromKeptNote,
  isFurtherNote,
  type NoteTool,
  noteWorkKind,
  toKeptNote,
  withAnswer,
} from "#app/core/note/work/note-work.ts";
import { useKeptVersions } from "#app/core/note/work/use-kept-versions.ts";
import type { NoteBody } from "#app/core/record/notes/note.ts";
import type { NoteAnswer } from "#app/rooms/sbar/note-answer.ts";
import { SBAR_LAYOUT, toNoteItems } from "#app/rooms/sbar/sbar-layout.ts";
import { closePages, pass, renderHook } from "#tests/unit/render.ts";
import { answerOf, found } from "../notes.ts";
import { useOwnNote } from "../open-note.ts";

const TOOL: NoteTool<NoteAnswer> = { layout: SBAR_LAYOUT, work: noteWorkKind("sbar"), toItems: toNoteItems };
const bodyOf = async (document: NoteDocument) => noteBody(TOOL, document as NoteDocument<NoteForm>);

/** What the server keeps: each note's versions, oldest first. */
const kept = new Map<string, NoteBody[]>();
let isDown = false;
let isAmendedElsewhere = false;
let isFull = false;

beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  isDown = false;
  isAmendedElsewhere = false;
  isFull = false;
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    const [, , , id = "", what] = path.split("/");
    if (what === "events") return new Response(null, { status: 204 });
    expect([method, what]).toEqual(["PUT", "versions"]);
    if (isDown) throw new TypeError("offline");
    if (isFull) return Response.json({ error: "There is no room.", code: "notes_full" }, { status: 413 });
    const { expectedVersion, body: version } = JSON.parse(String(body));
    const versions = kept.get(id);
    if (!versions && expectedVersion > 0)
      return Response.json({ error: "No such note.", code: "note_not_found" }, { status: 404 });
    if ((versions?.length ?? 0) !== expectedVersion)
      return Response.json(
        { error: "Changed.", code: "note_changed", version: versions?.length },
        { status: 409 },
      );
    if (versions && isAmendedElsewhere)
      return Response.json({ error: "Another one.", code: "signature_forged" }, { status: 422 });
    kept.set(id, [...(versions ?? []), version]);
    return Response.json({ version: expectedVersion + 1 });
  });
});

const formOf = (nurseNotes: string): NoteForm => ({ nurseNotes, vitalSigns: "", demographics: {} });
const ELLIS = formOf("Mrs Ellis, short of breath since 0310, sitting up, 2 L of oxygen.");
const OKORO = formOf("Mr Okoro, vomited twice, ondansetron given at 0200, settled since.");

/** What the page does with a finished answer that the server could not keep. */
const generated = (before: NoteDocument, form: NoteForm, key: string) =>
  withAnswer(
    TOOL,
    before as NoteDocument<NoteForm>,
    { answer: answerOf([found("situation", form.nurseNotes)]), form },
    { key, at: Date.now(), kept: null },
  ) as NoteDocument;

async function openNote(first: NoteDocument = emptyDocument()) {
  const page = await renderHook(() => {
    const note = useOwnNote(first);
    useKeptVersions(note, bodyOf);
    return note;
  });
  const change = (edit: (document: NoteDocument) => NoteDocument) => act(async () => page().change(edit));
  return { page, change };
}

const keptTexts = () =>
  Object.fromEntries([...kept].map(([id, versions]) => [id, versions.map(({ text }) => text)]));

test("a note of another patient is a note of its own; one about the same patient is the next version", async () => {
  const { page, change } = await openNote();
  await change((before) => generated(before, ELLIS, "key-ellis"));
  await pass(0);
  await change((before) => generated(before, { ...ELLIS, vitalSigns: "HR 96" }, "key-again"));
  await pass(0);
  expect(page().document.id).toBe("key-ellis");
  await change((before) => generated(before, OKORO, "key-okoro"));
  await pass(0);
  expect(page().document).toMatchObject({ id: "key-okoro", before: "key-ellis", waiting: [] });
  expect(page().document.versions).toHaveLength(1);
  expect(Object.entries(keptTexts()).map(([id, texts]) => [id, texts.length])).toEqual([
    ["key-ellis", 2],
    ["key-okoro", 1],
  ]);
  expect(JSON.stringify(kept.get("key-okoro"))).not.toContain("Ellis");
  expect(JSON.stringify(kept.get("key-ellis"))).not.toContain("Okoro");
});

test("what is not kept yet of a note waits with the page, also over a reload, and is kept first", async () => {
  const { page, change } = await openNote();
  await change((before) => generated(before, ELLIS, "key-ellis"));
  isDown = true;
  await change((before) => removeItem(before, contentOf(before)?.items[0]?.id ?? "", Date.now()));
  await change((before) => generated(before, OKORO, "key-okoro"));
  await pass(100);
  expect(page().document.waiting).toHaveLength(1);
  const reloaded = fromKeptNote(toKeptNote(page().document as NoteDocument<NoteForm>)) as NoteDocument;
  expect(reloaded).toEqual(page().document);
  isDown = false;
  const again = await openNote(reloaded);
  await pass(100);
  expect(again.page().document.waiting).toEqual([]);
  expect(keptTexts()["key-ellis"]).toHaveLength(2);
  expect(keptTexts()["key-okoro"]).toHaveLength(1);
});

test("clearing the page takes nothing from the kept note, and what is generated then is a further note", async () => {
  const { page, change } = await openNote();
  await change((before) => generated(before, ELLIS, "key-ellis"));
  await pass(0);
  await change((before) => clearNote(before, Date.now()));
  await pass(20_000);
  expect(keptTexts()["key-ellis"]).toEqual([expect.stringContaining("short of breath")]);
  expect(isFurtherNote(page().document as NoteDocument<NoteForm>, ELLIS)).toBe(true);
  expect((await bodyOf(page().document)).title).toContain("Ellis");
});

test("a note that was signed, or was deleted elsewhere, takes nothing more: what is written since is a further one", async () => {
  const { page, change } = await openNote();
  await change((before) => generated(before, ELLIS, "key-ellis"));
  await pass(0);
  kept.delete("key-ellis");
  await change((before) => signNote(before, { name: "Ann", at: 5, hash: "", seal: "" }));
  await pass(100);
  const { id } = page().document;
  expect(id).not.toBe("key-ellis");
  expect([...kept.keys()]).toEqual([id]);
  expect(isFurtherNote(page().document as NoteDocument<NoteForm>, ELLIS)).toBe(true);
});

test("an amendment beside one that was added elsewhere is kept in a further note, and the first stays as it is", async () => {
  const { page, change } = await openNote();
  await change((before) => generated(before, ELLIS, "key-ellis"));
  await change((before) => signNote(before, { name: "Ann", at: 5, hash: "", seal: "" }));
  await pass(100);
  isAmendedElsewhere = true;
  const before = kept.get("key-ellis");
  await change((note) => amendNote(note, "Seen by Dr. Lee.", { name: "Ann", at: 6, hash: "", seal: "" }));
  await pass(100);
  const { id } = page().document;
  expect(id).not.toBe("key-ellis");
  expect(kept.get("key-ellis")).toBe(before);
  expect(JSON.stringify(kept.get(id ?? ""))).toContain("Seen by Dr. Lee.");
});

test("where there is no room for a note she is told once, and it is kept as soon as there is", async () => {
  isFull = true;
  const { change } = await openNote();
  await change((before) => generated(before, ELLIS, "key-ellis"));
  await pass(25_000);
  expect(openToasts().filter(({ text }) => text.includes("no room"))).toHaveLength(1);
  isFull = false;
  await pass(10_000);
  expect(keptTexts()["key-ellis"]).toHaveLength(1);
});

const SITUATION = SBAR_LAYOUT.parts[0] as NotePart;

/** Types into the note what contradicts the form, and saves. */
const edited = (before: NoteDocument, text: string) =>
  saveEdit(typeEdit(startEdit(before, SITUATION, Date.now()), SITUATION, text), Date.now());

/** The guard's verdict on text that it had not read: the notes say otherwise. */
function answered(before: NoteDocument) {
  const content = contentOf(before);
  if (!content) return before;
  const said = content.items
    .filter(({ checked }) => checked === null)
    .map(({ id, text }): [string, CheckedStatement] => {
      const marks = [{ start: 0, end: 3, kind: "not_in_notes" as const, reason: "", inNotes: "0310" }];
      return [id, { text, standing: "not_in_notes", evidence: [], mismatches: [], marks }];
    });
  const checks = { leftOut: [], notStated: [], matched: { matching: 0, all: 0 } };
  return applyChecks(before, content, { statements: new Map(said), checks });
}

test("an edit waits for the guard, and is kept once, with the marks that the page shows", async () => {
  const { page, change } = await openNote();
  await change((before) => generated(before, ELLIS, "key-ellis"));
  await change((before) => edited(before, "Hit head."));
  await pass(400);
  expect(keptTexts()["key-ellis"]).toHaveLength(1);
  await change(answered);
  await pass(20_000);
  expect(keptTexts()["key-ellis"]).toEqual([
    expect.any(String),
    expect.stringContaining("Hit head. [not in notes]"),
  ]);
  expect(kept.get("key-ellis")?.at(-1)).toMatchObject({ title: expect.stringContaining("[not in notes]") });
  expect(page().document.kept).toMatchObject({ number: 2, version: 2 });
});

test("where the guard does not answer the edit is kept without it, and once more as soon as it does", async () => {
  const { change } = await openNote();
  await change((before) => generated(before, ELLIS, "key-ellis"));
  await change((before) => edited(before, "Hit head."));
  await pass(3_100);
  expect(keptTexts()["key-ellis"]?.at(-1)).toMatch(/Hit head\.$/);
  await change(answered);
  await pass(20_000);
  expect(keptTexts()["key-ellis"]?.map((text) => text?.includes("[not in notes]"))).toEqual([
    false,
    false,
    true,
  ]);
});

test("the answer also reaches a version below another part's editor", async () => {
  const { change } = await openNote();
  await change((before) => generated(before, ELLIS, "key-ellis"));
  await change((before) => edited(before, "Hit head."));
  await change((before) => startEdit(before, SBAR_LAYOUT.parts[1] as NotePart, Date.now()));
  await change(answered);
  await pass(20_000);
  expect(keptTexts()["key-ellis"]?.map((text) => text?.includes("[not in notes]"))).toEqual([false, true]);
});

test("the guard's late word makes no further note of one that was signed or deleted elsewhere", async () => {
  const { page, change } = await openNote();
  await change((before) => generated(before, ELLIS, "key-ellis"));
  await change((before) => edited(before, "Hit head."));
  await pass(3_100);
  kept.delete("key-ellis");
  await change(answered);
  await pass(20_000);
  expect([page().document.id, kept.size]).toEqual(["key-ellis", 0]);
});

test("a page that is left, and a signature, wait for nothing", async () => {
  const { change } = await openNote();
  await change((before) => generated(before, ELLIS, "key-ellis"));
  await change((before) => edited(before, "Hit head."));
  await change((before) => signNote(before, { name: "Ann", at: 5, hash: "", seal: "" }));
  await pass(10);
  expect(kept.get("key-ellis")).toHaveLength(2);
  const other = await openNote();
  await other.change((before) => generated(before, OKORO, "key-okoro"));
  await other.change((before) => edited(before, "Hit head."));
  await closePages();
  await pass(0);
  expect(keptTexts()["key-okoro"]).toHaveLength(2);
});

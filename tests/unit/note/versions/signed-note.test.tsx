// @vitest-environment happy-dom
import { act, createElement } from "react";
import { expect, test, vi } from "vitest";
import { showToast } from "#app/base/ui/toasts/toasts.tsx";
import { addGenerated } from "#app/core/note/edit/add-generated.ts";
import { saveEdit } from "#app/core/note/edit/add-version.ts";
import { goToVersion, signNote, startEdit, typeAmendment, typeEdit } from "#app/core/note/edit/edit-note.ts";
import { EXAMPLE_PATIENT } from "#app/core/note/form/example-patient.ts";
import type { NoteForm } from "#app/core/note/form/note-form.ts";
import { computedStatements } from "#app/core/note/news2/form-score.ts";
import {
  currentVersion,
  emptyDocument,
  type NoteDocument,
  type NotePart,
} from "#app/core/note/note-document.ts";
import { NotePanel } from "#app/core/note/view/note-panel.tsx";
import { mergeNoteWork } from "#app/core/note/work/merge-note-work.ts";
import { noteBody } from "#app/core/note/work/note-body.ts";
import { fromKeptNote, noteWorkKind, toKeptNote } from "#app/core/note/work/note-work.ts";
import { SBAR_LAYOUT, toNoteItems } from "#app/rooms/sbar/sbar-layout.ts";
import { buttonIn, closePages, press, render, typeInto } from "#tests/unit/render.ts";
import { answerOf, documentOf, FORM, found } from "../notes.ts";
import { drawnNote, useOwnNote } from "../open-note.ts";
import "#tests/unit/overlays-loaded.ts";

const by = { name: "Ann Nurse", at: 9, hash: "", seal: "" };
const UNSIGNED = documentOf(answerOf([found("situation", "SOB."), found("background", "Heart failure.")]));

async function openNote(initial: NoteDocument) {
  const { page, now, change } = await drawnNote(initial);
  const click = (name: string) => press(page, name);
  const amendments = () => currentVersion(now())?.amendments.map(({ text }) => text) ?? [];
  return { page, click, amendments, now, change };
}

test("an amendment that is being added is added once, however often its button is pressed", async () => {
  let answer = () => {};
  const asked = vi.fn(
    () => new Promise<Response>((done) => (answer = () => done(Response.json({ ...by, at: 11 })))),
  );
  vi.stubGlobal("fetch", asked);
  const { page, click, amendments } = await openNote(signNote(UNSIGNED, by));
  await click("Amend");
  await typeInto(page.querySelector("textarea"), "Furosemide repeated.");
  await click("Add amendment");
  await click("Add amendment");
  expect(asked).toHaveBeenCalledTimes(1);
  await act(async () => answer());
  await vi.waitFor(() => expect(amendments()).toEqual(["Furosemide repeated."]));
  expect(page.querySelector("textarea")).toBeNull();
  await click("Amend");
  expect(buttonIn(page, "Add amendment")?.getAttribute("aria-disabled")).toBe("false");
});

test("Amend leads into its box, its Cancel back to Amend, and what is added to the signature", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ ...by, at: 11 }));
  const { page, click, amendments } = await openNote(signNote(UNSIGNED, by));
  await click("Amend");
  expect(document.activeElement?.id).toBe("amendment");
  await click("Cancel");
  expect(document.activeElement?.textContent).toBe("Amend");
  await click("Amend");
  await typeInto(page.querySelector("textarea"), "Furosemide repeated.");
  await click("Add amendment");
  await vi.waitFor(() => expect(amendments()).toEqual(["Furosemide repeated."]));
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Signature");
});

test("an amendment that is being typed is part of the page's work: it comes back with the note, and is unsaved until it is added", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ ...by, at: 11 }));
  const work = noteWorkKind("sbar");
  const workOf = (document: NoteDocument) => ({
    ...FORM,
    note: toKeptNote({ ...document, kept: { number: 2, version: 2 } } as NoteDocument<NoteForm>),
  });
  const { page, click, now } = await openNote(signNote(UNSIGNED, by));
  expect(work.isDone?.(workOf(now()))).toBe(true);
  await click("Amend");
  await typeInto(page.querySelector("textarea"), "Furosemide repeated.");
  expect([work.isDone?.(workOf(now())), work.called(workOf(now()))]).toEqual([false, "unsaved note"]);
  const kept = fromKeptNote(toKeptNote(now() as NoteDocument<NoteForm>));
  await closePages();
  const again = await openNote(kept);
  expect(again.page.querySelector("textarea")?.value).toBe("Furosemide repeated.");
  expect(document.activeElement).toBe(document.body);
  await again.click("Add amendment");
  await vi.waitFor(() => expect(again.amendments()).toEqual(["Furosemide repeated."]));
  expect([again.page.querySelector("textarea"), again.now().amendment]).toEqual([null, null]);
});

test("what is being added to a note is no part of what is kept of it, and of another page's", () => {
  const signed = signNote(UNSIGNED, by) as NoteDocument<NoteForm>;
  const amending = typeAmendment(signed, "Furosemide repeated.");
  expect(JSON.stringify(noteBody({ layout: SBAR_LAYOUT }, amending))).not.toContain("Furosemide");
  const keeping = { open: fromKeptNote, keep: toKeptNote };
  const page = (document: NoteDocument<NoteForm>) => ({ ...FORM, note: toKeptNote(document) });
  expect(mergeNoteWork(page(signed), page(amending), keeping)).toBeNull();
  expect(mergeNoteWork(page(amending), page(amending), keeping)).not.toBeNull();
});

test("Undo keeps the focus where there is nothing more to undo", async () => {
  const part = SBAR_LAYOUT.parts[0] as NotePart;
  const edited = saveEdit(typeEdit(startEdit(UNSIGNED, part, 5), part, "No SOB."), 6);
  const { page, click } = await openNote(edited);
  const undo = () => buttonIn(page, "Undo");
  expect(undo()?.getAttribute("aria-disabled")).toBe("false");
  await click("Undo");
  expect(document.activeElement).toBe(undo());
});

test("who clears a note goes on at its versions, and who brings it back at its toolbar", async () => {
  const Panel = () => {
    const note = useOwnNote(UNSIGNED);
    return createElement(NotePanel, {
      note,
      layout: SBAR_LAYOUT,
      words: { copy: "Copy SBAR", done: "" },
      progress: { status: "idle" },
      userId: "user_1",
      about: { patient: [], author: "", timeZone: "UTC" },
      filesOf: { layout: SBAR_LAYOUT, now: emptyDocument, author: "", timeZone: "UTC" },
      sources: [],
      active: null,
      onActivate: () => {},
      onRetry: () => {},
    });
  };
  const page = await render(createElement(Panel));
  const click = (name: string) => press(page, name);
  await click("Clear All");
  expect(document.activeElement).toBe(buttonIn(page, "Undo"));
  await click("Undo");
  expect(document.activeElement).toBe(buttonIn(page, "Copy SBAR"));
});

test("who signs goes on at the signature, where the button that signed is gone", async () => {
  vi.stubGlobal("fetch", async () => Response.json(by));
  const { click } = await openNote(UNSIGNED);
  await click("Sign");
  await vi.waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("Signature"));
});

test("who signs without a connection is told so, and that nothing was signed", async () => {
  const told: string[] = [];
  vi.spyOn(showToast, "error").mockImplementation((words) => told.push(words));
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  const { page, click } = await openNote(UNSIGNED);
  await click("Sign");
  await vi.waitFor(() => expect(told).toHaveLength(1));
  vi.stubGlobal("fetch", async () => Response.json({ error: "No." }, { status: 503 }));
  await click("Sign");
  await vi.waitFor(() => expect(told).toHaveLength(2));
  expect(told).toEqual([
    "You are offline. Nothing was signed: sign again when the connection is back.",
    "The note could not be signed. Please try again.",
  ]);
  expect(page.textContent).not.toContain("Reviewed and signed");
});

test("who amends a signed note without a connection is told of the amendment, not of a signature, and keeps its words", async () => {
  const told: string[] = [];
  vi.spyOn(showToast, "error").mockImplementation((words) => told.push(words));
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  const { page, click } = await openNote(signNote(UNSIGNED, by));
  await click("Amend");
  await typeInto(page.querySelector("textarea"), "Furosemide repeated.");
  await click("Add amendment");
  await vi.waitFor(() => expect(told).toHaveLength(1));
  expect(told).toEqual([
    "You are offline. The amendment was not added: add it again when the connection is back.",
  ]);
  expect(page.querySelector("textarea")?.value).toBe("Furosemide repeated.");
});

test("a suggestion that was left at signing is no part of the signed note, nor counted with it", async () => {
  const suggested = documentOf(
    answerOf([found("situation", "SOB."), found("recommendation", "Reassess in an hour.", "suggestion")]),
  );
  const open = await openNote(suggested);
  expect(open.page.textContent).toContain("Reassess in an hour.");
  expect(open.page.textContent).toContain("1 statement is a suggestion");
  await closePages();
  const { page } = await openNote(signNote(suggested, by));
  expect(page.textContent).not.toContain("Reassess in an hour.");
  expect(page.textContent).not.toContain("suggestion");
  expect(page.textContent).toContain("Every statement has a source");
});

test("a signed note asks nobody to sign it", async () => {
  const todo = "Read it once, then sign.";
  expect((await openNote(UNSIGNED)).page.textContent).toContain(todo);
  await closePages();
  expect((await openNote(signNote(UNSIGNED, by))).page.textContent).not.toContain(todo);
});

test("a note that was generated over her own changes says that they are not in it, and leads back to them", async () => {
  const part = SBAR_LAYOUT.parts[0] as NotePart;
  const edited = saveEdit(typeEdit(startEdit(UNSIGNED, part, 5), part, "No SOB."), 6) as typeof UNSIGNED;
  const anew = (before: typeof UNSIGNED) =>
    addGenerated(
      before,
      { ...toNoteItems(answerOf([found("situation", "SOB.")])), form: FORM },
      { key: "note-1", at: 7, kept: { id: "note-1", version: 2 } },
    );
  const words = "The changes you made to the previous note are not in this one.";
  expect((await openNote(anew(UNSIGNED))).page.textContent).not.toContain(words);
  await closePages();
  const { page, click } = await openNote(anew(edited));
  expect(page.textContent).toContain(words);
  await click("Show the previous note");
  expect(document.activeElement).toBe(page.querySelector(".note-title"));
  expect(page.textContent).toContain("No SOB.");
  expect(page.textContent).not.toContain(words);
});

test("a version that is not signed says that another one is, and leads to it", async () => {
  const { page, click } = await openNote(goToVersion(signNote(UNSIGNED, by), 1, 10));
  expect(page.textContent).toContain("This version is not signed. Ann Nurse signed another version,");
  await click("Show the signed version");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Signature");
  expect(page.textContent).toContain("Reviewed and signed by Ann Nurse");
  expect(page.textContent).not.toContain("This version is not signed");
});

test("a score says what it was computed from where the note says otherwise by now", async () => {
  const form = { ...EXAMPLE_PATIENT, vitalSigns: "BP 98/54, HR 118, RR 30, Temp 36.9, O2 Sat 86%" };
  const answer = answerOf([found("assessment", "HR 118, RR 30.")], { computed: computedStatements(form) });
  const made = { key: "note-1", at: 1, kept: null };
  const note = addGenerated(emptyDocument<NoteForm>(), { ...toNoteItems(answer), form }, made);
  const assessment = SBAR_LAYOUT.parts.find(({ key }) => key === "assessment") as NotePart;
  const saying = (text: string) => saveEdit(typeEdit(startEdit(note, assessment, 2), assessment, text), 3);
  expect((await openNote(saying("HR 118, RR 30 and shallow."))).page.textContent).not.toContain(
    "You changed that",
  );
  await closePages();
  const { textContent } = (await openNote(saying("HR 96, RR 30."))).page;
  expect(textContent).toContain("Computed from what was typed: HR 118. You changed that in the note");
});

test("Save and Cancel give the focus to their part's Edit button; an editor that something else closes does not", async () => {
  const { page, click, change } = await openNote(UNSIGNED);
  for (const close of ["Save", "Cancel"]) {
    await click("Edit Background");
    await click(close);
    expect(document.activeElement).toBe(buttonIn(page, "Edit Background"));
  }
  for (const title of ["Background", "Situation", "Background"]) {
    await click(`Edit ${title}`);
    expect(document.activeElement).toBe(page.querySelector("textarea"));
    expect(page.querySelector("textarea")?.dataset.part).toBe(title.toLowerCase());
  }
  // Undo would throw away what was typed, and leaves it.
  expect(buttonIn(page, "Undo")?.getAttribute("aria-disabled")).toBe("true");
  await click("Undo");
  expect(page.querySelector("textarea")?.value).toBe("Heart failure.");
  await act(async () => change((before) => saveEdit(before, 3)));
  expect(page.querySelector("textarea")).toBeNull();
  expect(document.activeElement).not.toBe(buttonIn(page, "Edit Background"));
});

test("Ctrl+Enter saves the part that is being edited, Enter begins a line", async () => {
  const { page, click, now } = await openNote(UNSIGNED);
  await click("Edit Situation");
  await typeInto(page.querySelector("textarea"), "SOB since 0400.");
  const key = (init: KeyboardEventInit) =>
    act(async () => {
      const event = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...init });
      page.querySelector("textarea")?.dispatchEvent(event);
    });
  await key({});
  expect(page.querySelector("textarea")).not.toBeNull();
  await key({ ctrlKey: true });
  expect(page.querySelector("textarea")).toBeNull();
  expect(currentVersion(now())?.cause).toBe("edited");
});

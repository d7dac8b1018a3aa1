import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { signNote } from "#app/core/note/edit/edit-note.ts";
import { EMPTY_FORM, type NoteForm } from "#app/core/note/form/note-form.ts";
import { formBesideNote } from "#app/core/note/form-beside-note.ts";
import type { NoteDocument } from "#app/core/note/note-document.ts";
import { FormBeside } from "#app/core/note/view/note-view.tsx";
import { answerOf, documentOf, found } from "./notes.ts";

const FORM: NoteForm = {
  nurseNotes: "Bed 4, Mrs Ellis, 71F with CHF. Furosemide 40 mg IV at 0310, 600 mL out since.",
  vitalSigns: "BP 98/54, HR 118",
  demographics: { name: "Ann Ellis" },
};
const NOTE: NoteDocument<NoteForm> = {
  ...documentOf(answerOf([found("situation", "Furosemide 40 mg IV at 0310.")])),
  forms: [FORM],
};
const SIGNED = signNote(NOTE, { name: "Ann Nurse", at: 2_000, hash: "", seal: "" });

const withNotes = (nurseNotes: string): NoteForm => ({ ...FORM, nurseNotes });
const OTHER = { ...withNotes("Bed 9, Mr Bo, 34M. Slept well."), demographics: { name: "Al Bo" } };
const CHANGED = /^Your notes have changed since this note was written\./;

test("another dose, vital sign or field makes the form another one than the note's; blanks, and the same words typed again, do not", () => {
  const changes: NoteForm[] = [
    withNotes(FORM.nurseNotes.replace("40 mg", "80 mg")),
    { ...FORM, vitalSigns: "BP 98/54, HR 96" },
    { ...FORM, demographics: { ...FORM.demographics, allergies: "Penicillin" } },
  ];
  for (const form of changes) expect(formBesideNote(NOTE, form), JSON.stringify(form)).toMatch(CHANGED);
  const blanks = { ...FORM.demographics, allergies: " " };
  const same = { ...FORM, demographics: blanks, nurseNotes: `${FORM.nurseNotes}\n` };
  for (const form of [FORM, structuredClone(FORM), same]) expect(formBesideNote(NOTE, form)).toBeNull();
});

test("beside an emptied form and another patient's a note says what it was written from, and about whom", () => {
  for (const note of [NOTE, SIGNED]) {
    expect(formBesideNote(note, EMPTY_FORM)).toBe(
      "This note was written from the text that you have cleared. It is about Ann Ellis.",
    );
    for (const form of [OTHER, { ...FORM, demographics: { name: "Ramesh Patel" } }])
      expect(formBesideNote(note, form)).toBe(
        "This note was written from your earlier text, not from what the form says now. It is about Ann Ellis.",
      );
  }
  const nameless = { ...NOTE, forms: [{ ...FORM, demographics: {} }] };
  expect(formBesideNote(nameless, EMPTY_FORM)).toBe(
    "This note was written from the text that you have cleared.",
  );
});

test("beside a signed note only what is plainly the same patient's counts as changed", () => {
  expect(formBesideNote(SIGNED, withNotes(FORM.nurseNotes.replace("40 mg", "80 mg")))).toMatch(CHANGED);
  expect(formBesideNote(SIGNED, { ...FORM, nurseNotes: "Slept well." })).toMatch(/earlier text/);
  expect(formBesideNote(NOTE, { ...FORM, nurseNotes: "Slept well." })).toMatch(CHANGED);
});

test("above the note stands that the notes have changed since, and nothing of it as long as they have not", () => {
  const notice = (form: NoteForm) => renderToStaticMarkup(<FormBeside document={NOTE} form={form} />);
  expect(notice(withNotes("Bed 4, Mrs Ellis."))).toMatch(/role="status">Your notes have changed since/);
  expect(notice(FORM)).toBe("");
});

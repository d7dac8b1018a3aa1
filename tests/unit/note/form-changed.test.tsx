import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { signNote } from "#app/core/note/edit/edit-note.ts";
import { EMPTY_FORM, type NoteForm } from "#app/core/note/form/note-form.ts";
import type { NoteDocument } from "#app/core/note/note-document.ts";
import { isFormChanged } from "#app/core/note/note-work.ts";
import { FormChanged } from "#app/core/note/view/checks-card.tsx";
import { answerOf, documentOf, found } from "./notes.ts";

const FORM: NoteForm = {
  nurseNotes: "Bed 4, Mrs Ellis, 71F with CHF. Furosemide 40 mg IV at 0310, 600 mL out since.",
  vitalSigns: "BP 98/54, HR 118",
  demographics: {},
};
const NOTE: NoteDocument<NoteForm> = {
  ...documentOf(answerOf([found("situation", "Furosemide 40 mg IV at 0310.")])),
  forms: [FORM],
};
const SIGNED = signNote(NOTE, { name: "Ann Nurse", at: 2_000, hash: "", seal: "" });

const withNotes = (nurseNotes: string): NoteForm => ({ ...FORM, nurseNotes });

test("another dose, vital sign or field makes the form another one than the note's; blanks, and the same words typed again, do not", () => {
  const changes: NoteForm[] = [
    withNotes(FORM.nurseNotes.replace("40 mg", "80 mg")),
    { ...FORM, vitalSigns: "BP 98/54, HR 96" },
    { ...FORM, demographics: { allergies: "Penicillin" } },
    withNotes("Bed 9, Mr Bo, 34M. Slept well."),
  ];
  for (const form of changes) expect(isFormChanged(NOTE, form), JSON.stringify(form)).toBe(true);
  const same = { ...FORM, demographics: { allergies: " " }, nurseNotes: `${FORM.nurseNotes}\n` };
  for (const form of [FORM, structuredClone(FORM), same, EMPTY_FORM])
    expect(isFormChanged(NOTE, form)).toBe(false);
});

test("beside a signed note only the same patient's changed notes count: neither an empty form nor another patient's", () => {
  expect(isFormChanged(SIGNED, withNotes(FORM.nurseNotes.replace("40 mg", "80 mg")))).toBe(true);
  for (const form of [FORM, EMPTY_FORM, withNotes("Bed 9, Mr Bo, 34M. Slept well.")])
    expect(isFormChanged(SIGNED, form)).toBe(false);
});

test("above the note stands that the notes have changed since, and nothing of it as long as they have not", () => {
  const notice = (isChanged: boolean) => renderToStaticMarkup(<FormChanged isChanged={isChanged} />);
  expect(notice(true)).toMatch(/role="status">Your notes have changed since this note was written\./);
  expect(notice(false)).toBe("");
});

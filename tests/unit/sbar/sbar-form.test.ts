import { expect, test } from "vitest";
import { fromFields } from "#app/core/note/form/form-fields.ts";
import {
  EMPTY_FORM,
  isEmptyForm,
  type NoteForm,
  readNoteForm,
  toNoteSources,
} from "#app/core/note/form/note-form.ts";
import { toForm, validForm } from "#app/core/note/form/note-request.ts";
import { noteRequest } from "#app/rooms/sbar/sbar.generation.ts";
import { toRequest } from "#app/rooms/sbar/sbar-client.ts";

const FULL: NoteForm = {
  nurseNotes: "Pt SOB",
  vitalSigns: "HR 118",
  demographics: {
    name: "A",
    age: "71",
    gender: "F",
    admissionDate: "2026-11-18",
    admissionReason: "CHF",
    baselineO2: "94%",
    medications: "apixaban",
    medicalHistory: "AF",
    allergies: "none",
  },
};

test("the form holds vital signs, notes and nine optional demographics, and each filled field is a source [SBAR-01] [SBAR-04] [SBAR-05]", () => {
  expect(toNoteSources(FULL).map(({ name, label }) => [name, label])).toEqual([
    ["nurseNotes", "Nurse's Notes"],
    ["vitalSigns", "Vital Signs"],
    ["demographics.name", "Patient Name"],
    ["demographics.age", "Age"],
    ["demographics.gender", "Gender"],
    ["demographics.admissionDate", "Admission Date"],
    ["demographics.admissionReason", "Reason for Admission"],
    ["demographics.baselineO2", "Baseline O2 Saturation"],
    ["demographics.medications", "Current Medications"],
    ["demographics.medicalHistory", "Medical History"],
    ["demographics.allergies", "Allergies"],
  ]);
  expect(toNoteSources({ ...EMPTY_FORM, nurseNotes: "x", demographics: { age: " " } })).toHaveLength(1);
});

test("what the call sends and what is kept come back as the same form, and missing parts are empty [API-19] [SBAR-05]", () => {
  expect(readNoteForm(JSON.parse(JSON.stringify(FULL)))).toEqual(FULL);
  expect(toForm(noteRequest.parse(toRequest(FULL)))).toEqual(FULL);
  const empty = { description: "", vital_signs: "", format: "SBAR", notification: "", demographics: {} };
  expect(toRequest(EMPTY_FORM)).toEqual(empty);
  expect(toForm(noteRequest.parse({ description: "x", vital_signs: null, demographics: null }))).toEqual({
    ...EMPTY_FORM,
    nurseNotes: "x",
  });
  expect(noteRequest.safeParse({ description: 3 }).success).toBe(false);
  expect(noteRequest.safeParse({ description: "x", format: "SOAP" }).success).toBe(false);
});

test("a field that is too long is refused by its name, whichever it is", () => {
  const sent = (form: NoteForm) => () => validForm(toForm(noteRequest.parse(toRequest(form))));
  const long = (length: number) => "x".repeat(length);
  const withMedications = (medications: string) => ({ ...FULL, demographics: { medications } });
  expect(sent(withMedications(long(2_000)))).not.toThrow();
  expect(sent(withMedications(long(2_001)))).toThrow(
    "Current Medications may be at most 2,000 characters long; you typed 2,001.",
  );
  expect(sent({ ...FULL, vitalSigns: long(2_001) })).toThrow(/^Vital Signs may be at most 2,000 characters/);
  expect(sent({ ...FULL, nurseNotes: long(20_001) })).toThrow(/^Your notes may be at most 20,000 characters/);
});

test("a form that is posted without scripts is the same form, and a field left empty is none [SBAR-05] [SBAR-07]", () => {
  const posted = new FormData();
  posted.set("nurseNotes", FULL.nurseNotes);
  posted.set("vital.hr", "118");
  for (const [name, text] of Object.entries(FULL.demographics)) posted.set(`demographics.${name}`, text);
  expect(fromFields(posted)).toEqual(FULL);
  posted.set("vital.other", "GCS 15");
  expect(fromFields(posted).vitalSigns).toBe(`${FULL.vitalSigns}, GCS 15`);
  posted.delete("vital.other");
  posted.set("demographics.gender", "");
  const { gender: _, ...others } = FULL.demographics;
  expect(fromFields(posted)).toEqual({ ...FULL, demographics: others });
  expect(fromFields(new FormData())).toEqual(EMPTY_FORM);
});

test("a kept form comes back as it was, and what is no form is an empty one [SBAR-05]", () => {
  expect(readNoteForm(JSON.parse(JSON.stringify(FULL)))).toEqual(FULL);
  expect(isEmptyForm({ ...EMPTY_FORM, demographics: { name: "  " } })).toBe(true);
  expect(isEmptyForm({ ...EMPTY_FORM, vitalSigns: "HR 1" })).toBe(false);
  expect(readNoteForm(null)).toEqual(EMPTY_FORM);
  expect(readNoteForm({})).toEqual(EMPTY_FORM);
  const spoilt = { nurseNotes: [["x"]], vitalSigns: 5, demographics: { name: "Ann", age: {}, gender: null } };
  expect(readNoteForm(spoilt)).toEqual({ ...EMPTY_FORM, demographics: { name: "Ann" } });
});

import { expect, test } from "vitest";
import { saveEdit } from "#app/core/note/edit/add-version.ts";
import { signNote, startEdit, typeEdit } from "#app/core/note/edit/edit-note.ts";
import { exportNote } from "#app/core/note/exports/export-note.ts";
import { noteToFhir } from "#app/core/note/exports/note-fhir.ts";
import { EXAMPLE_PATIENT } from "#app/core/note/form/example-patient.ts";
import { EVERYTHING } from "#app/core/note/leaving-note.ts";
import type { NotePart } from "#app/core/note/note-document.ts";
import { SBAR_LAYOUT } from "#app/rooms/sbar/sbar-layout.ts";
import { expectFhirNotes, resourcesOf } from "./fhir-notes.ts";
import { fhirErrors, medplumErrors } from "./fhir-validators.ts";
import { answerOf, documentOf, found } from "./notes.ts";

test("notes as FHIR are valid for both validators, and give back their sections letter by letter", () => {
  expectFhirNotes(6);
});

test("a file is found faulty by both validators when something in it is", () => {
  const document = { ...documentOf(answerOf([found("situation", "SOB.")])), forms: [EXAMPLE_PATIENT] };
  const bundle = noteToFhir(exportNote(SBAR_LAYOUT, document, EVERYTHING, "Ann Nurse"));
  const [observation] = resourcesOf(bundle, "Observation");
  expect([medplumErrors(bundle), fhirErrors(bundle)]).toEqual([[], []]);
  delete observation?.status;
  expect(medplumErrors(bundle).length).toBeGreaterThan(0);
  expect(fhirErrors(bundle).length).toBeGreaterThan(0);
});

test("the vital signs are no further along than the note that they stand in", () => {
  const note = { ...documentOf(answerOf([found("situation", "SOB.")])), forms: [EXAMPLE_PATIENT] };
  const signed = signNote(note, { name: "Ann Nurse", at: 4, hash: "", seal: "" });
  const statusesOf = (document: typeof note) => {
    const bundle = noteToFhir(exportNote(SBAR_LAYOUT, document, EVERYTHING, "Ann Nurse"));
    const all = [...resourcesOf(bundle, "Composition"), ...resourcesOf(bundle, "Observation")];
    return [...new Set(all.map(({ status }) => status))];
  };
  expect(statusesOf(note)).toEqual(["preliminary"]);
  expect(statusesOf(signed)).toEqual(["final"]);
});

test("kind, vital signs, nurse and software are coded: LOINC, UCUM, both components of a blood pressure, and who wrote it", () => {
  const document = { ...documentOf(answerOf([found("situation", "SOB.")])), forms: [EXAMPLE_PATIENT] };
  const bundle = noteToFhir(exportNote(SBAR_LAYOUT, document, EVERYTHING, "Ann Nurse"));
  const [composition] = resourcesOf(bundle, "Composition");
  expect(composition?.type).toMatchObject({ coding: [{ system: "http://loinc.org", code: "28651-8" }] });
  const observations = resourcesOf(bundle, "Observation") as unknown as {
    code: { coding: { code: string }[] };
    meta: { profile: string[] };
    valueQuantity?: { value: number; code: string };
    component?: {
      code: { coding: { system: string; code: string }[] };
      valueQuantity: { value: number; code: string };
    }[];
  }[];
  expect(
    observations.map(({ code, valueQuantity, meta }) => [
      code.coding[0]?.code,
      valueQuantity?.value,
      valueQuantity?.code,
      meta.profile[1]?.split("/").at(-1),
    ]),
  ).toEqual([
    ["85354-9", undefined, undefined, "bp"],
    ["8867-4", 118, "/min", "heartrate"],
    ["9279-1", 30, "/min", "resprate"],
    ["8310-5", 36.9, "Cel", "bodytemp"],
    ["2708-6", 86, "%", "oxygensat"],
  ]);
  expect(
    observations[0]?.component?.map(({ code, valueQuantity }) => [code.coding, valueQuantity]),
  ).toMatchObject([
    [[{ system: "http://loinc.org", code: "8480-6" }], { value: 98, code: "mm[Hg]" }],
    [[{ system: "http://loinc.org", code: "8462-4" }], { value: 54, code: "mm[Hg]" }],
  ]);
  const [provenance] = resourcesOf(bundle, "Provenance");
  expect(JSON.stringify(provenance?.agent)).toMatch(/"author".*"assembler"/);
  expect(JSON.stringify(resourcesOf(bundle, "Device"))).toContain("NurseGPT");
});

test("a vital sign that the nurse has put otherwise in her note is in the file neither as it was typed nor as an observation", () => {
  const vitals = "HR 118, RR 30. Sitting up.";
  const note = { ...documentOf(answerOf([found("assessment", vitals)])), forms: [EXAMPLE_PATIENT] };
  const assessment = SBAR_LAYOUT.parts.find(({ key }) => key === "assessment") as NotePart;
  const fileOf = (text: string) => {
    const edited = saveEdit(typeEdit(startEdit(note, assessment, 2), assessment, text), 3);
    const signed = signNote(edited, { name: "Ann Nurse", at: 4, hash: "", seal: "" });
    const bundle = noteToFhir(exportNote(SBAR_LAYOUT, signed, EVERYTHING, "Ann Nurse"));
    expect([medplumErrors(bundle), fhirErrors(bundle)]).toEqual([[], []]);
    const codes = resourcesOf(bundle, "Observation").map(
      ({ code }) => (code as { coding: { code: string }[] }).coding[0]?.code,
    );
    return { codes, text: JSON.stringify(bundle) };
  };
  expect(fileOf("HR 118, RR 30. In bed.").codes).toContain("8867-4");
  const { codes, text } = fileOf("HR 96, RR 30. Sitting up.");
  // Blood pressure, temperature and saturation stood only in the form, and stay.
  expect(codes).toEqual(["85354-9", "9279-1", "8310-5", "2708-6"]);
  expect(text).toContain("HR 96");
  expect(text).not.toMatch(/\b118\b/);
});

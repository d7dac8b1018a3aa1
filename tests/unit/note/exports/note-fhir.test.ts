import { expect, test } from "vitest";
import { saveEdit } from "#app/core/note/edit/add-version.ts";
import { amendNote, signNote, startEdit, typeEdit } from "#app/core/note/edit/edit-note.ts";
import { exportNote } from "#app/core/note/exports/export-note.ts";
import { documentOf as wordDocument } from "#app/core/note/exports/note-docx.ts";
import { fileNameOf } from "#app/core/note/exports/note-export.ts";
import { noteToFhir } from "#app/core/note/exports/note-fhir.ts";
import { noteToText } from "#app/core/note/exports/note-txt.ts";
import { EXAMPLE_PATIENT } from "#app/core/note/form/example-patient.ts";
import { EVERYTHING } from "#app/core/note/leaving/leaving-note.ts";
import type { NotePart } from "#app/core/note/note-document.ts";
import { noteText } from "#app/core/note/note-text.ts";
import { SBAR_LAYOUT } from "#app/rooms/sbar/sbar-layout.ts";
import { answerOf, documentOf, found } from "../notes.ts";
import { expectFhirNotes, resourcesOf } from "./fhir-notes.ts";
import { fhirErrors, medplumErrors } from "./fhir-validators.ts";

test("notes as FHIR are valid for both validators, and give back their sections letter by letter", () => {
  expectFhirNotes(6);
});

test("both validators find a file faulty when something in it is", () => {
  const document = { ...documentOf(answerOf([found("situation", "SOB.")])), forms: [EXAMPLE_PATIENT] };
  const bundle = noteToFhir(exportNote(SBAR_LAYOUT, document, EVERYTHING, "Ann Nurse"));
  const [observation] = resourcesOf(bundle, "Observation");
  expect([medplumErrors(bundle), fhirErrors(bundle)]).toEqual([[], []]);
  delete observation?.status;
  expect(medplumErrors(bundle).length).toBeGreaterThan(0);
  expect(fhirErrors(bundle).length).toBeGreaterThan(0);
});

test("the vital signs have the same status as the note that they stand in", () => {
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
  // Blood pressure, temperature and saturation were only in the form, and stay.
  expect(codes).toEqual(["85354-9", "9279-1", "8310-5", "2708-6"]);
  expect(text).toContain("HR 96");
  expect(text).not.toMatch(/\b118\b/);
});

const SIGNED_AT = Date.UTC(2026, 10, 26, 20, 20);
const by = (at: number) => ({ name: "Ann Nurse", at, hash: "", seal: "" });

test("written, signed and amended are said with a time each: in Word, text and FHIR", async () => {
  const written = documentOf(answerOf([found("situation", "SOB.")]), SIGNED_AT - 300_000);
  const signed = signNote(written, by(SIGNED_AT));
  const amended = amendNote(signed, "Furosemide repeated.", by(SIGNED_AT + 60_000));
  const note = exportNote(SBAR_LAYOUT, amended, EVERYTHING, "Ann Nurse");
  const time = (at: number) => new Date(at).toISOString().slice(11, 16);
  const text = noteToText(note, noteText(SBAR_LAYOUT, amended, EVERYTHING, time), time);
  for (const file of [text, JSON.stringify(wordDocument(note, time))]) {
    expect(file).toContain("Written 20:15 by Ann Nurse, with NurseGPT");
    // What was added later stands below the signature, which does not cover it.
    expect(file).toMatch(/Reviewed and signed by Ann Nurse, 20:20.*Amendment by Ann Nurse, 20:21/s);
  }
  const timesOf = (document: typeof amended) => {
    const bundle = noteToFhir(exportNote(SBAR_LAYOUT, document, EVERYTHING, "Ann Nurse"));
    expect([medplumErrors(bundle), fhirErrors(bundle)]).toEqual([[], []]);
    const [composition] = resourcesOf(bundle, "Composition");
    const attesters = (composition?.attester ?? []) as { time: string }[];
    const moments = [
      composition?.date as string,
      ...attesters.map((one) => one.time),
      String(bundle.timestamp),
    ];
    return moments.map((moment) => moment.slice(11, 16));
  };
  expect(timesOf(written)).toEqual(["20:15", "20:15"]);
  expect(timesOf(signed)).toEqual(["20:15", "20:20", "20:20"]);
  expect(timesOf(amended)).toEqual(["20:21", "20:20", "20:21", "20:21"]);
});

test("a text file names patient and nurse as the other files do, and says that it is not signed", () => {
  const form = { ...EXAMPLE_PATIENT, demographics: { name: "Ann Ellis", age: "71", gender: "F" } };
  const note = { ...documentOf(answerOf([found("situation", "SOB.")])), forms: [form] };
  const file = exportNote(SBAR_LAYOUT, note, EVERYTHING, "Ann Nurse");
  const text = noteToText(file, "SITUATION\nSOB.", () => "now");
  expect(text).toBe(
    "SBAR note\nPatient Name: Ann Ellis\nAge: 71\nGender: F\nWritten now by Ann Nurse, with NurseGPT\n\nSITUATION\nSOB.\n\nNot signed yet.\n",
  );
});

test("the patient's gender is coded as nurses write it, and left out where it is none of the codes", () => {
  const codeOf = (gender: string) => {
    const forms = [{ ...EXAMPLE_PATIENT, demographics: { gender } }];
    const note = { ...documentOf(answerOf([found("situation", "SOB.")])), forms };
    return resourcesOf(noteToFhir(exportNote(SBAR_LAYOUT, note, EVERYTHING, "")), "Patient")[0]?.gender;
  };
  expect(["F", "female", "m.", "Non-binary", "Unknown", "?"].map(codeOf)).toEqual([
    "female",
    "female",
    "male",
    "other",
    "unknown",
    undefined,
  ]);
});

test("two files of one minute have two names, and neither names anybody", () => {
  const at = (second: number) => new Date(2026, 10, 22, 14, 5, second);
  expect(fileNameOf("SBAR note", at(7))).toBe("sbar-note-2026-11-22-140507");
  expect(fileNameOf("SBAR note", at(8))).not.toBe(fileNameOf("SBAR note", at(7)));
});

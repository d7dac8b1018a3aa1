// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { openDoubts } from "#app/core/note/doubts.ts";
import { anotherPatient } from "#app/core/note/form/another-patient.ts";
import { FORM_HINTS } from "#app/core/note/form/form-hints.tsx";
import type { Demographics, NoteForm } from "#app/core/note/form/note-form.ts";
import { patientBefore } from "#app/core/note/form/patient-before.ts";
import { emptyDocument, type NoteDocument } from "#app/core/note/note-document.ts";
import { fromKeptNote, type NoteTool, toKeptNote, withAnswer } from "#app/core/note/work/note-work.ts";
import type { NoteAnswer } from "#app/rooms/sbar/note-answer.ts";
import { toNoteItems } from "#app/rooms/sbar/sbar-layout.ts";
import { processorMsOf } from "#tests/unit/processor-time.ts";
import { render } from "#tests/unit/render.ts";
import { answerOf, found } from "../notes.ts";

const WALTER = { name: "Walter Krause", age: "81" };
const FIVE = "Bed 5. CHF, furosemide 40 mg IV at 0310, 600 ml out since.";
const SIX = "Bed 6, new hip fracture, NBM for theatre, pain 6/10.";
const QUESTION = "Is this still Walter Krause? Your notes say Bed 6, before Bed 5.";
const form = (nurseNotes: string, demographics: Demographics = WALTER): NoteForm => ({
  nurseNotes,
  vitalSigns: "",
  demographics,
});

const tool = { toItems: toNoteItems } as unknown as NoteTool<NoteAnswer>;
let made = 0;
/** The page after a note was written from this form; kept and opened again, as by a reload. */
const written = (document: NoteDocument<NoteForm>, from: NoteForm) => {
  made += 1;
  const answer = answerOf([found("situation", "Settled.")]);
  const next = withAnswer(
    tool,
    document,
    { answer, form: from },
    { key: `note-${made}`, at: made, kept: null },
  );
  return fromKeptNote(toKeptNote(next));
};
const questionOf = (document: NoteDocument<NoteForm>, from: NoteForm) =>
  anotherPatient({ ...from, patientBefore: patientBefore(document, from) });
const afterFive = () => written(emptyDocument(), form(FIVE));

test("a name that stays in the form while the notes go on to another bed is asked about, before and after the note is written", async () => {
  const before = patientBefore(afterFive(), form(SIX));
  const hints = await render(<FORM_HINTS.PatientHints form={form(SIX)} patientBefore={before} />);
  expect(hints.textContent).toBe(QUESTION);
  const second = written(afterFive(), form(SIX));
  expect(openDoubts(second)).toEqual([QUESTION]);
  expect(openDoubts(afterFive())).toEqual([]);
  const third = written(second, form("Bed 7, asthma, nebs x3."));
  expect(openDoubts(third)).toEqual(["Is this still Walter Krause? Your notes say Bed 7, before Bed 6."]);
});

test("the question stays while the note is written again, and not once it was answered or the form was touched", () => {
  const second = written(afterFive(), form(SIX));
  expect(openDoubts(written(second, form(`${SIX} Slept.`)))).toEqual([QUESTION]);
  const answered = { ...second, answered: [QUESTION] };
  expect(openDoubts(answered)).toEqual([]);
  expect(openDoubts(written(answered, form(`${SIX} Slept.`)))).toEqual([]);
  expect(openDoubts(written(second, form(SIX, { name: "Irma Stein", age: "78" })))).toEqual([]);
});

test("the same bed, a move, a thing or somebody in another bed, touched demographics and empty fields are no question", () => {
  for (const [notes, demographics] of [
    ["Bed 5, slept well.", WALTER],
    ["BED 5: slept well.", { ...WALTER, allergies: " " }],
    ["Slept well, no pain.", WALTER],
    ["Room 6, slept well.", WALTER],
    ["Moved to bed 6 at 0400.", WALTER],
    ["Bed 6 since 0400, bed 5 before.", WALTER],
    ["Pt in bed 6 shouting, kept awake.", WALTER],
    ["Bed 2 rails up.", WALTER],
    ["Settled. B12 1 mg IM given.", WALTER],
    [SIX, { ...WALTER, age: "82" }],
    [SIX, { name: "Irma Stein" }],
  ] as const)
    expect.soft([notes, questionOf(afterFive(), form(notes, demographics))]).toEqual([notes, null]);
  expect(questionOf(written(emptyDocument(), form(FIVE, {})), form(SIX, {}))).toBeNull();
  expect(questionOf(emptyDocument(), form(SIX))).toBeNull();
});

test("fields that stay without a name are asked about where the notes go on to another bed, name or age", () => {
  const filled = (nurseNotes: string, fields: Partial<NoteForm> = {}): NoteForm => ({
    nurseNotes,
    vitalSigns: "BP: 104/62, HR: 92",
    demographics: {},
    ...fields,
  });
  const ann = "Bed 4 Ann Lee 60F, cholecystectomy day 1. Pain 2/10.";
  const bob = "Bed 5 Bob Ray 33M, ORIF tibia. Pain 5/10.";
  const latex = { demographics: { allergies: "latex" } };
  const named = (name: string) => ({ demographics: { name } });
  const vitals = "Are the vital signs in the form still this patient's?";
  for (const [before, after, question] of [
    [filled(ann), filled(bob), `${vitals} Your notes say Bed 5, before Bed 4.`],
    [
      filled(ann, latex),
      filled(bob, latex),
      "Are the demographics and vital signs in the form still this patient's? Your notes say Bed 5, before Bed 4.",
    ],
    [
      filled("Ann Lee, 60F. Settled."),
      filled("Bob Ray, 33M. Settled."),
      `${vitals} Your notes say Bob Ray, before Ann Lee.`,
    ],
    [filled("60F, settled."), filled("33M, settled."), `${vitals} Your notes say 33 years, before 60.`],
    [
      filled("Kim Poe, 60F. Settled."),
      filled("Slept well.", named("Ray Holt")),
      `${vitals} The form names Ray Holt, before Kim Poe.`,
    ],
    [filled(ann), filled(`${ann} Slept.`), null],
    [filled(ann), filled("Slept well."), null],
    [filled("Ann Lee, 60F. Settled."), filled("Slept well.", named("Ann Lee")), null],
    [filled(ann), filled(bob, { vitalSigns: "BP: 118/70" }), null],
    [filled(ann), filled(bob, { vitalSigns: "" }), null],
  ] as const) {
    const document = written(emptyDocument(), before);
    expect.soft([after, questionOf(document, after)]).toEqual([after, question]);
    expect.soft(openDoubts(written(document, after))).toEqual(question === null ? [] : [question]);
  }
});

test("beds and rooms are read as nurses write them", () => {
  for (const [before, after, bed] of [
    ["B5. Settled.", "B6. Settled.", "Bed 5"],
    ["Rm 12A settled", "room 12B settled", "Room 12A"],
    ["Bay 2 bed 3: settled", "Bay 1 bed 3: settled", "Bay 2"],
    ["Mr K, bed no. 5", "hip #, Bed #6", "Bed 5"],
  ] as const)
    expect
      .soft([after, questionOf(written(emptyDocument(), form(before)), form(after))])
      .toEqual([after, expect.stringMatching(new RegExp(`before ${bed}\\.$`))]);
});

// Quadratic growth on such a text would take more processor time than this on any machine.
test("beds in a long text are read at once", () => {
  for (const text of ["bed 5 ", "bed ", "bed      ", "pt in ", "\n", " "]) {
    const long = form(text.repeat(60_000 / text.length));
    const ms = processorMsOf(() => questionOf(afterFive(), long));
    expect([text, ms < 10_000]).toEqual([text, true]);
  }
});

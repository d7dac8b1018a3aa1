import { expect, test } from "vitest";
import { disagreements } from "#app/core/note/form/disagreements.ts";
import { EMPTY_FORM } from "#app/core/note/form/note-form.ts";
import { processorMsOf } from "#tests/unit/processor-time.ts";

const FIELDS = "BP 120/70, HR 80, RR 16, Temp 37, O2 Sat 97, ACVPU: alert, Breathing: room air";
const of = (nurseNotes: string, vitalSigns = FIELDS) =>
  disagreements({ ...EMPTY_FORM, nurseNotes, vitalSigns });

test("vital signs in the notes that are clearly others than the fields' are asked about together, with both", () => {
  expect(of("Sats 86% on 15L NRB. HR 140. BP 80/40.")).toEqual([
    "The fields say BP 120/70 (your notes: 80/40), HR 80 (your notes: 140), SpO2 97 (your notes: 86) and room air (your notes: 15L NRB). Which is right now?",
  ]);
  for (const [notes, field, other] of [
    ["HR 140, sweaty.", "HR 80", "140"],
    ["pulse now 140 irreg", "HR 80", "140"],
    ["HR was 110 on arrival, now 140", "HR 80", "140"],
    ["Chest pain at 0200, HR 140", "HR 80", "140"],
    ["Sweating since 0200 HR 140", "HR 80", "140"],
    ["HR 100 -> 120 -> 140", "HR 80", "140"],
    ["Wife at bedside. HR 140", "HR 80", "140"],
    ["rapid AF 150s", "HR 80", "150s"],
    ["HR up 130", "HR 80", "130"],
    ["P 140", "HR 80", "140"],
    ["RR 30/min", "RR 16", "30"],
    ["febrile 39.1 rigors", "temperature 37", "39.1"],
    ["Tachycardic at 130s.", "HR 80", "130s"],
    ["BP 80/palp? rechecked BP 82/40", "BP 120/70", "82/40"],
    ["SBP 80s, cool peripheries", "BP 120/70", "80s"],
    ["BP 90s/50s", "BP 120/70", "90s/50s"],
    ["RR 32 laboured", "RR 16", "32"],
    ["tachypnoeic 30", "RR 16", "30"],
    ["RR 8 after morphine 5 mg", "RR 16", "8"],
    ["sats low 80s", "SpO2 97", "80s"],
    ["T 39.2, rigors", "temperature 37", "39.2"],
    ["T 39,2, rigors", "temperature 37", "39,2"],
    ["temp 102.4F", "temperature 37", "102.4 °F"],
    ["satting 88", "SpO2 97", "88"],
    ["Desaturated, 86% RA, pale", "SpO2 97", "86"],
    ["Pt confused, pulling at lines.", "alert", "confused"],
    ["GCS 14", "alert", "GCS 14"],
    ["drowsy, responds to voice", "alert", "drowsy"],
    ["Alert earlier. More confused than usual", "alert", "more confused"],
    ["Alert but confused, pulling at lines", "alert", "confused"],
    ["A&O x2, follows commands", "alert", "A&O x2"],
    ["A&Ox3 at 2000, newly confused", "alert", "newly confused"],
    ["started on 2L NC", "room air", "2L NC"],
    ["comfortable on 2L", "room air", "2L"],
    ["15L NRB applied", "room air", "15L NRB"],
  ] as const)
    expect
      .soft([notes, of(notes)])
      .toEqual([notes, [`The field says ${field}, your notes ${other}. Which is right now?`]]);
  expect(of("alert and oriented, settled", "HR 80, ACVPU: responds to voice")).toEqual([
    "The field says consciousness V, your notes alert and oriented. Which is right now?",
  ]);
  expect(of("Sats 97% on RA", "O2 Sat 97, Breathing: oxygen")).toEqual([
    "The field says oxygen, your notes room air. Which is right now?",
  ]);
});

test("a decimal comma in the notes is no disagreement, and a comma between two values parts them", () => {
  for (const notes of ["RR 58 HR 162 T 37,9", "T 37,9, HR 88", "T 37,9"])
    expect([notes, of(notes, "Temp 37.9")]).toEqual([notes, []]);
  expect(of("HR 80,RR 16,pain 7/10")).toEqual([]);
});

test("a trend, another time, a limit and somebody else's are no disagreement", () => {
  for (const notes of [
    "HR 82, BP 118/68, RR 16, sats 96% RA, T 37.2. Alert.",
    "HR 140 -> 110 -> 80 after fluids.",
    "HR 140 at 0200, 80 by 0400.",
    "HR 110-120 earlier, settled.",
    "HR 140 on arrival.",
    "On arrival HR 140, BP 80/40, sats 86%.",
    "At 0200 HR 140, BP 80/40, given 500 ml.",
    "02:15 BP 80/40, MET call. 03:00 BP 119/70.",
    "BP 80/40 in ED, 1L given, now BP 122/70.",
    "BP dropped to 80/40 overnight, resolved with bolus",
    "Call if HR > 120 or SBP < 90.",
    "Target sats 88-92%.",
    "Baseline sats 89% RA, usual BP 150/90.",
    "Keep sats above 92, notify if RR over 30.",
    "FHR 140, fetal heart rate 150.",
    "Baby HR 140.",
    "BP lying 121/70, standing 95/60.",
    "Pedal pulses 2+, pulse present.",
    "sat in chair 90 degrees, sat out 40 min",
    "Temp removed, T12 fracture, T 4 lesion",
    "BP meds 40 mg given, HR normal.",
    "Was on 2L, weaned to RA.",
    "Drained 2L, 1L NS running, on 1.5L fluid restriction",
    "Home O2 2L at night.",
    "Not confused. No confusion, denies drowsy spells.",
    "Known dementia, confused at baseline.",
    "Daughter confused about discharge plan.",
    "Confused about his tablets, explained.",
    "Was confused overnight, now alert and oriented.",
    "Admitted with confusion. Settled today.",
    "GCS 13 on arrival, GCS 15 since.",
    "Alert, confused (baseline).",
    "Alert, pleasantly confused, dementia.",
    "Drowsy post op, more alert now.",
    "GCS 15 throughout",
    "Found unresponsive at home by wife.",
    "Pain unresponsive to paracetamol.",
    "",
  ])
    expect([notes, of(notes)]).toEqual([notes, []]);
  for (const vitals of ["", "BP 120, HR fast", "ACVPU: new confusion, Breathing: oxygen, HR 140"])
    expect([vitals, of("HR 140, BP 80/40, confused, on 15L NRB", vitals)]).toEqual([vitals, []]);
});

// Quadratic growth on such a text would take more processor time than this on any machine.
test("a long text is read at once", () => {
  for (const text of [
    "HR 1 ",
    "HR 140 ",
    "HR ",
    "9",
    "HR at at ",
    "confused ",
    "on 2L ",
    "BP 80/40, was ",
    " ",
    "\n",
    "T",
    "T1",
    "86% ",
  ]) {
    const ms = processorMsOf(() => of(text.repeat(240_000 / text.length)));
    expect([text, ms < 10_000]).toEqual([text, true]);
  }
});

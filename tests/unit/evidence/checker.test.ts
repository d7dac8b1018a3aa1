import { describe, expect, test } from "vitest";
import { openChecker } from "#app/core/evidence/checker.ts";

const SHIFT = [
  {
    name: "nurseNotes",
    label: "Nurse's Notes",
    text:
      "72 yo F admitted 2 days ago w/ CHF exacerbation. c/o SOB since 0310, worse lying flat. Denies chest pain, no " +
      "fever. Crackles bilat bases, 2+ pitting edema BLE, L > R. Lasix 40 mg IV given at 0330, UOP 600 mL so far. " +
      "O2 2L NC, sats came up from 86% to 93%. Home meds: metoprolol 25mg BID, lisinopril 10 mg daily, KCl 20 mEq PO " +
      "daily. Foley in place, draining clear yellow urine. Dr. Patel notified at 0345. Alert and oriented x3. " +
      "IV 20g R forearm, site clean.",
  },
  {
    name: "vitalSigns",
    label: "Vital Signs",
    text: "BP: 98/54, HR: 112, RR: 26, Temp: 37.9, O2 Sat: 93% on 2L, BG 184",
  },
  { name: "demographics.age", label: "Age", text: "72" },
  { name: "demographics.allergies", label: "Allergies", text: "Penicillin (hives)" },
];

const DICTATED = [
  {
    name: "nurseNotes",
    label: "Nurse's Notes",
    text:
      "[Clinician] Okay so, um, Mr. Diaz in room 12, he's a seventy eight year old, uh, post-op day two from a left " +
      "hip replacement. His temperature is thirty eight point two, blood pressure one ten over sixty, heart rate one " +
      "hundred four. He's rating his pain a seven out of ten in the left hip, um, we gave him oxycodone five " +
      "milligrams by mouth at two thirty pm and it came down to a four. No nausea or vomiting. He hasn't had a bowel " +
      "movement in three days. The dressing on the left hip is clean, dry and intact, no drainage. He's not using the " +
      "incentive spirometer. Sats are ninety one percent on room air. Next dose of enoxaparin forty milligrams sub-q " +
      "is due at 2100.",
  },
];

const FALL = [
  {
    name: "nurseNotes",
    label: "Nurse's Notes",
    text:
      "Pt found on floor at 0215 next to bed, unwitnessed fall. States she hit her head. No LOC. 3 cm laceration to R " +
      "forehead, bleeding controlled w/ pressure. Neuro checks q15min x 4 started. PERRLA, GCS 15. C/o R hip pain " +
      "6/10. On warfarin 5 mg daily, last INR 2.8 yesterday. CT head w/o contrast ordered stat. Tylenol 650 PO given " +
      "0240. NKDA. Full code. Daughter called, left voicemail.",
  },
];

const check = (sources: typeof SHIFT, text: string, quotes: string[] = [], isSuggestion = false) =>
  openChecker(sources).checkStatement({ text, quotes, isSuggestion });

describe("a statement in other words", () => {
  test.each([
    "72-year-old female admitted 2 days ago with a CHF exacerbation.",
    "Patient complains of shortness of breath since 03:10, worse when lying flat.",
    "Shortness of breath began at 3:10 am.",
    "She denies chest pain and fever.",
    "No chest pain or fever reported.",
    "Vital signs: BP 98/54 mmHg, HR 112 bpm, RR 26/min, temperature 37.9 °C, SpO2 93% on 2 L/min via nasal cannula.",
    "Blood glucose is 184 mg/dL.",
    "Furosemide 40 mg IV was administered at 03:30 with 600 mL urine output so far.",
    "Oxygen saturation improved from 86% to 93% on 2 L nasal cannula.",
    "Home medications: metoprolol 25 mg twice daily, lisinopril 10 mg once daily, potassium chloride 20 mEq by mouth daily.",
    "Bilateral crackles at the lung bases with 2+ pitting edema of both lower extremities, left greater than right.",
    "Allergic to penicillin (hives).",
    "Patient is alert and oriented times three.",
    "20 gauge IV in right forearm, site clean.",
    "Tachycardic with a heart rate of 112 and hypotensive at 98/54.",
    "Systolic blood pressure is 98.",
  ])("is supported by typed notes: %s", (text) => {
    const checked = check(SHIFT, text);
    expect(checked.mismatches).toEqual([]);
    expect(checked.standing).toBe("supported");
    expect(checked.evidence.length).toBeGreaterThan(0);
  });

  test.each([
    "78-year-old male, post-op day 2 following left hip replacement.",
    "Temp 38.2 °C, BP 110/60, HR 104.",
    "Pain 7/10 in the left hip; oxycodone 5 mg PO given at 14:30, pain decreased to 4/10.",
    "Denies nausea and vomiting.",
    "No bowel movement for 3 days.",
    "Left hip dressing clean, dry, and intact without drainage.",
    "Patient is not using incentive spirometer.",
    "Enoxaparin 40 mg subcutaneously due at 9 pm.",
  ])("is supported by a dictation: %s", (text) => {
    expect(check(DICTATED, text)).toMatchObject({ standing: "supported", mismatches: [] });
  });

  test.each([
    "Patient reports hitting her head; no loss of consciousness.",
    "Takes warfarin 5 mg daily with INR of 2.8 yesterday.",
    "She is taking Coumadin 5 mg once a day.",
    "Neuro checks every 15 minutes x4 were started.",
    "CT head without contrast was ordered stat.",
    "No known drug allergies.",
    "Acetaminophen 650 PO given at 2:40 am.",
  ])("is supported by shorthand: %s", (text) => {
    expect(check(FALL, text)).toMatchObject({ standing: "supported", mismatches: [] });
  });
});

describe("a statement that says otherwise", () => {
  test.each([
    ["number", "BP 89/54.", "89/54", "98/54"],
    ["number", "HR 98.", "98", "112"],
    ["number", "SpO2 98% on 2L.", "98%", "93%"],
    ["dose", "Furosemide 400 mg IV was given at 0330.", "400 mg", "40 mg"],
    ["route", "Furosemide 40 mg PO was given at 0330.", "PO", "IV"],
    ["dose", "Metoprolol 10 mg BID.", "10 mg", "25mg"],
    ["drug", "Metoclopramide 25 mg BID.", "Metoclopramide", "metoprolol"],
    ["frequency", "Metoprolol 25 mg TID.", "TID", "BID"],
    ["unit", "KCl 20 mg PO daily.", "20 mg", "20 mEq"],
    ["unit", "Temp 37.9 °F.", "37.9 °F", "37.9"],
    ["side", "IV 20g L forearm, site clean.", "L", "R"],
    ["time", "SOB since 0130.", "0130", "0310"],
    ["negation", "Patient reports chest pain.", "pain", "Denies chest pain"],
    ["negation", "No shortness of breath.", "No shortness of breath", "SOB"],
    ["number", "Oriented x2.", "x2", "x3"],
  ])("is caught as %s: %s", (kind, text, wrong, inNotes) => {
    const checked = check(SHIFT, text);
    expect(checked.standing).toBe("not_in_notes");
    expect(checked.mismatches).toContainEqual(expect.objectContaining({ kind, inNotes }));
    const mismatch = checked.mismatches.find((one) => one.kind === kind);
    expect(mismatch?.text).toContain(wrong);
    expect(text.slice(mismatch?.start, mismatch?.end)).toBe(mismatch?.text);
  });

  test.each([
    "Right hip replacement.",
    "Oxycodone 50 mg PO given at 14:30.",
    "Oxycodone 5 mg PO given at 2:30 am.",
    "Oxycodone 5 mcg PO given at 14:30.",
    "Hydrocodone 5 mg PO given at 14:30.",
    "Nausea and vomiting present.",
    "Drainage noted on the left hip dressing.",
    "Patient is using incentive spirometer.",
    "Enoxaparin 40 mg IV due at 2100.",
    "SpO2 91% on 2 L nasal cannula.",
    "Post-op day 3.",
  ])("is caught in a dictation: %s", (text) => {
    expect(check(DICTATED, text).mismatches).not.toEqual([]);
  });

  test.each([
    ["Metoprolol 25 mg given for HR 52.", "given", "held"],
    ["Goal: sats <90%.", "<", ">"],
    ["Lisinopril 10 mg held.", "held", "given"],
    ["Pain medication is increased.", "increased", "decreased"],
  ])("is caught when it says the opposite word: %s", (text, word, inNotes) => {
    const notes =
      "Metoprolol 25 mg held d/t HR 52. Lisinopril 10 mg given. Goal: sats >90%. Pain medication decreased.";
    const checked = check([{ name: "nurseNotes", label: "Notes", text: notes }], text);
    expect(checked.mismatches).toMatchObject([{ text: word, inNotes }]);
  });

  test("is caught although the model quotes the right words", () => {
    const checked = check(SHIFT, "Lasix 4 mg IV given at 0330.", ["Lasix 40 mg IV given at 0330"]);
    expect(checked.standing).toBe("not_in_notes");
    expect(checked.evidence).toHaveLength(1);
    expect(checked.mismatches).toMatchObject([{ kind: "dose", text: "4 mg", inNotes: "40 mg" }]);
  });

  test("is caught when it invents a denial, a medicine or a number", () => {
    expect(check(SHIFT, "Denies headache.").mismatches).toMatchObject([{ kind: "negation", inNotes: null }]);
    expect(check(SHIFT, "Patient received morphine.").mismatches).toMatchObject([{ kind: "drug" }]);
    expect(check(SHIFT, "Potassium is 3.1.").mismatches).toMatchObject([{ kind: "number", inNotes: null }]);
  });

  test("is caught when the medicine is one that no list knows", () => {
    expect(check(SHIFT, "Home meds: metoprolol 25mg BID, blorvaxine 10 mg daily.").mismatches).toMatchObject(
      [{ kind: "drug", text: "blorvaxine", inNotes: "lisinopril" }, { kind: "dose" }].slice(0, 1),
    );
  });

  test("does not mind a medicine that the nurse misspelt", () => {
    const notes = [{ name: "nurseNotes", label: "Notes", text: "Gave metoprlol 25 mg PO at 0900." }];
    expect(check(notes, "Metoprolol 25 mg PO given at 09:00.")).toMatchObject({
      standing: "supported",
      mismatches: [],
    });
    expect(check(notes, "Metoclopramide 25 mg PO given at 09:00.").mismatches).not.toEqual([]);
  });
});

describe("evidence", () => {
  test("drops quotes that are not really there and finds the sentence by itself", () => {
    const checked = check(SHIFT, "Crackles in both lung bases.", ["crackles were heard in both bases"]);
    const [span] = checked.evidence;
    expect(SHIFT[0]?.text.slice(span?.start, span?.end)).toContain("Crackles bilat bases");
  });

  test("keeps every real quote, each once", () => {
    const quotes = ["c/o SOB since 0310", "HR: 112", "c/o SOB since 0310"];
    const fields = check(SHIFT, "SOB since 0310 with HR 112.", quotes).evidence.map(({ field }) => field);
    expect(fields).toEqual(["nurseNotes", "vitalSigns"]);
  });

  test("is not given by a quote of one empty word", () => {
    expect(check(SHIFT, "Patient has a pacemaker and a prosthetic valve.", ["Patient"]).standing).toBe(
      "not_in_notes",
    );
    expect(check(SHIFT, "Family wishes to speak with the chaplain.").standing).toBe("not_in_notes");
  });
});

describe("a suggestion", () => {
  test.each([
    "Continue to monitor oxygen saturation and work of breathing.",
    "Consider repeat furosemide 40 mg IV per provider order.",
    "Elevate the head of the bed.",
    "Obtain daily weights and strict intake and output.",
  ])("stays one when it brings in nothing of its own: %s", (text) => {
    expect(check(SHIFT, text, [], true)).toMatchObject({ standing: "suggestion", mismatches: [] });
  });

  test.each([
    ["dose", "Give furosemide 80 mg IV."],
    ["drug", "Start heparin."],
    ["number", "Recheck BP in 15 minutes."],
    ["time", "Call provider at 0600."],
  ])("is not in the notes when it brings in a %s: %s", (kind, text) => {
    const checked = check(SHIFT, text, [], true);
    expect(checked.standing).toBe("not_in_notes");
    expect(checked.mismatches.map((one) => one.kind)).toContain(kind);
  });
});

describe("the whole note", () => {
  const note = (texts: string[]) => {
    const checker = openChecker(FALL);
    return {
      checker,
      checked: texts.map((text) => checker.checkStatement({ text, quotes: [], isSuggestion: false })),
    };
  };

  test("lists what it left out in the order of the input, no fact twice", () => {
    const { checker, checked } = note([
      "Pt found on floor at 0215 next to bed, unwitnessed fall. States she hit her head.",
      "Laceration to R forehead, bleeding controlled w/ pressure.",
      "On warfarin, last INR 2.8 yesterday. NKDA. Full code.",
    ]);
    const leftOut = checker.leftOut(checked);
    expect(leftOut.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
      "sentence: No LOC.",
      "number: 3 cm",
      "sentence: Neuro checks q15min x 4 started.",
      "sentence: PERRLA, GCS 15.",
      "sentence: C/o R hip pain 6/10.",
      "dose: 5 mg",
      "frequency: daily",
      "sentence: CT head w/o contrast ordered stat.",
      "sentence: Tylenol 650 PO given 0240.",
      "sentence: Daughter called, left voicemail.",
    ]);
    for (const { text, span } of leftOut) expect(FALL[0]?.text.slice(span.start, span.end)).toBe(text);
  });

  test("leaves nothing out when it says everything", () => {
    const { checker, checked } = note(FALL[0]?.text.split(/(?<=\.) (?=[A-Z0-9])/) ?? []);
    expect(checker.leftOut(checked)).toEqual([]);
  });

  test("counts the numbers and medicines that match", () => {
    const { checker, checked } = note(["Warfarin 5 mg daily.", "GCS 13.", "R hip pain 6/10."]);
    expect(checker.matched(checked)).toEqual({ matching: 4, all: 5 });
  });

  test("names what the nurse did not state", () => {
    const ids = openChecker(FALL)
      .notStated()
      .map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(["blood_pressure", "temperature", "identity"]));
    for (const stated of ["allergies", "code_status", "pain", "medications"])
      expect(ids).not.toContain(stated);
    expect(
      openChecker([
        { name: "nurseNotes", label: "Notes", text: "Temp taken, BP being monitored." },
      ]).notStated(),
    ).toEqual(
      expect.arrayContaining([
        { id: "temperature", label: "Temperature" },
        { id: "blood_pressure", label: "Blood pressure" },
      ]),
    );
  });
});

test("an input of 64 KB that repeats itself without end is answered", () => {
  for (const piece of ["no pain ", "98/54 ", "one hundred ", "metoprolol 25 mg, ", "\n", ". "]) {
    const text = piece.repeat(Math.floor(65_536 / piece.length));
    const checker = openChecker([{ name: "nurseNotes", label: "Notes", text }]);
    const checked = checker.checkStatement({
      text: "Left arm 99 mg of digoxin",
      quotes: [text],
      isSuggestion: false,
    });
    expect(checked.standing).toBe("not_in_notes");
    expect(Array.isArray(checker.leftOut([checked]))).toBe(true);
  }
});

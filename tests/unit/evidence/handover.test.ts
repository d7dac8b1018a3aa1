import { describe, expect, test } from "vitest";
import { openChecker } from "#app/core/evidence/checker.ts";
import { HANDOVER_ITEMS } from "#app/core/evidence/handover/handover-items.ts";
import { findUnsafeWording } from "#app/core/evidence/unsafe-wording.ts";
import { openNotes } from "./checked-notes.ts";

const heardIn = (text: string) =>
  openNotes(text)
    .heard()
    .map(({ id }) => id);

describe("a medicine that is not tolerated is none that the patient takes", () => {
  test.each([
    "Allergic to codeine.",
    "Allergies: penicillin and codeine.",
    "Allergy: morphine",
    "Intolerant of tramadol/codeine.",
    "Reacts to morphine.",
  ])("%s", (text) => {
    expect(heardIn(text)).not.toContain("medications");
  });

  test.each([
    "Allergic to codeine, on ramipril.",
    "Allergies: none. Takes ramipril.",
    "Reacts to pain. Morphine given.",
  ])("%s", (text) => {
    expect(heardIn(text)).toContain("medications");
  });
});

describe("an item of a handover is heard", () => {
  test.each([
    ["SpO₂ 96% on room air.", "oxygen_saturation"],
    ["Afebrile overnight.", "temperature"],
    ["Background of depression.", "history"],
    ["Type 2 diabetes and CKD.", "history"],
    ["On oral antibiotics.", "medications"],
    ["Not for resus.", "code_status"],
    ["Blood pressure has been elevated, up to 180/86.", "blood_pressure"],
    ["Wife updated by the team.", "family"],
    ["Pain 6/10 in the hip.", "pain"],
    ["PR 118/min, BP 90/60.", "pulse"],
    ["Found unresponsive, NO PULSE.", "pulse"],
    ["15 min obs continued.", "monitoring"],
    ["Observe 4h post neb.", "monitoring"],
    ["Unwitnessed fall 0310 in bathroom.", "events"],
    ["It's Marisol from nights.", "introduction"],
    ["Thirty-eight four at six.", "temperature"],
    ["Strawberries bring her out in hives.", "allergies"],
    ["A litre of Hartmann's over eight hours.", "infusions"],
    ["Weed twice, plenty.", "fluid_balance"],
    ["I 840 O 1100.", "fluid_balance"],
    ["Ate half a sandwich.", "nutrition"],
    ["Neuro obs every two hours.", "monitoring"],
    ["Gets to the loo with his frame.", "falls_risk_mobility"],
    ["No CPR and no tubes.", "code_status"],
    ["She can go home on Thursday.", "discharge_plan"],
    ["Ring the registrar if it drops below ninety.", "tasks"],
    ["Looks crook this morning.", "status"],
    ["She's a new woman.", "status"],
    ["Ticking along.", "status"],
    ["One twelve on sixty.", "blood_pressure"],
    ["Obs have been rock solid.", "pulse"],
    ["On four litres and ninety six.", "oxygen_saturation"],
    ["Gives it a seven when he coughs.", "pain"],
    ["Slept right through.", "alertness"],
    ["Hemovac's got ninety in it.", "fluid_balance"],
    ["Vanc went over an hour, half normal saline next.", "infusions"],
    ["Vaso 0.03, no pressors else.", "infusions"],
    ["Prune juice warmed up, wanted salad.", "nutrition"],
    ["BP q4h.", "monitoring"],
    ["Up with the cane.", "falls_risk_mobility"],
    ["Vanc level was high.", "pathology_results"],
    ["Heading back to her apartment.", "discharge_plan"],
    ["They're waiting on a rehab bed.", "discharge_plan"],
    ["Staff Nurse Bukola handing over.", "introduction"],
    ["Sulfa (rash).", "allergies"],
    ["H B ninety four.", "pathology_results"],
    ["Squeezes to command.", "alertness"],
    ["Cannula tissued.", "events"],
    ["RR 58 HR 162 T 37,9", "temperature"],
    ["T 38 P 96", "temperature"],
    ["T 38.2 P 96 R 22", "respiratory_rate"],
    ["T37.2 P88 R18 BP 132/78", "respiratory_rate"],
    ["8/12 boy, croup.", "identity"],
    ["♂ 8/12, wheeze.", "identity"],
    ["Pt 4: settled.", "identity"],
    ["15g glucose gel for a low sugar.", "medications"],
    ["BP 120/70, ABG 7.28/58/68/24.", "blood_pressure"],
    ["Oxytocin 40 units running.", "infusions"],
    ["Magnesium at 2 g/h.", "infusions"],
    ["Vancomycin running.", "infusions"],
    ["Hartmann's 80 mL/h.", "infusions"],
    ["Wife at bedside, updated.", "family"],
    ["Wife updated, left a message for her son.", "family"],
    ["I haven't rung the son, he's on nights.", "family"],
    ["Not allergic to anything.", "allergies"],
    ["She doesn't have a temperature.", "temperature"],
    ["Breathing 28 and shallow.", "respiratory_rate"],
    ["Bloods not done yet, please chase.", "tasks"],
  ])("%s", (text, id) => {
    expect(heardIn(text)).toContain(id);
  });

  test.each([
    ["Patient threatens: i will kill my brother when i get home.", "family"],
    ["sister Jane called x 1 no answer", "family"],
    ["Left a message for the son.", "family"],
    ["Unable to reach daughter.", "family"],
    ["Mother at bedside.", "family"],
    ["Family not informed yet.", "family"],
    ["Haven't told the family.", "family"],
    ["Mum to be informed.", "family"],
    ["Skin not checked.", "skin"],
    ["Skin and pain not assessed.", "skin"],
    ["Pain not assessed.", "pain"],
    ["Pain not assessed.", "primary_problem"],
    ["Breathing at 28.", "pain"],
    ["Denies plan for self.", "tasks"],
    ["Discharge not discussed.", "discharge_plan"],
  ])("not by what is not done yet, or is about something else: %s (%s)", (text, id) => {
    expect(heardIn(text)).not.toContain(id);
  });

  test("all vital signs, where they are said to be stable together", () => {
    const vitals = ["temperature", "pulse", "blood_pressure", "respiratory_rate", "oxygen_saturation"];
    expect(heardIn("Vitals stable.")).toEqual(expect.arrayContaining(vitals));
  });

  test("with the place that says it, and the 27 are heard or not", () => {
    const checker = openNotes("Not for resus. Wife aware.");
    const code = checker.heard().find(({ id }) => id === "code_status");
    expect(code?.places[0]).toEqual({ field: "nurseNotes", start: 0, end: 13 });
    const missing = checker.notStated().filter(({ kind = "item" }) => kind === "item");
    expect(checker.heard().length + missing.length).toBe(HANDOVER_ITEMS.length);
    expect(HANDOVER_ITEMS.length).toBe(27);
  });

  test("never by what was not said", () => {
    expect(heardIn("Sat in the garden.")).not.toEqual(expect.arrayContaining(["pain"]));
    expect(heardIn("")).toEqual([]);
    for (const [text, id] of [
      ["Didn't get to ask about allergies.", "allergies"],
      ["Clear nasal discharge since Monday.", "discharge_plan"],
      ["Spoke in the family room.", "family"],
      ["Eyes open to pain.", "pain"],
      ["Swelling due to the cast.", "tasks"],
      ["Flat for the night, spoke about lunch.", "nutrition"],
      ["Good morning, sunshine.", "status"],
      ["Bleeding ulcer, gastric ulcer clipped.", "skin"],
      ["PIV flushed, patent.", "skin"],
      ["Her husband's allergic to eggs.", "family"],
      ["A wee chat.", "fluid_balance"],
      ["HRT was stopped.", "events"],
      ["Six heavy nappies.", "alertness"],
      ["Keep her comfortable.", "pain"],
      ["He went home sick.", "discharge_plan"],
      ["Code word Bluejay.", "code_status"],
      ["ABG 7.28/58/68/24.", "blood_pressure"],
      ["VBG 7.31/62/41.", "blood_pressure"],
      ["Glucose gel 5 g over 5 min.", "infusions"],
      ["Syringe driver McKinley T34 checked.", "temperature"],
      ["Syringe driver rate 0.57ml/hr.", "pulse"],
      ["Pt requesting epidural.", "infusions"],
      ["PT 4/7 post THR.", "identity"],
      ["PT 12 s, INR 1.1.", "identity"],
      ["Tender at T 6, power R 5.", "temperature"],
      ["R 20g cannula, P 4/5.", "respiratory_rate"],
    ] as const)
      expect([text, heardIn(text)]).not.toEqual([text, expect.arrayContaining([id])]);
  });
});

test("open questions and tasks without a person or a time are listed in the nurse's own words", () => {
  const ends = openNotes(
    "Not sure if consent is signed. Dressing needs changing. Registrar to review at 1400. Will recheck in 30 minutes.",
  )
    .notStated()
    .filter(({ kind }) => kind === "question" || kind === "task");
  expect(ends.map(({ kind, label }) => `${kind}: ${label}`)).toEqual([
    "question: Not sure if consent is signed",
    "task: Dressing needs changing",
  ]);
});

test("a doubt is no question, and what must not be done no task", () => {
  const ends = openNotes(
    "Pls r/v urgently ?cath lab. Not to be given leave. Temp was 38.2 on the repeat. Is he nil by mouth?",
  ).notStated();
  expect(ends.flatMap(({ kind, label }) => (kind ? label : []))).toEqual(["Is he nil by mouth?"]);
});

describe("unsafe wording", () => {
  const safe = (text: string) =>
    findUnsafeWording([{ name: "note", label: "", text }]).map((one) => `${one.text} → ${one.safe}`);

  test.each([
    ["Insulin 10 U given.", ["U → units"]],
    ["Insulin 10U given.", ["U →  units"]],
    ["Glucose 201 cov 4u.", ["u →  units"]],
    ["Heparin 5000 IU sc.", ["IU → international units"]],
    ["Lisinopril 5 mg qd.", ["qd → daily"]],
    ["Prednisone QOD.", ["QOD → every other day"]],
    ["Warfarin 1.0 mg tonight.", ["1.0 → 1"]],
    ["Digoxin .5 mg IV.", [".5 → 0.5"]],
    ["MS 4 mg IV for pain.", ["MS → morphine sulfate"]],
    ["MgSO4 2 g running.", ["MgSO4 → magnesium sulfate"]],
  ])("%s", (text, found) => {
    expect(safe(text)).toEqual(found);
  });

  test.each([
    "INR 2.0 today.",
    "Lactate 1.0 mmol/L.",
    "ETT 7.0 at 22 cm.",
    "Pt has MS, uses a frame.",
    "Ms Okafor in bed 3.",
    "U/S abdomen done.",
    "Pain 5.0 of 10.",
    "Creatinine .9 mg/dL.",
    "ALT 40 iu/L, bHCG 5000 IU.",
    "Urine 40.0 mL.",
    "Foley 16 Fr, 30 cc balloon.",
    "Bed 4 CC: chest pain.",
    "FiO2 .35, ETT .5 cm higher.",
    "Seen by 2 u/s techs.",
  ])("is not found in %s", (text) => {
    expect(safe(text)).toEqual([]);
  });
});

test("what stands in a field of the form that is named for it has been heard, whatever the words", () => {
  const sources = [
    { name: "nurseNotes", label: "Nurse's Notes", text: "Resting." },
    { name: "demographics.allergies", label: "Allergies", text: "Penicillin (rash)" },
    { name: "demographics.name", label: "Patient Name", text: "Ellis" },
  ];
  const checker = openChecker(sources);
  const allergies = checker.heard().find(({ id }) => id === "allergies");
  expect(allergies?.places).toEqual([{ field: "demographics.allergies", start: 0, end: 17 }]);
  const missing = checker.notStated().map(({ id }) => id);
  expect(missing).not.toContain("identity");
  expect(missing).toContain("infusions");
});

describe("what a second reader has heard", () => {
  const sources = [
    { name: "nurseNotes", label: "Nurse's Notes", text: "Slept like a log. Norm had his tea. Hourly obs." },
    { name: "demographics.allergies", label: "Allergies", text: "Penicillin" },
  ];
  const heardAs = (...said: [id: string, words: string][]) => {
    const checker = openChecker(sources);
    checker.hear(said.map(([id, words]) => ({ id, words })));
    return {
      heard: new Map(checker.heard().map(({ id, places }) => [id, places])),
      missing: checker.notStated().map(({ id }) => id),
    };
  };

  test("is heard at the words that it names, and what it has not heard is missing, unless a field of the form says it", () => {
    expect(heardIn("Hourly obs.")).toContain("monitoring");
    const { heard, missing } = heardAs(["identity", "Norm"], ["nutrition", "had his tea"]);
    expect(heard.get("identity")).toEqual([{ field: "nurseNotes", start: 18, end: 22 }]);
    expect([...heard.keys()]).toEqual(["identity", "allergies", "nutrition"]);
    expect(missing).toContain("monitoring");
    expect(missing).not.toContain("identity");
  });

  test("counts for nothing in words that stand nowhere: the rules' own place stays, and nothing comes of no place", () => {
    const { heard, missing } = heardAs(["monitoring", "obs every hour"], ["pain", "no pain at all"]);
    expect(missing).toContain("pain");
    expect(heard.get("monitoring")).toHaveLength(1);
  });
});

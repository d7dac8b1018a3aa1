import fc from "fast-check";
import { expect, test } from "vitest";
import { earlyWarning, type Observations } from "#app/core/note/news2/early-warning.ts";
import { ACKNOWLEDGEMENT } from "#app/core/note/news2/score-part.ts";
import { drivers, headline, newsText, responseTo } from "#app/core/note/news2/words.ts";

const NOTHING: Observations = {
  respiration: "",
  saturation: "",
  systolic: "",
  pulse: "",
  temperature: "",
  consciousness: null,
  breathing: null,
  isScale2: false,
};
const SICK: Observations = {
  ...NOTHING,
  respiration: "30",
  saturation: "86%",
  systolic: "98/54",
  pulse: "118",
  temperature: "36.9",
  consciousness: "A",
  breathing: "oxygen",
};

/** The score after these changes, which must exist. */
function scoreOf(change: Partial<Observations>, from = SICK) {
  const score = earlyWarning({ ...from, ...change });
  if (!score) throw new Error("There is no score.");
  return score;
}

test("without any observation there is no score", () => {
  expect(earlyWarning(NOTHING)).toBeNull();
  expect(earlyWarning({ ...NOTHING, respiration: "  ", isScale2: true })).toBeNull();
});

test("a complete score says its total, its band and what drives it, highest first", () => {
  const score = scoreOf({});
  expect(headline(score)).toBe("NEWS2 12 (high risk)");
  expect(drivers(score)).toEqual([
    "respiration rate 30/min: 3",
    "oxygen saturation 86%: 3",
    "supplemental oxygen: 2",
    "systolic blood pressure 98 mmHg: 2",
    "pulse 118/min: 2",
  ]);
  expect(newsText(scoreOf({ isScale2: true }))).toMatch(/^NEWS2 10 \(high risk\)\. From .* SpO2 scale 2\.$/);
});

test.each([
  ["respiration", "respiration rate", 9],
  ["saturation", "oxygen saturation", 9],
  ["systolic", "systolic blood pressure", 10],
  ["pulse", "pulse", 10],
  ["temperature", "temperature", 12],
  ["consciousness", "consciousness", 12],
  ["breathing", "air or oxygen", 10],
] as const)("with %s missing there is no score, only what is missing and the least", (key, label, least) => {
  const value = key === "consciousness" || key === "breathing" ? null : "";
  const score = scoreOf({ [key]: value });
  expect(score).toMatchObject({ isComplete: false, missing: [label], questions: [], total: least });
  expect(headline(score)).toBe(
    `NEWS2 not complete: ${label} missing. At least ${least}, which is already high risk`,
  );
});

test("several missing values are all named, and no band is claimed that more values could change", () => {
  const score = scoreOf({ respiration: "21" }, { ...NOTHING, breathing: "air" });
  expect(headline(score)).toBe(
    "NEWS2 not complete: oxygen saturation, systolic blood pressure, pulse, consciousness and temperature missing. At least 2",
  );
  expect(score.band).toBeNull();
  expect(scoreOf({ consciousness: "U" }, NOTHING)).toMatchObject({ total: 3, band: null });
});

test.each([
  ["respiration", "300", "respiration rate “300” (it should be 3 to 80)"],
  ["respiration", "0", "respiration rate “0” (it should be 3 to 80)"],
  ["respiration", "2O", "respiration rate “2O” (write one whole number)"],
  ["respiration", "20-24", "respiration rate “20-24” (write one whole number)"],
  ["respiration", "20.5", "respiration rate “20.5” (write one whole number)"],
  ["respiration", "~20", "respiration rate “~20” (write one whole number)"],
  ["pulse", "110s", "heart rate “110s” (write one whole number)"],
  ["pulse", ">130", "heart rate “>130” (write one whole number)"],
  ["pulse", "118 then 104", "heart rate “118 then 104” (write one whole number)"],
  ["pulse", "19", "heart rate “19” (it should be 20 to 250)"],
  ["pulse", "251", "heart rate “251” (it should be 20 to 250)"],
  ["systolic", "98", "blood pressure “98” (write it as systolic/diastolic, like 120/80)"],
  ["systolic", "54/98", "blood pressure “54/98” (the systolic value comes first)"],
  ["systolic", "98/98", "blood pressure “98/98” (the systolic value comes first)"],
  ["systolic", "301/90", "blood pressure “301/90” (it should be 30 to 300 over 10 to 200)"],
  [
    "systolic",
    "98/54; 110/60",
    "blood pressure “98/54; 110/60” (write it as systolic/diastolic, like 120/80)",
  ],
  ["saturation", "101%", "oxygen saturation “101%” (it should be 40 to 100)"],
  ["saturation", "39%", "oxygen saturation “39%” (it should be 40 to 100)"],
  [
    "saturation",
    "86 → 92%",
    "oxygen saturation “86 → 92%” (write one value, like 96% on room air or 94% on 2 L)",
  ],
  ["saturation", "97.5%", "oxygen saturation “97.5%” (write a whole number, like 96%)"],
  ["saturation", "91.5 RA", "oxygen saturation “91.5 RA” (write a whole number, like 96%)"],
  ["systolic", "120-110", "blood pressure “120-110” (write it as systolic/diastolic, like 120/80)"],
  ["systolic", "110-130", "blood pressure “110-130” (the systolic value comes first)"],
  ["systolic", "120/70 (MAP 187)", "blood pressure “120/70 (MAP 187)” (is the MAP right?)"],
  ["temperature", "T38 then 39", "temperature “T38 then 39” (write one number, like 36.9)"],
  ["pulse", "140 AF 118", "heart rate “140 AF 118” (write one whole number)"],
  [
    "saturation",
    "94% on 0 L",
    "oxygen saturation “94% on 0 L” (write one value, like 96% on room air or 94% on 2 L)",
  ],
  ["temperature", "50", "temperature “50” (it should be 25 to 44 °C, or 77 to 111 °F)"],
  ["temperature", "372", "temperature “372” (did you mean 37.2?)"],
  ["temperature", "986 F", "temperature “986 F” (did you mean 98.6?)"],
  ["temperature", "-5", "temperature “-5” (it should be 25 to 44 °C, or 77 to 111 °F)"],
  ["temperature", "3.7", "temperature “3.7” (it should be 25 to 44 °C, or 77 to 111 °F)"],
  ["systolic", "1200/80", "blood pressure “1200/80” (it should be 30 to 300 over 10 to 200)"],
  ["systolic", "120/1200", "blood pressure “120/1200” (it should be 30 to 300 over 10 to 200)"],
  ["systolic", "-120/80", "blood pressure “-120/80” (it should be 30 to 300 over 10 to 200)"],
  ["pulse", "-5", "heart rate “-5” (it should be 20 to 250)"],
  ["pulse", "1180", "heart rate “1180” (it should be 20 to 250)"],
  ["pulse", "HR -118", "heart rate “HR -118” (write one whole number)"],
  ["saturation", "-5", "oxygen saturation “-5” (it should be 40 to 100)"],
  ["saturation", "970", "oxygen saturation “970” (it should be 40 to 100)"],
  ["temperature", "36.9 F", "temperature “36.9 F” (is the unit right?)"],
  ["temperature", "101 C", "temperature “101 C” (is the unit right?)"],
  ["temperature", "36.95", "temperature “36.95” (write it to one decimal)"],
  ["temperature", "afebrile", "temperature “afebrile” (write one number, like 36.9)"],
  ["temperature", "36;9", "temperature “36;9” (write one number, like 36.9)"],
] as const)("%s “%s” is questioned, not scored", (key, text, question) => {
  const score = scoreOf({ [key]: text });
  expect(score).toMatchObject({ isComplete: false, missing: [], questions: [question] });
  expect(score.subScores.map((one) => one.key)).not.toContain(key);
  expect(headline(score)).toMatch(/^NEWS2 not complete: [a-z ]+ could not be read\. At least /);
  expect(headline(score)).toContain(`. To check: ${question}`);
});

test.each([
  [
    "respiration",
    [
      "30",
      " 30 ",
      "30/min",
      "30 / min",
      "30 breaths per minute",
      "30 (laboured)",
      "30 shallow",
      "RR 30",
      "30.0",
    ],
  ],
  [
    "pulse",
    [
      "118",
      "118 bpm",
      "118/min irregular",
      "118 reg",
      "118 beats/min, apical",
      "118 AF",
      "118 irreg",
      "P118",
      "118 ST",
    ],
  ],
  ["systolic", ["98/54", "98 / 54", "98 over 54", "98/54 mmHg", "98/54 mm Hg sitting", "98/54 (left arm)"]],
  ["systolic", ["98-54", "BP 98/54", "98/54 (MAP 69)", "98/54; MAP 69", "98/54 R arm", "98/54 manually"]],
  ["saturation", ["86%", "86", "86 %", "86% on oxygen", "86% on 6 L by mask", "86% 2L NC", "86% (4 L/min)"]],
  ["saturation", ["86.0", "86.0%", "SpO2 86%", "sats 86 on 2L", "86% 15L NRM", "86% 2 L nasal specs"]],
  ["temperature", ["T36.9", "T 36.9", "temp 36.9", "36.9 tymp", "36.9 ax", "36.9 axilla", "36.9 C tymp."]],
  [
    "temperature",
    ["36.9", "36.9 C", "36.9°C oral", "36.9 celsius (tympanic)", "98.4 F", "98.4", "98.4 °F po"],
  ],
] as const)("%s is read in the ways in which it is written", (key, texts) => {
  for (const text of texts)
    expect({ text, score: scoreOf({ [key]: text }) }).toEqual({
      text,
      score: expect.objectContaining({ isComplete: true, total: 12, questions: [] }),
    });
});

test("Fahrenheit is converted to the tenth of the table, and said so", () => {
  const temperatureOf = (temperature: string) =>
    scoreOf({ temperature }).subScores.find(({ key }) => key === "temperature");
  expect(temperatureOf("98.6")).toMatchObject({ score: 0, words: "98.6 °F (37.0 °C)" });
  expect(temperatureOf("95.0 F")).toMatchObject({ score: 3, words: "95.0 °F (35.0 °C)" });
  expect(temperatureOf("95.2 F")).toMatchObject({ score: 1, words: "95.2 °F (35.1 °C)" });
  expect(temperatureOf("100.4 F")).toMatchObject({ score: 0, words: "100.4 °F (38.0 °C)" });
  expect(temperatureOf("100.6 F")).toMatchObject({ score: 1, words: "100.6 °F (38.1 °C)" });
  expect(temperatureOf("102.2 F")).toMatchObject({ score: 1, words: "102.2 °F (39.0 °C)" });
  expect(temperatureOf("102.4 F")).toMatchObject({ score: 2, words: "102.4 °F (39.1 °C)" });
});

test("what is breathed is read beside the saturation, and questioned where it contradicts the choice", () => {
  const breathing = null;
  expect(scoreOf({ saturation: "98% RA", breathing })).toMatchObject({ isComplete: true, total: 7 });
  expect(scoreOf({ saturation: "98% on room air", breathing })).toMatchObject({ isComplete: true });
  expect(scoreOf({ saturation: "98% on 2 L nasal cannula", breathing })).toMatchObject({ total: 9 });
  for (const [saturation, chosen, said] of [
    ["98% on 2 L", "air", "oxygen"],
    ["98% on room air", "oxygen", "air"],
  ] as const)
    expect(scoreOf({ saturation, breathing: chosen })).toMatchObject({
      isComplete: false,
      total: 7,
      questions: [`air or oxygen (you chose ${chosen}, but the saturation says ${said})`],
    });
});

test("on scale 2 a high saturation is not certain before air or oxygen is known", () => {
  const score = scoreOf({ saturation: "97%", breathing: null, isScale2: true });
  expect(score).toMatchObject({ isComplete: false, missing: ["air or oxygen"], questions: [], total: 7 });
  expect(score.subScores.map(({ key }) => key)).not.toContain("saturation");
});

test("more values never lower what is said to be the least, and only seven certain ones make a score", () => {
  const texts = fc.constantFrom("", "8", "30", "86%", "98/54", "118", "36.9", "x", "400");
  const observations = fc.record({
    respiration: texts,
    saturation: texts,
    systolic: texts,
    pulse: texts,
    temperature: texts,
    consciousness: fc.constantFrom(null, "A" as const, "V" as const),
    breathing: fc.constantFrom(null, "air" as const, "oxygen" as const),
    isScale2: fc.boolean(),
  });
  fc.assert(
    fc.property(
      observations,
      fc.constantFrom(...(Object.keys(NOTHING) as (keyof Observations)[])),
      (given, key) => {
        if (key === "isScale2") return;
        const whole = earlyWarning(given);
        const less = earlyWarning({ ...given, [key]: NOTHING[key] });
        expect(less?.total ?? 0).toBeLessThanOrEqual(whole?.total ?? 0);
        if (whole) expect(whole.isComplete).toBe(whole.subScores.length === 7);
      },
    ),
  );
});

test("each band names its response, and the source is acknowledged as the Royal College asks", () => {
  expect(responseTo("low", 0)).toMatch(/every 12 hours/);
  expect(responseTo("low", 1)).toMatch(/every 4 to 6 hours/);
  expect(responseTo("low-medium", 3)).toMatch(/single parameter scores 3.*every hour/);
  expect(responseTo("medium", 5)).toMatch(/^Urgent response: .*every hour/);
  expect(responseTo("high", 7)).toMatch(/^Emergency response: continuous monitoring/);
  expect(ACKNOWLEDGEMENT).toBe(
    "Royal College of Physicians. National Early Warning Score (NEWS) 2: Standardising the assessment of acute-illness severity in the NHS. Updated report of a working party. London: RCP, 2017.",
  );
});

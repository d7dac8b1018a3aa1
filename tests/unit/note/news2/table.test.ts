import { expect, test } from "vitest";
import { earlyWarning, type Observations, type ParameterKey } from "#app/core/note/news2/early-warning.ts";

/** Everything normal: each parameter scores 0. */
const NORMAL: Observations = {
  respiration: "16",
  saturation: "98%",
  systolic: "120/80",
  pulse: "70",
  temperature: "37.0",
  consciousness: "A",
  breathing: "air",
  isScale2: false,
};

const scoreOf = (key: ParameterKey, change: Partial<Observations>) =>
  earlyWarning({ ...NORMAL, ...change })?.subScores.find((one) => one.key === key)?.score;

/**
 * Chart 1 of the report, "The NEWS scoring system": the lowest and highest value of each box, copied from the
 * printed table.
 */
test.each([
  ["3", 3],
  ["8", 3],
  ["9", 1],
  ["11", 1],
  ["12", 0],
  ["20", 0],
  ["21", 2],
  ["24", 2],
  ["25", 3],
  ["60", 3],
])("a respiration rate of %s scores %i", (respiration, score) => {
  expect(scoreOf("respiration", { respiration })).toBe(score);
});

test.each([
  ["40%", 3],
  ["91%", 3],
  ["92%", 2],
  ["93%", 2],
  ["94%", 1],
  ["95%", 1],
  ["96%", 0],
  ["100%", 0],
])("on scale 1 a saturation of %s scores %i, on air as on oxygen", (saturation, score) => {
  for (const breathing of ["air", "oxygen", null] as const)
    expect(scoreOf("saturation", { saturation, breathing })).toBe(score);
});

test.each([
  ["40%", 3, 3],
  ["83%", 3, 3],
  ["84%", 2, 2],
  ["85%", 2, 2],
  ["86%", 1, 1],
  ["87%", 1, 1],
  ["88%", 0, 0],
  ["92%", 0, 0],
  ["93%", 0, 1],
  ["94%", 0, 1],
  ["95%", 0, 2],
  ["96%", 0, 2],
  ["97%", 0, 3],
  ["100%", 0, 3],
])("on scale 2 a saturation of %s scores %i on air and %i on oxygen", (saturation, onAir, onOxygen) => {
  const isScale2 = true;
  expect(scoreOf("saturation", { saturation, isScale2, breathing: "air" })).toBe(onAir);
  expect(scoreOf("saturation", { saturation, isScale2, breathing: "oxygen" })).toBe(onOxygen);
  const unknown = scoreOf("saturation", { saturation, isScale2, breathing: null });
  expect(unknown).toBe(onAir === onOxygen ? onAir : undefined);
});

test("oxygen scores 2 and air 0", () => {
  expect(scoreOf("breathing", { breathing: "oxygen" })).toBe(2);
  expect(scoreOf("breathing", { breathing: "air" })).toBe(0);
});

test.each([
  ["60/30", 3],
  ["90/50", 3],
  ["91/50", 2],
  ["100/50", 2],
  ["101/50", 1],
  ["110/50", 1],
  ["111/50", 0],
  ["219/100", 0],
  ["220/100", 3],
  ["280/100", 3],
])("a blood pressure of %s scores %i for its systolic value", (systolic, score) => {
  expect(scoreOf("systolic", { systolic })).toBe(score);
});

test.each([
  ["25", 3],
  ["40", 3],
  ["41", 1],
  ["50", 1],
  ["51", 0],
  ["90", 0],
  ["91", 1],
  ["110", 1],
  ["111", 2],
  ["130", 2],
  ["131", 3],
  ["200", 3],
])("a pulse of %s scores %i", (pulse, score) => {
  expect(scoreOf("pulse", { pulse })).toBe(score);
});

test.each([
  ["A", 0],
  ["C", 3],
  ["V", 3],
  ["P", 3],
  ["U", 3],
] as const)("a level of consciousness of %s scores %i", (consciousness, score) => {
  expect(scoreOf("consciousness", { consciousness })).toBe(score);
});

test.each([
  ["30.0", 3],
  ["35.0", 3],
  ["35.1", 1],
  ["36.0", 1],
  ["36.1", 0],
  ["38.0", 0],
  ["38.1", 1],
  ["39.0", 1],
  ["39.1", 2],
  ["42.0", 2],
])("a temperature of %s °C scores %i", (temperature, score) => {
  expect(scoreOf("temperature", { temperature })).toBe(score);
});

test.each([
  [{ breathing: "oxygen", pulse: "91", systolic: "110/70", temperature: "38.1" }, 5, "medium"],
  [{}, 0, "low"],
  [{ breathing: "oxygen", pulse: "111" }, 4, "low"],
  [{ consciousness: "C" }, 3, "low-medium"],
  [{ consciousness: "C", pulse: "91" }, 4, "low-medium"],
  [{ consciousness: "C", breathing: "oxygen" }, 5, "medium"],
  [{ breathing: "oxygen", pulse: "111", saturation: "92%" }, 6, "medium"],
  [{ breathing: "oxygen", pulse: "111", saturation: "91%" }, 7, "high"],
  [
    {
      respiration: "30",
      saturation: "80%",
      breathing: "oxygen",
      systolic: "80/40",
      pulse: "140",
      consciousness: "U",
      temperature: "34.0",
    },
    20,
    "high",
  ],
] as const)("%o together score %i: %s", (change, total, band) => {
  expect(earlyWarning({ ...NORMAL, ...change })).toMatchObject({ isComplete: true, total, band });
});

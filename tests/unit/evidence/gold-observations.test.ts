import { expect, test } from "vitest";
import { checkGold } from "#scripts/scorecard/gold-observations.ts";

const GOLD = [
  { id: "10", name: "Oxygen saturation", value_type: "NUMERIC", value: "88" },
  { id: "20", name: "Emesis volume", value_type: "NUMERIC", value: 150 },
  { id: "11", name: "Blood pressure", value_type: "NUMERIC", value: "118" },
  { id: "31", name: "Wound location", value_type: "STRING", value: "left heel" },
  {
    id: "3",
    name: "Respiratory interventions",
    value_type: "MULTI_SELECT",
    value: ["incentive spirometer", "turn cough"],
  },
  { id: "38", name: "Use of accessory muscles", value_type: "SINGLE_SELECT", value: "Yes" },
];
const INPUT =
  "Sats are eighty eight percent, vomited about 150 cc. BP 118 over 76. Stage 2 injury on the left heel. We use an incentive spirometer.";

test("counts only gold values that the input states, in digits or words", () => {
  const { stated } = checkGold(GOLD, INPUT, "");
  expect(stated.map(({ value }) => value)).toEqual(["88", "150", "118", "left heel", "incentive spirometer"]);
});

test("names the stated values that the note lacks", () => {
  const { missing } = checkGold(GOLD, INPUT, "SpO2 88%. BP 118/76. Pressure injury of the right heel.");
  expect(missing).toEqual([
    { name: "Emesis volume", value: "150" },
    { name: "Wound location", value: "left heel" },
    { name: "Respiratory interventions", value: "incentive spirometer" },
  ]);
});

test("finds nothing missing in a note that says it all in other words", () => {
  const note = "SpO2 88%, emesis 150 mL, BP 118/76, L heel stage 2 injury, incentive spirometer in use.";
  expect(checkGold(GOLD, INPUT, note).missing).toEqual([]);
});

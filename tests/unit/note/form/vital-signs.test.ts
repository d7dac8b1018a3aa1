import fc from "fast-check";
import { expect, test } from "vitest";
import {
  composeVitalSigns,
  parseVitalSigns,
  partAt,
  type VitalKey,
  withVitalSign,
} from "#app/core/note/form/vital-signs.ts";

const EMPTY = { bp: "", hr: "", rr: "", temp: "", o2: "", other: "" };

test("the text is parsed by the labels BP, HR, RR, Temp and O2 Sat, and the rest is other [SBAR-07] [SBAR-08]", () => {
  expect(parseVitalSigns("BP 98/54, HR 118, RR 30, Temp 36.9, O2 Sat 86%, GCS 15, glucose 110")).toEqual({
    bp: "98/54",
    hr: "118",
    rr: "30",
    temp: "36.9",
    o2: "86%",
    other: "GCS 15, glucose 110",
  });
  expect(parseVitalSigns("bp: 120/80,o2 sat: 97 % RA")).toEqual({ ...EMPTY, bp: "120/80", o2: "97 % RA" });
  expect(parseVitalSigns("")).toEqual(EMPTY);
  expect(parseVitalSigns("Temperament calm, HRT patch, BPM 90")).toEqual({
    ...EMPTY,
    other: "Temperament calm, HRT patch, BPM 90",
  });
});

test("a second part with the same label is kept as other, so that nothing typed is lost [SBAR-07] [SBAR-08]", () => {
  expect(parseVitalSigns("BP 98/54, BP 110/60")).toEqual({ ...EMPTY, bp: "98/54", other: "BP 110/60" });
});

test("changing one part keeps the others in their order, and a cleared value removes that part [SBAR-08]", () => {
  const text = "BP 98/54, HR 118, GCS 15";
  expect(withVitalSign(text, "hr", "104")).toBe("BP 98/54, HR 104, GCS 15");
  expect(withVitalSign(text, "hr", "HR 104")).toBe("BP 98/54, HR 104, GCS 15");
  expect(withVitalSign("", "o2", "O2 sat: 97%")).toBe("O2 Sat 97%");
  // Still being typed.
  expect(withVitalSign("", "hr", "HR")).toBe("HR HR");
  expect(withVitalSign(text, "hr", "")).toBe("BP 98/54, GCS 15");
  expect(withVitalSign(text, "hr", "   ")).toBe("BP 98/54, GCS 15");
  const full = ["BP 98/54", "HR 118", "RR 30", "Temp 36.9", "O2 Sat 86%", "GCS 15"];
  for (const [at, key] of (["bp", "hr", "rr", "temp", "o2", "other"] as const).entries())
    expect(withVitalSign(full.join(", "), key, "")).toBe(full.toSpliced(at, 1).join(", "));
  expect(withVitalSign(text, "rr", "22")).toBe("BP 98/54, HR 118, RR 22, GCS 15");
  expect(withVitalSign(text, "other", "")).toBe("BP 98/54, HR 118");
  expect(withVitalSign("", "o2", "97%")).toBe("O2 Sat 97%");
  expect(withVitalSign("", "bp", "120/80, 118/78")).toBe("BP 120/80; 118/78");
});

test("a decimal comma becomes a point wherever a reading has one, and parts two readings nowhere [SBAR-08]", () => {
  expect(withVitalSign("", "temp", "38,5 axillary")).toBe("Temp 38.5 axillary");
  expect(withVitalSign("", "temp", "T38,2")).toBe("Temp T38.2");
  expect(withVitalSign("", "o2", "97,5 on RA")).toBe("O2 Sat 97.5 on RA");
  expect(withVitalSign("", "bp", "120/70, MAP 87")).toBe("BP 120/70; MAP 87");
  expect(withVitalSign("", "hr", "118, 92 on walking")).toBe("HR 118; 92 on walking");
});

test("the parts are one text, comma separated: BP, HR, RR, Temp, O2 Sat, then the other items [SBAR-07]", () => {
  const parts = { other: "GCS 15", o2: "86%", temp: "36.9", rr: "30", hr: "118", bp: "98/54" };
  expect(composeVitalSigns(parts)).toBe("BP 98/54, HR 118, RR 30, Temp 36.9, O2 Sat 86%, GCS 15");
});

test("what is composed is parsed to the same parts, whatever stands in them [SBAR-07]", () => {
  const value = fc.stringMatching(/^[0-9/.% a-z]{0,12}$/).map((text) => text.trim());
  const parts = fc.record({
    bp: value,
    hr: value,
    rr: value,
    temp: value,
    o2: value,
    other: fc.constantFrom("", "GCS 15", "GCS 15, glucose 110"),
  });
  fc.assert(
    fc.property(parts, (given) => {
      expect(parseVitalSigns(composeVitalSigns(given))).toEqual(given);
    }),
  );
});

test("a place in the text belongs to the part it lies in", () => {
  const text = "BP 98/54, HR 118, O2 Sat 86%, GCS 15";
  const at = (word: string): VitalKey => partAt(text, text.indexOf(word));
  expect([at("98/54"), at("118"), at("86%"), at("GCS"), at("15")]).toEqual([
    "bp",
    "hr",
    "o2",
    "other",
    "other",
  ]);
});

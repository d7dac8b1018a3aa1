import { expect, test } from "vitest";
import { numbersIn, numbersMissingFrom } from "#scripts/scorecard/numbers-in-text.ts";

const readingsOf = (text: string) => numbersIn(text).map(({ readings }) => readings);

test.each([
  ["BP 98/54, temp 36.9, WBC 12,500, .5 mg", [[[98]], [[54]], [[36.9]], [[12500]], [[0.5]]]],
  ["oriented x3, q4h, 40mg, 2026-11-18", [[[3]], [[4]], [[40]], [[2026]], [[11]], [[18]]]],
  ["SpO2 fell, L4 and H2O", []],
  ["twenty-four, one hundred four, one hundred and ten", [[[24]], [[104]], [[110]]]],
  ["ninety eight point six", [[[98.6]]]],
  ["pulse one twelve", [[[1, 12], [112]]]],
  ["three thousand five hundred", [[[3500]]]],
  ["a hundred over sixty", [[[100]], [[60]]]],
  ["at this point, point five mg", [[[0.5]]]],
  ["one zero four", [[[1, 0, 4], [104]]]],
  ["someone often weighty tensely", []],
])("the numbers of %j are read", (text, readings) => {
  expect(readingsOf(text)).toEqual(readings);
});

test("a number counts as said when it is there in digits or in words, however it is read", () => {
  expect(numbersMissingFrom(["heart rate one twelve, sats ninety"], "HR 112, O2 sat 90%.")).toEqual([]);
  expect(numbersMissingFrom(["HR 112"], "Heart rate one hundred twelve.")).toEqual([]);
  const missing = numbersMissingFrom(["HR 112, given 5 mg"], "HR 121, given fifty mg and 5 mg.");
  expect(missing.map(({ text }) => text)).toEqual(["121", "fifty"]);
});

test("words that often are no number are not missed, but count when they are said", () => {
  expect(numbersMissingFrom(["no falls"], "One of the drains, second look, once more.")).toEqual([]);
  expect(numbersMissingFrom(["the third attempt, once daily"], "Attempt 3, 1 daily.")).toEqual([]);
});

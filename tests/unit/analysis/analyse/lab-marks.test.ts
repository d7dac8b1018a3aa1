import { describe, expect, test } from "vitest";
import { HEAD, inSheet } from "./lab-sheets.ts";

const row = (value: string, range = "3.5-5.1", unit = "mmol/L") =>
  inSheet(HEAD, `K | ${value} | ${unit} | ${range} | 2026-03-12`);

describe("a mark behind a figure", () => {
  test.each([
    ["5.9¹", "5.9¹ @2026-03-12 high"],
    ["5.9 ‡", "5.9 ‡ @2026-03-12 high"],
    ["5.9 (a)", "5.9 (a) @2026-03-12 high"],
    ["5.9[note 1]", "5.9[note 1] @2026-03-12 high"],
    ["5.9 H¹", "5.9 @2026-03-12 high [H¹]"],
    ["4.4*", "4.4* @2026-03-12 normal"],
    ["4.4**", "4.4** @2026-03-12 normal"],
    ["5.9*", "5.9 @2026-03-12 high [*]"],
    ["4.4 H", "4.4 @2026-03-12 normal [H]"],
  ])("%s leads to a note rather than flags it, unless it may be a flag", async (value, expected) => {
    expect(await row(value)).toEqual([`K mmol/L = ${expected}`]);
  });

  test("a power is none", async () => {
    expect(await row("1.2 m²", "", "")).toEqual(["K m² = 1.2 @2026-03-12"]);
    expect(await row("91 %²", "", "")).toEqual(["K % = 91 @2026-03-12"]);
    expect(await row("4 x 10³", "", "")).toEqual(["K = 4 x 10³ @2026-03-12"]);
  });

  test("an ordinal is no unit: a centile", async () => {
    expect(await inSheet("Date | Weight (kg) | Centile", "2026-03-12 | 7.9 | 25th")).toEqual([
      "Weight kg = 7.9 @2026-03-12",
      "Centile = 25th @2026-03-12",
    ]);
  });
});

import { expect, test } from "vitest";
import { percentile } from "#scripts/bench/percentiles.ts";
import { readServerTiming } from "#scripts/bench/server-timing.ts";
import { generationTable } from "#scripts/bench/table.ts";

test("a percentile is the smallest figure that so many do not exceed", () => {
  const figures = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect([percentile(figures, 50), percentile(figures, 99), percentile(figures, 100)]).toEqual([
    100, 198, 200,
  ]);
  expect(percentile([7], 99)).toBe(7);
  expect(percentile([], 50)).toBeNaN();
});

test("figures are read from Server-Timing, whatever else stands there", () => {
  expect(readServerTiming("meter;dur=1.3, cache, model;desc=x;dur=20,total;dur=25.0")).toEqual({
    meter: 1.3,
    model: 20,
    total: 25,
  });
  expect(readServerTiming(null)).toEqual({});
});

test("what the server adds is the difference between a note's time and the stand-in's, asked directly", () => {
  const bare = { bareOutside: 1_208, bareInside: 1_202 };
  const times = { outside: 1_250, inside: 1_230, meter: 5, model: 1_200, secondReader: 4, check: 7, ...bare };
  const rows = generationTable([times]).map((line) => line.trim().split(/ {2,}/));
  expect(Object.fromEntries(rows.map(([label, p50]) => [label, p50]))).toMatchObject({
    "added, seen by the caller (note − bare)": "42.0",
    "added, inside the Worker (note − bare)": "28.0",
    "of it by the product (without the second reader)": "24.0",
    "everything else": "14.0",
  });
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { earnsDiscount } from "#app/core/plans/streak-discount.ts";
import { daysInARow } from "#app/core/usage/note-streak.server.ts";

test("days in a row end today or yesterday, and a missing day ends them [USE-21] [OPEN-70]", () => {
  expect(daysInARow([], 100)).toBe(0);
  expect(daysInARow([100], 100)).toBe(1);
  expect(daysInARow([99, 98, 97], 100)).toBe(3);
  expect(daysInARow([98, 97], 100)).toBe(0);
  expect(daysInARow([100, 99, 97, 96], 100)).toBe(2);
  expect(daysInARow([101, 100, 99], 100)).toBe(2);
  expect([0, 2, 3, 9].map(earnsDiscount)).toEqual([false, false, true, true]);
});

test("whatever the days, each of the counted ones is there and the one before them is not", () => {
  const days = fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 40 });
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 40 }), (all, today) => {
      const latest = all.toSorted((a, b) => b - a);
      const count = daysInARow(latest, today);
      const last = all.includes(today) ? today : today - 1;
      for (let back = 0; back < count; back++) expect(all).toContain(last - back);
      expect(all).not.toContain(last - count);
    }),
  );
});

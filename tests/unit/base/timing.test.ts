import { expect, test } from "vitest";
import { openTiming, serverTiming } from "#app/base/runtime/timing.server.ts";

/** A clock that only moves on request. */
function openClock() {
  let at = 1_000;
  return { now: () => at, pass: (ms: number) => (at += ms) };
}

test("work of one name adds up, and the total runs from the opening", async () => {
  const { now, pass } = openClock();
  const timing = openTiming(now);
  pass(5);
  await timing.measure("meter", async () => pass(3));
  await timing.measure("meter", async () => pass(4));
  expect(timing.compute("check", () => pass(2))).toBe(1_014);
  expect(timing.timings()).toEqual({ meter: 7, check: 2, total: 14 });
});

test("work that fails is timed too, and its error comes out", async () => {
  const { now, pass } = openClock();
  const timing = openTiming(now);
  const failing = async () => {
    pass(6);
    throw new Error("away");
  };
  await expect(timing.measure("meter", failing)).rejects.toThrow("away");
  expect(timing.timings()).toEqual({ meter: 6, total: 6 });
});

test("the header names each figure in milliseconds", () => {
  expect(serverTiming({ meter: 1.26, total: 20 })).toBe("meter;dur=1.3, total;dur=20.0");
});

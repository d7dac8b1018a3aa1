import { expect, test } from "vitest";
import { ACTIVITIES, idlenessAt, reportDelay } from "#app/core/identity/inactivity/inactivity.ts";

const MINUTE = 60_000;

test("the warning comes one minute before the logout, which comes after five [IDN-32] [IDN-36]", () => {
  expect(idlenessAt(4 * MINUTE - 1, 0)).toEqual({ state: "active" });
  expect(idlenessAt(4 * MINUTE, 0)).toEqual({ state: "warning", secondsLeft: 60 });
  expect(idlenessAt(5 * MINUTE - 1, 0)).toEqual({ state: "warning", secondsLeft: 1 });
  expect(idlenessAt(5 * MINUTE, 0)).toEqual({ state: "expired" });
  expect(idlenessAt(10 * MINUTE, 0)).toEqual({ state: "expired" });
});

test("exactly the six specified activities count [IDN-30]", () => {
  expect([...ACTIVITIES].sort()).toEqual([
    "click",
    "keypress",
    "mousedown",
    "mousemove",
    "scroll",
    "touchstart",
  ]);
});

test("activity is reported at most every 30 seconds, and the last of it is not lost [IDN-31]", () => {
  expect(reportDelay(100_000, 60_000)).toBe(0);
  expect(reportDelay(90_000, 60_000)).toBe(0);
  expect(reportDelay(70_000, 60_000)).toBe(20_000);
  expect(reportDelay(60_001, 60_000)).toBe(29_999);
  // The computer's clock was put back by three hours.
  expect(reportDelay(60_000, 10_860_000)).toBe(30_000);
});

import { expect, test } from "vitest";
import { safePath } from "#app/base/http/safe-path.ts";
import { greetingAt, hourIn } from "#app/rooms/shell/greeting.ts";

test("the greeting changes at 12:00 and at 17:00 [SHELL-03]", () => {
  expect([0, 11].map(greetingAt)).toEqual(["Good morning", "Good morning"]);
  expect([12, 16].map(greetingAt)).toEqual(["Good afternoon", "Good afternoon"]);
  expect([17, 23].map(greetingAt)).toEqual(["Good evening", "Good evening"]);
});

test("the hour of the greeting is the nurse's own [SHELL-03]", () => {
  const threeInTheMorningUtc = Date.UTC(2026, 10, 20, 3, 30);
  expect(hourIn("UTC", threeInTheMorningUtc)).toBe(3);
  expect(hourIn("America/New_York", threeInTheMorningUtc)).toBe(22);
  expect(hourIn("Asia/Kolkata", threeInTheMorningUtc)).toBe(9);
  expect(hourIn("UTC", Date.UTC(2026, 10, 20, 0, 5))).toBe(0);
});

test("only a path of our own origin is followed after sign-in [IDN-02] [IDN-13] [OPEN-10]", () => {
  expect(safePath("/notes/sbar?a=1#b", "/dashboard")).toBe("/notes/sbar?a=1#b");
  for (const wanted of [
    null,
    "",
    "notes",
    "//evil.example",
    "/\\evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    "/\t/evil.example",
  ]) {
    expect(safePath(wanted, "/dashboard")).toMatch(/^\/(dashboard$|[^/\\])/);
    expect(new URL(safePath(wanted, "/dashboard"), "http://own.example").origin).toBe("http://own.example");
  }
  expect(safePath(null, "/plan-selection")).toBe("/plan-selection");
});

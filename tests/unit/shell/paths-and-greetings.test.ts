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

const OWN = "https://own.example";

/** Hostile links: combinations of a beginning, something that hides the host, and the host. */
function hostileLinks(): string[] {
  const openings = ["", "/", "/.", "/..", "/./", "/a/..", "/a/b/../..", "/%2e", "/%2E%2e", "/a/%2e%2e", "/;"];
  const slashes = [
    "//",
    "/\\",
    "\\/",
    "\\\\",
    "///",
    "/\t/",
    "/\n/",
    "/\r\n/",
    "/%2F",
    "/%2f%2F",
    "/%5C",
    "/%09/",
    "/%252F",
  ];
  const hosts = ["evil.example", "own.example@evil.example/notes", "evil.example:443/%2e%2e"];
  const built = openings.flatMap((opening) =>
    slashes.flatMap((slash) => hosts.map((host) => opening + slash + host)),
  );
  return [
    ...built,
    ...[" //evil.example", "\u00a0//evil.example", "\u0000//evil.example", "/\u0000/evil.example"],
    ...["https://evil.example/", "HTTPS:evil.example", "https:/evil.example", "http:\\\\evil.example"],
    ...["javascript:alert(1)", "java\nscript:alert(1)", "data:text/html,x", "blob:https://evil.example/1"],
    ...[
      "notes",
      "",
      "?x",
      "#x",
      "/\\evil.example",
      "/\t/evil.example",
      "/%E0%A4",
      "/.//evil.example",
      "/a/..//",
    ],
    ...[
      "/./\\",
      "/./\\evil.example",
      "/%2e/%2fevil.example",
      "/a/..%2f/evil.example",
      "/%25252fevil.example",
    ],
  ];
}

test("no link leads away after sign-in, however it is written [OPEN-10]", () => {
  const links = hostileLinks();
  expect(links.length).toBeGreaterThan(200);
  for (const wanted of links) {
    const answer = safePath(wanted, "/dashboard");
    expect(new URL(answer, OWN).origin, wanted).toBe(OWN);
    expect(answer, wanted).toMatch(/^\/(?![/\\])/);
    // Even after a proxy or a router decodes it, it stays on our origin.
    for (let path = answer, round = 0; round < 4; round += 1) {
      expect(new URL(path, OWN).origin, wanted).toBe(OWN);
      expect(new URL(path, OWN).pathname, wanted).not.toMatch(/^\/[/\\]/);
      path = decodeURIComponent(path);
    }
  }
});

test("a path of our own is followed as it is written [IDN-02] [OPEN-10]", () => {
  for (const wanted of [
    "/notes/sbar?a=1#b",
    "/analysis/document/0b1c?from=%2Fhistory&x=%E2%82%AC",
    "/settings/profile/",
    "/notes?q=50%25",
    "/analysis/document/a%20b",
    "/",
  ])
    expect(safePath(wanted, "/dashboard")).toBe(wanted);
  expect(safePath(null, "/plan-selection")).toBe("/plan-selection");
});

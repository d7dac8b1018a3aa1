import { beforeEach, expect, test, vi } from "vitest";
import { eraseLocalTraces } from "#app/core/identity/local-traces.ts";
import { logActivity, readActivities } from "#app/core/usage/activity-log.ts";
import { readFunnel } from "#app/core/usage/funnel/funnel-store.ts";
import { duration, relativeTime } from "#app/rooms/shell/relative-time.ts";
import { sessionNameAt } from "#app/rooms/shell/session-name.ts";
import { logSessionOnce } from "#app/rooms/shell/use-active-session.ts";
import { signInPath } from "#app/rooms/shell/use-signed-out.ts";
import { memoryStorage } from "../payments/storage.ts";

const NOON = Date.UTC(2026, 10, 10, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeEach(() => {
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
});

test("the five tools have a session name by their path, and no other page has one [SHELL-13] [OPEN-54]", () => {
  const names = {
    "/analysis/document/d-1": "Document Analysis",
    "/analysis/document/d-1/": "Document Analysis",
    "/notes/sbar": "SBAR Generator",
    "/notes/research": "Medical Research",
    "/notes/nanda": "NANDA Diagnosis",
    "/notes/analysis": "File Analysis",
    "/analysis": "File Analysis",
  };
  for (const [path, name] of Object.entries(names)) expect(sessionNameAt(path), path).toBe(name);
  for (const path of [
    "/",
    "/dashboard",
    "/notes",
    "/notes/premium-preview",
    "/analysis/history",
    "/analysis/document",
    "/chat",
    "/notes/templates",
    "/notes/templates/soap",
    "/settings/account",
    "/notes/sbar/more",
  ])
    expect(sessionNameAt(path), path).toBeNull();
});

test("a session's start is logged once for its name, until signing out, and the tool counts as used [SHELL-14] [SHELL-15] [USE-12] [OPEN-69]", () => {
  logSessionOnce(localStorage, "user_1", "SBAR Generator", NOON);
  logSessionOnce(localStorage, "user_1", "SBAR Generator", NOON + 1);
  logSessionOnce(localStorage, "user_1", "Medical Research", NOON + 2);
  logSessionOnce(localStorage, "user_1", "SBAR Generator", NOON + 3);
  const activities = readActivities(localStorage, "user_1");
  expect(activities).toEqual([
    {
      id: expect.stringMatching(/./),
      type: "session_start",
      description: "Started Medical Research",
      timestamp: NOON + 2,
    },
    {
      id: expect.stringMatching(/./),
      type: "session_start",
      description: "Started SBAR Generator",
      timestamp: NOON,
    },
  ]);
  expect(activities[0]?.id).not.toBe(activities[1]?.id);
  expect(readFunnel("user_1").featuresUsed).toEqual(["SBAR Generator", "Medical Research"]);
  expect(readActivities(localStorage, "user_2")).toEqual([]);
  eraseLocalTraces({ erasesWork: true });
  expect(readActivities(localStorage, "user_1")).toEqual([]);
  logSessionOnce(localStorage, "user_1", "SBAR Generator", NOON + 4);
  expect(readActivities(localStorage, "user_1")).toHaveLength(1);
  expect(readFunnel("user_1").featuresUsed).toEqual(["Medical Research", "SBAR Generator"]);
});

test("each of the four kinds of activity is kept with id, type, description and timestamp, and no other [SHELL-15]", () => {
  const types = ["document_upload", "document_analysis", "note_generation", "session_start"] as const;
  for (const type of types) logActivity(localStorage, "user_1", { type, description: `Did ${type}` }, NOON);
  const kept = readActivities(localStorage, "user_1");
  expect(kept.map(({ id, ...rest }) => [typeof id, rest])).toEqual(
    types.map((type) => ["string", { type, description: `Did ${type}`, timestamp: NOON }]).reverse(),
  );
  expect(new Set(kept.map(({ id }) => id)).size).toBe(4);
  const key = Object.keys(localStorage)[0] ?? "";
  const { timestamp: _timestamp, ...withoutTime } = kept[0] ?? {};
  const unnamed = { ...kept[0], description: 4 };
  const damaged = [{ ...kept[0], type: "sign_in" }, { ...kept[0], id: 4 }, unnamed, withoutTime, kept[1]];
  localStorage.setItem(key, JSON.stringify(damaged));
  expect(readActivities(localStorage, "user_1")).toEqual([kept[1]]);
});

test("a session that starts before the log can be read is logged as soon as it can [SHELL-14]", () => {
  const waiting: (() => void)[] = [];
  const kept = memoryStorage();
  const log = {
    getItem: (key: string) => kept.getItem(key),
    setItem: (key: string, value: string) => kept.setItem(key, value),
    removeItem: (key: string) => kept.removeItem(key),
    whenOpen: (work: () => void) => void waiting.push(work),
  };
  logSessionOnce(log, "user_1", "SBAR Generator", NOON);
  logActivity(kept, "user_1", { type: "note_generation", description: "SBAR note" }, NOON - 1);
  for (const work of waiting) work();
  expect(readActivities(kept, "user_1").map(({ description }) => description)).toEqual([
    "Started SBAR Generator",
    "SBAR note",
  ]);
});

test("once means once, also when the log has long forgotten the entry [SHELL-14]", () => {
  logSessionOnce(localStorage, "user_1", "SBAR Generator", NOON);
  for (let count = 0; count < 60; count++)
    logActivity(localStorage, "user_1", { type: "note_generation", description: "SBAR note" }, NOON + count);
  logSessionOnce(localStorage, "user_1", "SBAR Generator", NOON + 100);
  expect(readActivities(localStorage, "user_1").filter(({ type }) => type === "session_start")).toEqual([]);
});

test("times are told relative to now: just now, then minutes, hours or days [SHELL-16]", () => {
  const told = (passed: number) => relativeTime(NOON - passed, NOON);
  expect(told(-5_000)).toBe("just now");
  expect([0, MINUTE - 1].map(told)).toEqual(["just now", "just now"]);
  expect([MINUTE, 2 * MINUTE, HOUR - 1].map(told)).toEqual([
    "1 minute ago",
    "2 minutes ago",
    "59 minutes ago",
  ]);
  expect([HOUR, 24 * HOUR - 1].map(told)).toEqual(["1 hour ago", "23 hours ago"]);
  expect([24 * HOUR, 49 * HOUR].map(told)).toEqual(["1 day ago", "2 days ago"]);
  expect(duration(MINUTE - 1)).toBe("less than a minute");
  expect(duration(3 * MINUTE)).toBe("3 minutes");
});

test("whoever is signed out is sent to sign in, and back to the page afterwards [SHELL-06]", () => {
  expect(signInPath({ pathname: "/notes/sbar", search: "?a=1&b=2" })).toBe(
    "/sign-in?redirect_url=%2Fnotes%2Fsbar%3Fa%3D1%26b%3D2",
  );
});

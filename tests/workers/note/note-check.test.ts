import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { NoteCheckAnswer, NoteCheckRequest } from "#app/core/note/note-check.ts";
import { watchConsole } from "../sbar/note-calls.ts";
import { ask, ORIGIN, personWithPlan, post } from "../signed-in.ts";

const NOTES = "Short of breath since 0310. Furosemide 40 mg IV given.";
const request = (text: string): NoteCheckRequest => ({
  sources: [{ name: "nurseNotes", label: "Nurse's Notes", text: NOTES }],
  statements: [
    { id: "situation0", text, checked: null, isCounted: true },
    {
      id: "situation1",
      text: "Furosemide 40 mg IV given.",
      checked: { text: "Furosemide 40 mg IV given.", standing: "supported", evidence: [], mismatches: [] },
      isCounted: true,
    },
  ],
});

test("a changed statement is checked against what was typed, with the checks of the whole note; nothing of it is logged", async () => {
  const person = await personWithPlan();
  const logged = watchConsole();
  const response = await post(person, "/api/note-check", request("Short of breath since 0320."));
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  const { statements, matched, leftOut } = await response.json<NoteCheckAnswer>();
  expect(statements).toMatchObject([
    {
      id: "situation0",
      standing: "not_in_notes",
      mismatches: [{ kind: "time", text: "0320", inNotes: "0310" }],
    },
  ]);
  expect(matched.matching).toBe(matched.all - 1);
  expect(leftOut.map(({ text }) => text)).toEqual(["0310"]);
  const right = await post(person, "/api/note-check", request("Short of breath since 0310."));
  expect(await right.json<NoteCheckAnswer>()).toMatchObject({
    statements: [{ standing: "supported" }],
    leftOut: [],
  });
  expect(logged.text()).not.toMatch(/breath|Furosemide|03[12]0/);
});

test("what was heard of a handover before is taken as it was, and in another shape refused", async () => {
  const person = await personWithPlan();
  const heard = [{ id: "pain", label: "Pain", places: [{ field: "nurseNotes", start: 0, end: 15 }] }];
  const answer = await post(person, "/api/note-check", { ...request("Short of breath since 0310."), heard });
  const checks = await answer.json<NoteCheckAnswer>();
  expect(checks.heard?.map(({ id }) => id)).toEqual(["pain"]);
  expect(checks.notStated.map(({ id }) => id)).not.toContain("pain");
  const spoilt = { ...request("x"), heard: [{ id: "pain", places: "all" }] };
  expect((await post(person, "/api/note-check", spoilt)).status).toBe(400);
});

test("who is not signed in is told so; what is no note, or too long, is refused", async () => {
  for (const path of ["/api/note-check", "/api/note-sign"]) {
    const stranger = await exports.default.fetch(`${ORIGIN}${path}`, {
      method: "POST",
      headers: { Origin: ORIGIN, "Content-Type": "application/json" },
      body: JSON.stringify(request("x")),
    });
    expect(stranger.status).toBe(401);
  }
  const person = await personWithPlan();
  expect((await post(person, "/api/note-check", { statements: "all" })).status).toBe(400);
  const long = {
    ...request("x"),
    sources: Array(4).fill({ name: "a", label: "A", text: "x".repeat(19_000) }),
  };
  expect((await post(person, "/api/note-check", long)).status).toBe(413);
  // The guard reads a field's label and the words of an earlier result, too.
  const words = "Short of breath. ".repeat(4_000);
  const labelled = { ...request("x"), sources: [{ name: "a", label: words, text: "x" }] };
  const checked = { text: words, standing: "supported", evidence: [], mismatches: [] };
  const retold = { ...request("x"), statements: [{ id: "a", text: "x", checked, isCounted: true }] };
  for (const other of [labelled, retold])
    expect((await post(person, "/api/note-check", other)).status).toBe(413);
  expect((await ask(person, "/api/note-check")).status).toBe(405);
});

test("one person's checks are limited, and another person's go on", async () => {
  const [hasty, other] = [await personWithPlan(), await personWithPlan()];
  const statuses: number[] = [];
  // A minute may end meanwhile, which allows as many more.
  while (statuses.length < 250 && !statuses.includes(429))
    statuses.push((await post(hasty, "/api/note-check", { sources: [], statements: [] })).status);
  expect(statuses.slice(0, 50).every((status) => status === 200)).toBe(true);
  expect(statuses).toContain(429);
  expect((await post(other, "/api/note-check", request("Short of breath."))).status).toBe(200);
});

test("a check that compares much counts as many, and is refused before it computes", async () => {
  const person = await personWithPlan();
  const text = "Short of breath since 0300. ".repeat(700);
  const many = Array.from({ length: 300 }, (_, at) => ({
    id: `${at}`,
    text: "Quiet night.",
    checked: null,
    isCounted: true,
  }));
  const large = { sources: [{ name: "notes", label: "Notes", text }], statements: many.slice(0, 120) };
  const statuses: number[] = [];
  while (statuses.length < 12 && !statuses.includes(429))
    statuses.push((await post(person, "/api/note-check", large)).status);
  expect(statuses[0]).toBe(200);
  // Twenty-four a call: five calls use up a minute, in which a minute may end.
  expect(statuses).toContain(429);
});

test("who signs is said by the session and when by the server's clock, whatever the page claims", async () => {
  const person = await personWithPlan();
  const before = Date.now();
  const claimed = { name: "Dr. Somebody Else", at: 1 };
  const response = await post(person, "/api/note-sign", claimed);
  expect(response.status).toBe(200);
  const { name, at } = await response.json<{ name: string; at: number }>();
  expect(at).toBeGreaterThanOrEqual(before);
  expect(name).not.toBe(claimed.name);
  expect(name.length).toBeGreaterThan(0);
});

import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import type { StoredPlan } from "#app/core/plans/plans.ts";
import { freshWord, noteBody, notesAbout } from "../sbar/note-calls.ts";
import { ask, personWithPlan, type TestPerson, TO_A_PAGE } from "../signed-in.ts";
import { askWith, countingDatabase } from "./outage-env.ts";

const MINUTE = 60_000;

/** What a nurse's browser asks for in a minute of work, each with its answer's status. */
const MINUTE_OF_WORK: readonly (readonly [path: string, status: number, options?: () => object])[] = [
  ["/dashboard", 200, () => ({ headers: TO_A_PAGE })],
  ["/notes/sbar", 200, () => ({ headers: TO_A_PAGE })],
  ["/notes/nanda", 200, () => ({ headers: TO_A_PAGE })],
  ["/notes/research", 200, () => ({ headers: TO_A_PAGE })],
  ["/notes/sbar.data", 200],
  ["/api/session", 200],
  ["/api/session/browser-key", 200],
  ["/api/session/activity", 204, () => ({ method: "POST", body: {} })],
  ["/api/payments/usage", 200],
  ["/api/notes", 200],
  ["/api/account/events", 200],
  ["/api/medical-research/history", 200],
  ["/api/work/sbar", 200],
  ["/api/generate-note", 200, () => ({ method: "POST", body: noteBody(notesAbout(freshWord())) })],
  ["/api/generate-nanda", 200, () => ({ method: "POST", body: { context: "Short of breath, O2 sat 86%." } })],
];

/** Saves work over what was just opened. */
async function saveAgain(
  bindings: Env,
  person: TestPerson,
  { revision }: { revision: number },
): Promise<void> {
  const body = { text: "x", revision, saveId: "" };
  const saved = await askWith(bindings, person, "/api/work/sbar", { method: "PUT", body });
  expect(saved.status).toBe(200);
}

for (const plan of ["Free", "Basic"] as const satisfies StoredPlan[])
  test(`No request of a minute of work on ${plan} asks the database, whatever the minute`, async () => {
    const person = await personWithPlan(plan);
    // Signed in a while ago: the record then learned the entitlement and the account's age.
    for (let times = 0; times < 2; times++)
      await (
        await ask(person, "/dashboard", { headers: TO_A_PAGE, cookies: { plan, readMsAgo: MINUTE } })
      ).text();
    const first = await ask(person, "/api/session", { cookies: { plan, readMsAgo: MINUTE } });
    const [activity = ""] = first.headers.getSetCookie().filter((text) => text.startsWith("activity="));
    const questions = countingDatabase(env);
    const asked: Record<string, number> = {};
    for (const [path, status, options] of MINUTE_OF_WORK)
      for (const cookies of [{ idleMs: activity.split(/[=;]/)[1] ?? "" }, { plan, readMsAgo: 2 * MINUTE }]) {
        const before = questions.count();
        const answer = await askWith(questions.env, person, path, { ...options?.(), cookies });
        if (path === "/api/work/sbar") await saveAgain(questions.env, person, await answer.json());
        expect([path, answer.status]).toEqual([path, status]);
        asked[path] = (asked[path] ?? 0) + questions.count() - before;
      }
    expect(Object.fromEntries(Object.entries(asked).filter(([, count]) => count > 0))).toEqual({});
    // The list of documents does query the database: this proves the count.
    const before = questions.count();
    await askWith(questions.env, person, "/api/document-search-history");
    expect(questions.count()).toBeGreaterThan(before);
  });

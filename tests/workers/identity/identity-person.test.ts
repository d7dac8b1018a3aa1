import { env, runDurableObjectAlarm } from "cloudflare:test";
import { expect, test } from "vitest";
import { erasePerson, exportPerson } from "#app/core/identity/personal-data.server.ts";
import { noCounts } from "#app/core/meter/state.ts";
import * as usage from "#app/core/usage/personal-data.server.ts";
import { writeHistory } from "#app/core/usage/usage-history.server.ts";
import { database, everywhereD1 } from "../databases.ts";
import { freshWord, noteBody, notesAbout, postNote } from "../sbar/note-calls.ts";
import { ask, freshPerson, personWithPlan, type TestPerson } from "../signed-in.ts";

const meters = env.USAGE_METER;

/** A person who signed in, wrote a note, and has a past month: all through the Worker except the month. */
async function activePerson(): Promise<TestPerson> {
  const person = await personWithPlan("Basic");
  await ask(person, "/api/session", { cookies: { idleMs: null, signedInMinutesAgo: 0 } });
  await postNote(person, noteBody(notesAbout(freshWord())));
  await runDurableObjectAlarm(meters.getByName(person.userId));
  const counts = { ...noCounts(), sbar: 2 };
  await writeHistory(database, person.userId, [
    { period: "2026-01", counts, inputTokens: 9, outputTokens: 8, closedAt: 1, revision: 1 },
  ]);
  return person;
}

/** The rows of every table that name the person, by table. Their location is erased with the deletion's record. */
async function everyRowOf({ userId, sessionId }: TestPerson): Promise<Record<string, unknown[]>> {
  const tables = await everywhereD1
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\' AND name NOT LIKE 'sqlite%' AND name <> 'people'",
    )
    .all<{ name: string }>();
  const found: Record<string, unknown[]> = {};
  for (const { name } of tables.results) {
    const { results } = await everywhereD1.prepare(`SELECT * FROM "${name}"`).all();
    const mine = results.filter((row) => {
      const text = JSON.stringify(row);
      return text.includes(userId) || text.includes(sessionId);
    });
    if (mine.length > 0) found[name] = mine;
  }
  return found;
}

const eraseAll = async ({ userId }: TestPerson) => {
  await usage.erasePerson({ meters, database }, userId);
  await erasePerson(database, userId);
};

test("The export lists the account and what was used, of this person alone", async () => {
  const before = Date.now();
  const [person, other] = [await activePerson(), await activePerson()];
  expect(await exportPerson({ database, env }, person.userId)).toEqual({
    account: expect.objectContaining({
      userId: person.userId,
      plan: "Basic",
      planChosenAt: expect.any(Number),
    }),
    sessions: [{ sessionId: person.sessionId, startedAt: expect.any(Number), endedAt: null }],
  });
  const used = await usage.exportPerson({ meters, database }, person.userId);
  expect(used.events).toMatchObject([{ feature: "sbar", isCounted: true }]);
  expect(used.events[0]?.at).toBeGreaterThanOrEqual(before);
  expect(used.months).toMatchObject([
    { userId: person.userId, period: "2026-01", inputTokens: 9 },
    { userId: person.userId, counts: { sbar: 1 }, closedAt: 0 },
  ]);
  expect(used.meter.state?.counts.sbar).toBe(1);
  expect(JSON.stringify([used, await exportPerson({ database, env }, person.userId)])).not.toContain(
    other.userId,
  );
});

test("Somebody of whom nothing is held has an empty export, and may be erased", async () => {
  const { userId } = freshPerson();
  const nothing = { account: null, sessions: [] };
  expect(await exportPerson({ database, env }, userId)).toEqual(nothing);
  await erasePerson(database, userId);
  expect(await exportPerson({ database, env }, userId)).toEqual(nothing);
});

test("After the erasure no table names the person or the session, and the meter holds nothing; others keep theirs", async () => {
  const [person, other] = [await activePerson(), await activePerson()];
  expect(Object.keys(await everyRowOf(person)).sort()).toEqual(["customers", "usage_months"]);
  const kept = await everyRowOf(other);
  const keptUsage = await usage.exportPerson({ meters, database }, other.userId);
  for (let time = 0; time < 2; time++) {
    await eraseAll(person);
    expect(await everyRowOf(person)).toEqual({});
  }
  expect(await meters.getByName(person.userId).export()).toEqual({ state: null, pending: [] });
  expect(await everyRowOf(other)).toEqual(kept);
  expect(await usage.exportPerson({ meters, database }, other.userId)).toEqual(keptUsage);
});

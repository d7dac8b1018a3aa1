import { env, runDurableObjectAlarm } from "cloudflare:test";
import { eq, getTableName } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  deletionJobs,
  deletionSteps,
  erasures,
  paymentCustomers,
  salesRequests,
} from "#app/base/data/schema.ts";
import { readEnv } from "#app/base/runtime/env.server.ts";
import {
  type ErasureStep,
  reopenDeletions,
  runDeletion,
  startDeletion,
  sweepDeletions,
  unfinishedDeletions,
} from "#app/core/maintenance/deletion.server.ts";
import { erasureSteps } from "#app/rooms/settings/erase-account.server.ts";
import { database } from "../databases.ts";
import { fileAnalysis, MINUTE, meterFor } from "../meter/usage-person.ts";
import { ask, clerkCalls, freshPerson, personWithPlan, post } from "../signed-in.ts";
import { fillEveryTable, rowsNaming, TABLES_OF_PEOPLE } from "./every-table.ts";
import { DAY, databases, deliverMessage, memoryLog, memoryQueue } from "./maintenance-parts.ts";

const app = { env: readEnv(env), ...databases };
const RECORD = ["deletion_jobs", "deletion_steps", "people"];
const ONE = { inputTokens: 3, outputTokens: 2, isCounted: true };

/** A person with a row in every table, a charge on its way to D1, a pack, and a running generation. */
async function wholePerson() {
  const { userId } = freshPerson();
  await fillEveryTable(userId);
  const { meter } = meterFor(userId);
  const [settled, open] = [fileAnalysis({ plan: "Premium" }), fileAnalysis({ plan: "Premium" })];
  for (const command of [settled, open]) await meter.reserve(command);
  await meter.addPack({ purchaseId: "p1", inputTokens: 10, outputTokens: 10 });
  await meter.commit({ reservationId: settled.reservationId, ...ONE });
  return { userId, meter, open };
}

async function start(userId: string, at = Date.now()) {
  const { queue, sent } = memoryQueue();
  const { log } = memoryLog();
  await startDeletion({ ...databases, env, queue, log, now: () => at }, userId, "request");
  return sent;
}

const stepsOf = async (userId: string) =>
  (await database.select().from(deletionSteps).where(eq(deletionSteps.userId, userId))).map(
    ({ step }) => step,
  );

test("Every table that has rows of a person is filled by these tests", async () => {
  const { userId } = await wholePerson();
  expect(Object.keys(await rowsNaming(userId)).sort()).toEqual(
    [...TABLES_OF_PEOPLE.map(getTableName), "people"].sort(),
  );
});

test("A deletion leaves no row in any table and an empty meter, though every step fails before and after its work; others keep all of theirs [IDN-38]", async () => {
  const [person, other] = [await wholePerson(), await wholePerson()];
  // The outbox would otherwise reach D1 by itself during the test.
  await runDurableObjectAlarm(env.USAGE_METER.getByName(other.userId));
  const kept = [await rowsNaming(other.userId), await other.meter.export()];
  let now = Date.now();
  await start(person.userId, now);
  const failed = new Set<string>();
  const done: string[] = [];
  const failing = erasureSteps(app).map(
    (step): ErasureStep => ({
      ...step,
      erase: async (userId) => {
        failOnce(`before ${step.name}`, failed);
        const counts = await step.erase(userId);
        failOnce(`after ${step.name}`, failed);
        done.push(step.name);
        return counts;
      },
    }),
  );
  const names = failing.map(({ name }) => name);
  let runs = 0;
  for (let dueInMs: number | null | undefined; dueInMs !== null && runs < 50; runs++) {
    dueInMs = await runDeletion({ ...databases, now: () => now }, failing, person.userId).catch(
      () => undefined,
    );
    if (typeof dueInMs === "number") now += dueInMs;
  }
  expect(failed.size).toBe(names.length * 2);
  expect(done).toEqual(names);
  expect((await stepsOf(person.userId)).sort()).toEqual(names.toSorted());
  expect(Object.keys(await rowsNaming(person.userId)).sort()).toEqual(RECORD);
  expect(await person.meter.export()).toEqual({ state: null, pending: [] });
  expect([await rowsNaming(other.userId), await other.meter.export()]).toEqual(kept);
  expect(await clerkCalls()).toContain(`DELETE /v1/users/${person.userId}`);
  expect(await clerkCalls()).not.toContain(`DELETE /v1/users/${other.userId}`);
});

function failOnce(what: string, failed: Set<string>): void {
  if (failed.has(what)) return;
  failed.add(what);
  throw new Error(`Killed ${what}.`);
}

test("The consumer erases, waits twenty minutes before the last step, and then finds what was written late [IDN-38]", async () => {
  const { userId, meter, open } = await wholePerson();
  const at = Date.now();
  expect(await start(userId, at)).toEqual([
    { message: { type: "erase-person", userId, at }, delaySeconds: 0 },
  ]);
  const message = { type: "erase-person", userId, at } as const;
  const { queue, sent } = memoryQueue();
  expect(await deliverMessage(message, { queue, now: () => at })).toBe("done");
  expect(await stepsOf(userId)).not.toContain("again");
  const next = { type: "erase-person", userId, at: at + 20 * MINUTE };
  expect(sent).toEqual([{ message: next, delaySeconds: 1200 }]);

  // A running generation settles, and a request that had passed the guard writes.
  expect(await meter.commit({ reservationId: open.reservationId, ...ONE })).toMatchObject({
    reason: "unknown",
  });
  await meter.reserve(fileAnalysis());
  await fillEveryTable(userId);
  const again = { ...message, at: at + 20 * MINUTE };
  expect(await deliverMessage(again, { queue, now: () => at })).toBe("done");
  expect(Object.keys(await rowsNaming(userId)).sort()).toEqual(RECORD);
  expect(await meter.export()).toEqual({ state: null, pending: [] });
  expect(await runDurableObjectAlarm(meterFor(userId).stub)).toBe(false);
  expect(await database.query.deletionJobs.findFirst({ where: eq(deletionJobs.userId, userId) })).toEqual({
    userId,
    source: "request",
    requestedAt: at,
    finishedAt: at + 20 * MINUTE,
  });
  expect(await deliverMessage(again, { queue })).toBe("done");
  expect(sent).toHaveLength(1);
});

test("An account that the provider no longer knows is deleted all the same", async () => {
  const userId = `user_unknown_${crypto.randomUUID()}`;
  await fillEveryTable(userId);
  await start(userId);
  const { queue } = memoryQueue();
  expect(await deliverMessage({ type: "erase-person", userId, at: 0 }, { queue })).toBe("done");
  expect(await stepsOf(userId)).toContain("identity");
  expect(Object.keys(await rowsNaming(userId)).sort()).toEqual(RECORD);
});

test("What was written to us from an address that is verified to be the person's goes too, and nobody else's message", async () => {
  const [{ userId }, other] = [freshPerson(), freshPerson()];
  for (const id of [userId, other.userId])
    await database.insert(salesRequests).values({
      id,
      name: "Ann",
      email: `${id}@example.org`,
      organization: "A hospital",
      message: "Hello",
      sender: "hash",
      createdAt: 0,
    });
  await start(userId);
  const { queue } = memoryQueue();
  await deliverMessage({ type: "erase-person", userId, at: 0 }, { queue });
  expect(await rowsNaming(userId)).not.toHaveProperty("sales_requests");
  expect(await rowsNaming(other.userId)).toHaveProperty("sales_requests");
});

test("A purchase that the payment provider tells of after the deletion opens it again, and nothing stays", async () => {
  const { userId } = freshPerson();
  const at = Date.now();
  await start(userId, at);
  const { queue } = memoryQueue();
  const run = (time: number) =>
    deliverMessage({ type: "erase-person", userId, at: time }, { queue, now: () => time });
  await run(at);
  await run(at + 21 * MINUTE);
  await reopenDeletions(database, database);
  expect(await unfinishedDeletions(database, at + DAY)).not.toContain(userId);
  await database.insert(paymentCustomers).values({ id: `cus_${userId}`, userId, createdAt: at });
  await reopenDeletions(database, database);
  expect(await unfinishedDeletions(database, at + DAY)).toContain(userId);
  await run(at + DAY);
  expect(Object.keys(await rowsNaming(userId)).sort()).toEqual(RECORD);
  expect(await unfinishedDeletions(database, at + 2 * DAY)).not.toContain(userId);
});

test("Nobody is erased without a deletion that was begun", async () => {
  const { userId } = await wholePerson();
  const before = await rowsNaming(userId);
  expect(await deliverMessage({ type: "erase-person", userId, at: Date.now() })).toBe("done");
  expect(await rowsNaming(userId)).toEqual(before);
});

test("POST /api/account/delete answers 202, ends the session, and from then on the account is refused [IDN-38]", async () => {
  const person = await personWithPlan();
  expect((await ask(person, "/api/account/delete")).status).toBe(405);
  expect(await rowsNaming(person.userId)).not.toHaveProperty("deletion_jobs");
  const answer = await post(person, "/api/account/delete");
  expect(answer.status).toBe(202);
  expect(answer.headers.getSetCookie().join("\n")).toMatch(/activity=; Path=\/; Max-Age=0/);
  expect(await clerkCalls()).toContain(`POST /v1/sessions/${person.sessionId}/revoke`);
  const [job] = await database.select().from(deletionJobs).where(eq(deletionJobs.userId, person.userId));
  expect(job).toMatchObject({ source: "request" });
  const later = { cookies: { plan: null } } as const;
  expect((await ask(person, "/api/session", later)).status).toBe(401);
  // The Worker's own queue does the steps that are due.
  await expect.poll(() => stepsOf(person.userId)).toContain("identity");
  expect(await clerkCalls()).toContain(`DELETE /v1/users/${person.userId}`);
});

test("A deletion by somebody else's page is refused", async () => {
  const person = await personWithPlan();
  const answer = await post(person, "/api/account/delete", undefined, {
    headers: { Origin: "https://evil.example" },
  });
  expect(answer.status).toBe(403);
  expect(await rowsNaming(person.userId)).not.toHaveProperty("deletion_jobs");
});

test("A deletion that the queue did not take, or that broke off, is handed over by the cron", async () => {
  const { userId } = freshPerson();
  const now = Date.now();
  const { lines, log } = memoryLog();
  await startDeletion(
    { ...databases, env, queue: memoryQueue(() => true).queue, log, now: () => now },
    userId,
    "request",
  );
  expect(lines).toEqual([["error", "deletion.not_queued", { cause: "Error: The queue is away." }]]);
  expect(await unfinishedDeletions(database, now + MINUTE)).not.toContain(userId);
  expect(await unfinishedDeletions(database, now + 10 * MINUTE)).toContain(userId);
  const { queue } = memoryQueue();
  for (const at of [now, now + 21 * MINUTE])
    await deliverMessage({ type: "erase-person", userId, at }, { queue });
  expect(await unfinishedDeletions(database, now + 60 * MINUTE)).not.toContain(userId);
});

test("The record of a deletion is forgotten 30 days after its end, and what stays says how much and not whose", async () => {
  for (const table of [erasures, deletionSteps, deletionJobs]) await database.delete(table);
  const { userId } = await wholePerson();
  const at = Date.now();
  await start(userId, at);
  const { queue } = memoryQueue();
  for (const time of [at, at + 21 * MINUTE])
    await deliverMessage({ type: "erase-person", userId, at: time }, { queue, now: () => time });
  const { log } = memoryLog();
  const end = at + 21 * MINUTE;
  await sweepDeletions({ database, env }, end + 30 * DAY - 1, log);
  expect(Object.keys(await rowsNaming(userId)).sort()).toEqual(RECORD);
  for (let time = 0; time < 2; time++) await sweepDeletions({ database, env }, end + 30 * DAY, log);
  expect(await rowsNaming(userId)).toEqual({});
  const [row, ...more] = await database.select().from(erasures);
  expect(more).toEqual([]);
  expect(row).toMatchObject({ reason: "deletion", at: end + 30 * DAY });
  expect(row?.counts).toEqual({
    accounts: 1,
    customers: 1,
    dead_letters: 1,
    documentObjects: 0,
    document_questions: 1,
    documents: 1,
    drafts: 1,
    meters: 1,
    noteObjects: 0,
    packs: 1,
    paymentCustomers: expect.any(Number),
    paymentEvents: 1,
    payments: 1,
    research_searches: 1,
    session_starts: 1,
    statement_reports: 1,
    subscriptions: 1,
    upload_chunks: 1,
    uploads: 1,
    usage_events: 1,
    usage_months: 1,
  });
});

import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { customers } from "#app/base/data/schema.ts";
import { readEnv } from "#app/base/runtime/env.server.ts";
import { runDeletion, startDeletion } from "#app/core/maintenance/deletion.server.ts";
import type { Offer } from "#app/core/payments/offer.ts";
import { erasureSteps } from "#app/rooms/settings/erase-account.server.ts";
import { database } from "../databases.ts";
import { DAY, databases, memoryLog, memoryQueue } from "../maintenance/maintenance-parts.ts";
import { frameData } from "../pages/frame-data.ts";
import { ask, personWithPlan, post, type TestPerson } from "../signed-in.ts";
import { heldBy } from "./money-states.ts";
import { buyPlan, sessionAt } from "./stripe-calls.ts";

/** Another account with the address of this one, in capitals. */
const sameAddress = ({ userId }: TestPerson): TestPerson => {
  const id = `again_${userId.replace("user_", "")}`;
  return { userId: `user_${id}`, sessionId: `sess_active_${id}` };
};

const offered = async (person: TestPerson, plan: "Basic" | "Premium") =>
  (await (await ask(person, `/api/payments/offer?plan=${plan}`)).json()) as Offer;
const pageOf = async (person: TestPerson, path: string) =>
  (await ask(person, path, { headers: { Accept: "text/html" } })).text();
const rowOf = async ({ userId }: TestPerson) =>
  (await database.select().from(customers).where(eq(customers.userId, userId)))[0];

/** Deletes the account to the end. */
async function deleteAccount({ userId }: TestPerson): Promise<void> {
  const { queue } = memoryQueue();
  await startDeletion({ ...databases, env, queue, log: memoryLog().log, now: Date.now }, userId, "request");
  const steps = erasureSteps({ env: readEnv(env), ...databases });
  for (const now of [Date.now, () => Date.now() + DAY])
    await runDeletion({ ...databases, now }, steps, userId);
  expect(await rowOf({ userId, sessionId: "" })).toBeUndefined();
}

/** Expects that no trial is promised or sold to her. */
async function expectNoTrial(person: TestPerson): Promise<void> {
  expect(await pageOf(person, "/plan-selection")).not.toContain("7-day free trial");
  expect((await frameData(person)).facts.hasTrial).toBe(false);
  expect(await offered(person, "Premium")).toMatchObject({ approach: "checkout", dueToday: 4900 });
  const body = { plan: "Premium", email: "nurse@example.org" };
  const answer = await post(person, "/api/payments/create-checkout-session", body);
  const { url } = (await answer.json()) as { url: string };
  expect((await sessionAt(url)).amount_total).toBe(4900);
}

test("whoever had the trial, deletes the account and signs up again with the same address gets no second trial; others do", async () => {
  const person = await personWithPlan();
  expect(await pageOf(person, "/plan-selection")).toContain("7-day free trial");
  await buyPlan(person, "Premium");
  await post(person, "/api/users/sync-plan");
  expect(await heldBy(person)).toBe("Premium");
  await deleteAccount(person);
  await expectNoTrial(sameAddress(person));
  expect(await offered(await personWithPlan(), "Premium")).toMatchObject({ approach: "trial", dueToday: 0 });
});

test("a second account with an address that had the trial gets none while the first one is still there, too, verified or not", async () => {
  for (const prefix of ["", "unverified_"]) {
    const person = await personWithPlan("Free", prefix);
    await buyPlan(person, "Premium");
    await post(person, "/api/users/sync-plan");
    await expectNoTrial(sameAddress(person));
  }
});

test("what was given before addresses were kept is kept when the account goes, the discount too", async () => {
  const person = await personWithPlan();
  await database
    .update(customers)
    .set({ trialUsedAt: 1, streakDiscountAt: 1 })
    .where(eq(customers.userId, person.userId));
  await deleteAccount(person);
  const again = sameAddress(person);
  await expectNoTrial(again);
  expect((await rowOf(again))?.streakDiscountAt).toBeGreaterThan(1);
  const untouched = await personWithPlan();
  await deleteAccount(untouched);
  expect((await offered(sameAddress(untouched), "Premium")).approach).toBe("trial");
});

test("an address that joins an account later is asked about when the trial is offered", async () => {
  const person = await personWithPlan();
  await buyPlan(person, "Premium");
  await post(person, "/api/users/sync-plan");
  const later = sameAddress(person);
  // The account's age, and with it its first addresses, were looked up before.
  await database.insert(customers).values({ userId: later.userId, plan: "Free", accountCreatedAt: 1 });
  expect(await offered(later, "Premium")).toMatchObject({ approach: "checkout", dueToday: 4900 });
  expect((await rowOf(later))?.trialUsedAt).not.toBeNull();
});

test("what is kept of an address is a code that only we can compute", async () => {
  const person = await personWithPlan();
  await buyPlan(person, "Premium");
  await post(person, "/api/users/sync-plan");
  const { objects } = await env.PERSON_RECORDS.list({ prefix: "given/" });
  expect(objects.length).toBeGreaterThan(0);
  for (const { key, size } of objects)
    expect([key, size]).toEqual([expect.stringMatching(/^given\/[0-9a-f]{64}$/), 0]);
});

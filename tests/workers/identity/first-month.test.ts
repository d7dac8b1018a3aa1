import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { customers, deletionJobs } from "#app/base/data/schema.ts";
import { openTiming } from "#app/base/runtime/timing.server.ts";
import { admitUse } from "#app/core/generation/admission.server.ts";
import type { StoredPlan } from "#app/core/plans/plans.ts";
import { isFirstMonthOf } from "#app/core/usage/first-month.server.ts";
import type { UsageAnswer } from "#app/core/usage/usage-answer.ts";
import { database, databaseOf } from "../databases.ts";
import { haveUsed } from "../meter/use-calls.ts";
import { frameData } from "../pages/frame-data.ts";
import { envWith, metersWithout } from "../sbar/note-calls.ts";
import { ask, clerkCalls, freshPerson, personWithPlan, post, type TestPerson } from "../signed-in.ts";

const DAY = 24 * 60 * 60 * 1000;

/** A person on a plan whose account was created that long ago. */
async function personOfAge(ageMs: number, plan: StoredPlan = "Free"): Promise<TestPerson> {
  const person = await personWithPlan(plan);
  const accountCreatedAt = Date.now() - ageMs;
  await database.update(customers).set({ accountCreatedAt }).where(eq(customers.userId, person.userId));
  return person;
}

const newPerson = (): TestPerson => {
  const { userId, sessionId } = freshPerson();
  return { userId: userId.replace("user_", "user_new_"), sessionId };
};

const rowOf = async ({ userId }: TestPerson) =>
  (await database.select().from(customers).where(eq(customers.userId, userId)))[0];

function appAt(now: number, clerk?: string) {
  const events: string[] = [];
  const appEnv = envWith({});
  const app = {
    env: clerk ? { ...appEnv, settings: { ...appEnv.settings, CLERK_API_URL: clerk } } : appEnv,
    databaseOf,
    log: (_level: string, event: string) => void events.push(event),
    now: () => now,
  };
  return { app, events };
}

const free = (person: TestPerson) => ({ ...person, plan: "Free" as const, isUnlimited: false });

const generate = (person: TestPerson, plan: StoredPlan | null = "Free") =>
  post(person, "/api/generate-nanda", { context: "Short of breath, O2 sat 86%." }, { plan });

const nandaLimit = async (person: TestPerson, plan: StoredPlan | null = "Free") => {
  const answer = await ask(person, "/api/payments/usage", { cookies: { plan } });
  return ((await answer.json()) as UsageAnswer).features.nanda.limit;
};

test("In its first 30 days an account on Free, or without a plan, has 30 diagnoses, and the 31st is refused [USE-11] [USE-03] [OPEN-28]", async () => {
  const person = await personOfAge(29 * DAY);
  expect(await nandaLimit(person)).toBe(30);
  expect(await frameData(person)).toMatchObject({ facts: { usage: { features: { nanda: { limit: 30 } } } } });
  expect(await nandaLimit(newPerson(), null)).toBe(30);
  await haveUsed(person, "nanda", 15);
  expect((await generate(person)).status).toBe(200);
  await haveUsed(person, "nanda", 13);
  expect((await generate(person)).status).toBe(200);
  expect((await generate(person)).status).toBe(402);
  const undecided = newPerson();
  await haveUsed(undecided, "nanda", 29);
  expect((await generate(undecided, null)).status).toBe(200);
  expect((await generate(undecided, null)).status).toBe(402);
});

test("Every page is told whether it is the first month, and whether the trial was had, with plan and usage [USE-12] [USE-19] [USE-06] [OPEN-69]", async () => {
  const fresh = await personOfAge(DAY);
  expect(await frameData(fresh)).toMatchObject({
    userId: fresh.userId,
    plan: "Free",
    facts: { isFirstMonth: true, hasTrial: true, usage: { plan: "Free", input_token_limit: 75_000 } },
  });
  const old = await personOfAge(31 * DAY, "Premium");
  await database.update(customers).set({ trialUsedAt: 1 }).where(eq(customers.userId, old.userId));
  expect(await frameData(old, { plan: null })).toMatchObject({
    userId: old.userId,
    plan: "Premium",
    facts: { isFirstMonth: false, hasTrial: false, usage: { plan: "Premium", input_token_limit: 300_000 } },
  });
});

test("From the 30th day on it is 15 [USE-10] [USE-11] [OPEN-28]", async () => {
  const person = await personOfAge(30 * DAY);
  expect(await nandaLimit(person)).toBe(15);
  await haveUsed(person, "nanda", 14);
  expect((await generate(person)).status).toBe(200);
  expect((await generate(person)).status).toBe(402);
});

test("The bonus ends at the very millisecond at which the account is 30 days old [USE-11] [OPEN-28]", async () => {
  const person = await personOfAge(0);
  const at = (await rowOf(person))!.accountCreatedAt!;
  expect(await isFirstMonthOf(appAt(at + 30 * DAY - 1).app, free(person))).toBe(true);
  expect(await isFirstMonthOf(appAt(at + 30 * DAY).app, free(person))).toBe(false);
});

test("The bonus widens nothing but Free's diagnoses [USE-10] [OPEN-28]", async () => {
  for (const [plan, limit] of [
    ["Basic", 30],
    ["Premium", 90],
  ] as const)
    expect(await nandaLimit(await personOfAge(DAY, plan), plan)).toBe(limit);
  const basic = await personOfAge(DAY, "Basic");
  expect(await frameData(basic, { plan: "Basic" })).toMatchObject({ facts: { isFirstMonth: false } });
  const person = await personOfAge(DAY);
  const answer = await ask(person, "/api/payments/usage", { cookies: { plan: "Free" } });
  const { features } = (await answer.json()) as UsageAnswer;
  expect(features).toMatchObject({ sbar: { limit: 15 }, chat: { limit: 50 }, file_analysis: { limit: 1 } });
});

test("When the account was made is asked from the identity provider once and kept, also before a plan was chosen [OPEN-28]", async () => {
  const person = newPerson();
  const call = `GET /v1/users/${person.userId}`;
  for (let time = 0; time < 3; time++) expect(await nandaLimit(person)).toBe(30);
  expect((await clerkCalls()).filter((one) => one === call)).toEqual([call]);
  const row = await rowOf(person);
  expect(row).toMatchObject({ plan: null, planChosenAt: null });
  expect(Math.abs(Date.now() - (row?.accountCreatedAt ?? 0))).toBeLessThan(10 * 60_000);
});

test("A row keeps its values when the account's age is added", async () => {
  const person = await personWithPlan("Free");
  const before = await rowOf(person);
  expect(await nandaLimit(person)).toBe(15);
  expect(await rowOf(person)).toEqual({ ...before, accountCreatedAt: 0 });
});

test("Somebody who is being deleted gets no new row", async () => {
  const person = newPerson();
  const { app } = appAt(Date.now());
  await database
    .insert(deletionJobs)
    .values({ userId: person.userId, source: "request", requestedAt: Date.now() });
  expect(await isFirstMonthOf(app, free(person))).toBe(true);
  expect(await rowOf(person)).toBeUndefined();
});

test("An age that cannot be found out counts as new, is logged, and is asked for again [USE-05] [OPEN-28]", async () => {
  const person = await personWithPlan("Free");
  const { app, events } = appAt(Date.now(), "http://nobody.test");
  expect(await isFirstMonthOf(app, free(person))).toBe(true);
  expect(events).toEqual(["account_age.unknown"]);
  expect((await rowOf(person))?.accountCreatedAt).toBeNull();
  expect(await isFirstMonthOf(appAt(Date.now()).app, free(person))).toBe(false);
});

test("A diagnosis that is counted later, by the queue, is counted with the bonus that it was admitted with [OPEN-28]", async () => {
  const sent: unknown[] = [];
  const MAINTENANCE = { send: async (body: unknown) => void sent.push(body) } as unknown as Queue;
  const { app } = appAt(Date.now());
  const appEnv = { ...app.env, MAINTENANCE, USAGE_METER: metersWithout("reserve", "recordUnchecked") };
  const asked = { feature: "nanda", inputTokens: 1, outputTokens: 10, leastOutputTokens: 1 } as const;
  for (const age of [DAY, 31 * DAY]) {
    const person = { ...free(await personOfAge(age)), lastActiveAt: 0, readAt: 0 };
    const ask = { ...asked, key: crypto.randomUUID(), input: "text" };
    const use = await admitUse({ ...app, env: appEnv, timing: openTiming() }, person, ask);
    await use.settle({ inputTokens: 1, outputTokens: 1, isCounted: true });
  }
  const bonus = sent.map((body) => (body as { settlement: { command: object } }).settlement.command);
  expect(bonus).toMatchObject([{ isFirstMonth: true }, { isFirstMonth: false }]);
});

import { env, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { usageEvents } from "#app/base/data/schema.ts";
import { insertEvents, type StoredEvent } from "#app/core/meter/event-store.server.ts";
import { periodOf } from "#app/core/meter/period.ts";
import type { Offer } from "#app/core/payments/offer.ts";
import { streakOf } from "#app/core/payments/stripe/streak-discount.server.ts";
import { usageAndStreakOf } from "#app/core/usage/usage-answer.server.ts";
import { openAppContext } from "#workers/app-context.ts";
import { database } from "../databases.ts";
import { frameData } from "../pages/frame-data.ts";
import { ask, freshPerson, personWithPlan, post, type TestPerson } from "../signed-in.ts";
import { paidBy, runningOf } from "./money-states.ts";
import { advance, customerOf, payAt, stripe } from "./stripe-calls.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** A charged note that many days ago. */
const noteAt = (daysAgo: number, changes: Partial<StoredEvent> = {}): StoredEvent => {
  const at = Date.now() - daysAgo * DAY_MS;
  const tokens = { inputTokens: 1, outputTokens: 1 };
  const eventId = crypto.randomUUID();
  return { eventId, feature: "sbar", period: periodOf(at), at, ...tokens, isCounted: true, ...changes };
};

const note = ({ userId }: TestPerson, daysAgo: number, changes: Partial<StoredEvent> = {}) =>
  runInDurableObject(env.USAGE_METER.getByName(userId), (_meter, { storage }) =>
    insertEvents(storage.sql, [noteAt(daysAgo, changes)]),
  );

const deps = { database, meters: env.USAGE_METER };

test("notes of before the meters kept them are counted, and lie in the person's meter afterwards", async () => {
  const [person, other] = [await personWithPlan(), await personWithPlan()];
  const earlier = [0, 1, 2, 2].map((day) => ({ userId: person.userId, ...noteAt(day) }));
  await database.insert(usageEvents).values([...earlier, { userId: other.userId, ...noteAt(0) }]);
  expect(await streakOf(deps, person.userId, Date.now())).toEqual({ days: 3, hasDiscount: true });
  expect((await database.select().from(usageEvents)).map(({ userId }) => userId)).toEqual([other.userId]);
  const { events } = await env.USAGE_METER.getByName(person.userId).listEvents({});
  expect(events.map(({ eventId }) => eventId).sort()).toEqual(earlier.map(({ eventId }) => eventId).sort());
});

async function withStreak(): Promise<TestPerson> {
  const person = await personWithPlan();
  for (const day of [0, 1, 2]) await note(person, day);
  return person;
}

const offerFor = async (person: TestPerson, plan: string) =>
  (await (await ask(person, `/api/payments/offer?plan=${plan}`)).json()) as Offer;

async function buy(person: TestPerson, plan: string): Promise<Offer> {
  const offer = await offerFor(person, plan);
  const { dueToday, prorationDate } = offer;
  const read = { dueToday, prorationDate };
  const answer = await post(person, "/api/payments/create-checkout-session", {
    plan,
    email: "a@example.org",
    read,
  });
  await payAt(((await answer.json()) as { url: string }).url);
  await post(person, "/api/users/sync-plan");
  return offer;
}

test("days with a charged note are counted; many on one day are one, and tools, cancelled notes and others' notes are none [USE-21] [OPEN-70]", async () => {
  const [person, other] = [await personWithPlan(), await personWithPlan()];
  for (let time = 0; time < 10; time++) await note(person, 0);
  await note(person, 1, { feature: "nanda" });
  await note(person, 1, { isCounted: false });
  await note(other, 1);
  const daysOf = async () => await streakOf(deps, person.userId, Date.now());
  expect(await daysOf()).toEqual({ days: 1, hasDiscount: false });
  await note(person, 1);
  await note(person, 2);
  await note(person, 4);
  expect(await daysOf()).toEqual({ days: 3, hasDiscount: true });
});

test("every page is told of the days that a discount is given for, and of none before the third [USE-21]", async () => {
  const told = async (person: TestPerson) => (await frameData(person)).facts.discountDays;
  const person = await personWithPlan();
  for (const day of [0, 1]) await note(person, day);
  expect(await told(person)).toBeNull();
  await note(person, 2);
  expect(await told(person)).toBe(3);
  const withoutPlan = freshPerson();
  for (const day of [0, 1, 2]) await note(withoutPlan, day);
  const { plan, facts } = await frameData(withoutPlan, { plan: null, hasSkippedPlan: true });
  expect([plan, facts.discountDays]).toEqual([null, 3]);
});

test("the discount is on the first invoice alone, and given once [USE-21]", async () => {
  const person = await withStreak();
  const offer = await buy(person, "Basic");
  expect(offer.dueToday).toBe(1520);
  expect(offer.lines.join(" ")).toContain("Your first invoice is 20% less, for your 3-day streak of notes.");
  expect(await paidBy(person)).toBe(1520);
  await advance(await customerOf(person), 32);
  expect(await paidBy(person)).toBe(1520 + 1900);
  expect((await streakOf(deps, person.userId, Date.now())).hasDiscount).toBe(false);
  const [running] = await runningOf(person);
  await stripe.subscriptions.cancel(running?.id ?? "");
  await post(person, "/api/users/sync-plan");
  const again = await offerFor(person, "Basic");
  expect([again.dueToday, again.lines.join(" ").includes("less")]).toEqual([1900, false]);
});

test("after a trial the first invoice that is not free is the one that is less", async () => {
  const person = await withStreak();
  const offer = await buy(person, "Premium");
  expect([offer.dueToday, offer.confirm]).toEqual([0, "Start Trial"]);
  expect(await paidBy(person)).toBe(0);
  await advance(await customerOf(person), 8);
  expect(await paidBy(person)).toBe(3920);
  await advance(await customerOf(person), 31);
  expect(await paidBy(person)).toBe(3920 + 4900);
});

test("a page asks the meter once for usage and days, once the meter has all runs; before that it asks for the days by themselves", async () => {
  const person = await withStreak();
  const earlier = { userId: person.userId, ...noteAt(3) };
  await database.insert(usageEvents).values([earlier]);
  const asked: string[] = [];
  const meter = () => {
    const stub = env.USAGE_METER.getByName(person.userId);
    return {
      snapshot: (command: Parameters<typeof stub.snapshot>[0]) => {
        asked.push("snapshot");
        return stub.snapshot(command);
      },
      noteDays: (command: { since: number }) => {
        asked.push("noteDays");
        return stub.noteDays(command);
      },
    };
  };
  const bindings = { ...env, USAGE_METER: { getByName: meter } } as unknown as Env;
  const app = openAppContext(bindings, { requestId: "test", timeZone: () => "UTC", waitUntil: () => {} });
  const who = { userId: person.userId, plan: "Free", isUnlimited: false } as const;
  const account = { createdAt: 0, hasUsedTrial: false };
  const first = await usageAndStreakOf(app, { ...who, account });
  expect([first.streak, first.usage.plan, asked.splice(0)]).toEqual([4, "Free", ["snapshot", "noteDays"]]);
  expect([(await usageAndStreakOf(app, { ...who, account })).streak, asked]).toEqual([4, ["snapshot"]]);
});

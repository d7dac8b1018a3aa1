import { env } from "cloudflare:test";
import { eq, getTableName } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { noteShard } from "#app/base/data/database.server.ts";
import { customers, erasures, usageEvents, usageMonths } from "#app/base/data/schema.ts";
import { readEnv } from "#app/base/runtime/env.server.ts";
import { dueForRetention } from "#app/core/maintenance/retention.server.ts";
import { periodOf } from "#app/core/meter/period.ts";
import { openRecord } from "#app/core/record/record-client.server.ts";
import { openSearches } from "#app/rooms/research/searches.server.ts";
import { retainAccount } from "#app/rooms/settings/retain-account.server.ts";
import { database } from "../databases.ts";
import { FREE, meterFor } from "../meter/usage-person.ts";
import { freshPerson } from "../signed-in.ts";
import { fillEveryTable, rowsNaming } from "./every-table.ts";
import { DAY, databases, deliverMessage } from "./maintenance-parts.ts";

const NOW = Date.now();
const ENDED = NOW - 30 * DAY;
/** Of the rows in every table, these must go. */
const GOES = [
  "document_questions",
  "documents",
  "drafts",
  "research_searches",
  "stripe_events",
  "subscriptions",
  "upload_chunks",
  "uploads",
  "usage_events",
  "usage_months",
];

beforeEach(async () => {
  await database.delete(erasures);
});

/** The next people's database; undefined to draw it. */
let shard: number | undefined;

/** A person with a row in every table, old usage and usage of this month, whose paid plan ended then. */
async function cancelledPerson(paidPlanEndedAt: number | null) {
  const { userId } = freshPerson();
  if (shard !== undefined) noteShard(env, userId, shard);
  const period = "2020-01";
  await fillEveryTable(userId, {
    customers: { plan: "Free", paidPlanEndedAt },
    usage_events: { period },
    usage_months: { period },
    uploads: { id: `uploadId of ${userId}` },
    document_questions: { documentId: `id of ${userId}` },
  });
  await database.insert(usageEvents).values({
    userId,
    eventId: "now",
    feature: "sbar",
    period: periodOf(NOW),
    inputTokens: 1,
    outputTokens: 1,
    isCounted: true,
    at: NOW,
  });
  await meterFor(userId).meter.addPack({ purchaseId: "p", inputTokens: 5, outputTokens: 5 });
  return userId;
}

const retain = (userId: string, at = NOW) => deliverMessage({ type: "retain", userId, at });
const accountOf = (userId: string) =>
  database.query.customers.findFirst({ where: eq(customers.userId, userId) });

test("30 days after the last paid plan ended the unsaved forms, the old usage and the old documents go; account, packs, payments and this month stay [CONST-03]", async () => {
  const [userId, other] = [await cancelledPerson(ENDED), await cancelledPerson(null)];
  const before = await rowsNaming(userId);
  const untouched = await rowsNaming(other);
  expect(await retain(userId)).toBe("done");
  const after = await rowsNaming(userId);
  const gone = Object.keys(before).filter((name) => !(name in after));
  expect(gone.sort()).toEqual(GOES.filter((name) => name !== getTableName(usageEvents)));
  expect(after.usage_events).toMatchObject([{ event_id: "now" }]);
  expect(after.payments).toEqual(before.payments);
  expect(after.packs).toEqual(before.packs);
  expect(await accountOf(userId)).toMatchObject({ plan: "Free", paidPlanEndedAt: null });
  expect((await meterFor(userId).meter.snapshot(FREE)).packs).toEqual({ inputTokens: 5, outputTokens: 5 });
  expect(await rowsNaming(other)).toEqual(untouched);
  const [row, ...more] = await database.select().from(erasures);
  expect(more).toEqual([]);
  expect(row).toMatchObject({
    reason: "cancellation",
    at: expect.any(Number),
    counts: { drafts: 1, usage_events: 1, usage_months: 1, subscriptions: 1, paymentEvents: 1 },
  });
  expect(JSON.stringify(row)).not.toContain(userId);
});

test("What the person's own objects hold goes as well: the charged runs of older months, and the searches [CONST-03]", async () => {
  const userId = await cancelledPerson(ENDED);
  const { meter } = meterFor(userId);
  const searches = openSearches({ record: openRecord(env.PERSON_RECORD, userId), now: () => NOW });
  await searches.keep("Falls?", null);
  const held = async () => {
    const { events } = await meter.listEvents({});
    return [events.map(({ eventId }) => eventId), (await searches.list()).map(({ query }) => query)];
  };
  expect(await held()).toEqual([["now", `eventId of ${userId}`], ["Falls?"]]);
  await retain(userId);
  expect(await held()).toEqual([["now"], []]);
});

test("It is done once for each end of a plan, also when two do it at the same time", async () => {
  const userId = await cancelledPerson(ENDED);
  await Promise.all([retain(userId), retain(userId), retain(userId)]);
  await retain(userId);
  expect(await database.select().from(erasures)).toHaveLength(1);
  await database
    .update(customers)
    .set({ paidPlanEndedAt: ENDED + 1 })
    .where(eq(customers.userId, userId));
  await retain(userId, NOW + DAY);
  expect(await database.select().from(erasures)).toHaveLength(2);
});

test("Nothing goes a millisecond before the 30 days are over, or while a paid plan runs [CONST-03]", async () => {
  for (const endedAt of [ENDED + 60_000, null]) {
    const userId = await cancelledPerson(endedAt);
    const before = await rowsNaming(userId);
    await retainAccount({ env: readEnv(env), ...databases, now: () => NOW }, userId);
    expect(await rowsNaming(userId)).toEqual(before);
  }
  const userId = await cancelledPerson(ENDED + 1);
  await retainAccount({ env: readEnv(env), ...databases, now: () => NOW }, userId);
  expect(await rowsNaming(userId)).toHaveProperty("usage_months");
  await retainAccount({ env: readEnv(env), ...databases, now: () => NOW + 1 }, userId);
  expect(await rowsNaming(userId)).not.toHaveProperty("usage_months");
  await retain("user_nobody");
});

test("The cron finds whose 30 days are over, longest first, and nobody else [CONST-03]", async () => {
  await database.delete(customers);
  shard = 0;
  const [later, first, notYet] = [
    await cancelledPerson(ENDED),
    await cancelledPerson(ENDED - DAY),
    await cancelledPerson(ENDED + 1),
  ];
  await cancelledPerson(null);
  shard = undefined;
  expect(await dueForRetention(database, NOW)).toEqual([first, later]);
  expect(await dueForRetention(database, NOW + 1)).toEqual([first, later, notYet]);
});

test("An interruption anywhere ends with everything erased and one row", async () => {
  const userId = await cancelledPerson(ENDED);
  let isBroken = true;
  const failsAtTheEnd = new Proxy(database, {
    get: (target, name) => {
      if (name === "update" && isBroken) {
        isBroken = false;
        throw new Error("D1 is away");
      }
      return Reflect.get(target, name) as unknown;
    },
  });
  const app = { env: readEnv(env), directory: database, databaseOf: () => failsAtTheEnd, now: () => NOW };
  await expect(retainAccount(app, userId)).rejects.toThrow("D1 is away");
  expect((await accountOf(userId))?.paidPlanEndedAt).toBe(ENDED);
  await retainAccount(app, userId);
  expect(await database.select().from(erasures)).toHaveLength(1);
  const months = await database.select().from(usageMonths).where(eq(usageMonths.userId, userId));
  expect([months, (await accountOf(userId))?.paidPlanEndedAt]).toEqual([[], null]);
});

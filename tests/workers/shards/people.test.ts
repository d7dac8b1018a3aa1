import { env, runDurableObjectAlarm } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  enterShard,
  everyShard,
  noteShard,
  openPersonDatabase,
  openShard,
} from "#app/base/data/database.server.ts";
import { customers, deletionJobs, people } from "#app/base/data/schema.ts";
import { shardBinding } from "#app/base/data/shards.ts";
import { buyPlan, deliverAll } from "../billing/stripe-calls.ts";
import { directory, shardOf } from "../databases.ts";
import { csvFile, uploaded } from "../documents/upload-calls.ts";
import { askWith, envWithoutShard } from "../outages/outage-env.ts";
import { freshWord, noteBody, notesAbout } from "../sbar/note-calls.ts";
import { ask, freshPerson, post, type TestPerson } from "../signed-in.ts";
import { tablesNaming } from "./tables-naming.ts";

const begin = { plan: null, idleMs: null, signedInMinutesAgo: 0 };

/** Bindings as in another isolate, which does not know anybody's number yet. */
const elsewhere = (changes: object = {}): Env => {
  const { DB } = env;
  return { ...env, DB: { withSession: (start: string) => DB.withSession(start) } as D1Database, ...changes };
};

const enteredShard = async ({ userId }: TestPerson) =>
  (await directory.select().from(people).where(eq(people.userId, userId))).map(({ shard }) => shard);

/** A person who signs in while only this database is open, and chooses Free. */
async function newcomer(shard: number): Promise<TestPerson> {
  const person = freshPerson();
  const bindings = elsewhere({ OPEN_SHARDS: String(shard) });
  expect((await askWith(bindings, person, "/api/session", { cookies: begin })).status).toBe(200);
  const body = { plan: "Free", userId: person.userId };
  const chosen = await askWith(bindings, person, "/api/users/select-plan", { method: "POST", body });
  expect(chosen.status).toBe(200);
  noteShard(env, person.userId, shard);
  return person;
}

test("A number is drawn at the first sign-in, entered in the directory, and carried by record and cookie", async () => {
  for (const shard of [0, 1, 2, 3]) {
    const person = await newcomer(shard);
    expect(await enteredShard(person)).toEqual([shard]);
    const cookies = { plan: "Free" as const, readMsAgo: 20 * 60_000 };
    const page = await askWith(elsewhere(), person, "/api/session", { cookies });
    expect(page.headers.getSetCookie().join()).toMatch(new RegExp(`\\.m${shard}\\.\\w+;`));
    const { entitlement } = await env.PERSON_RECORD.getByName(person.userId).heldEntitlement();
    expect(entitlement?.account?.shard).toBe(shard);
  }
});

test("With several that are open, people are spread over them", async () => {
  const shards = await Promise.all(Array.from({ length: 40 }, () => shardOf(freshPerson().userId)));
  expect(new Set(shards).size).toBeGreaterThan(1);
});

test("Two isolates that draw for the same person at the same time get one number", async () => {
  const { userId } = freshPerson();
  const draw = (open: number) =>
    openPersonDatabase(elsewhere({ OPEN_SHARDS: String(open) }), userId)
      .insert(customers)
      .values({ userId, plan: "Free" })
      .onConflictDoNothing();
  await Promise.all([draw(1), draw(2), draw(3), draw(1), draw(2)]);
  const [shard] = await enteredShard({ userId, sessionId: "" });
  expect(Object.keys(await tablesNaming(userId))).toEqual([
    "DB",
    ...(shard === 0 ? [] : [shardBinding(shard ?? -1)]),
  ]);
});

test("All rows of a person who uploads, writes, buys and is told of by the payment provider lie in one database; the directory has the rest", async () => {
  const person = await newcomer(2);
  await uploaded(person, await csvFile(100));
  const body = noteBody(notesAbout(freshWord()));
  expect((await post(person, "/api/generate-note", body)).status).toBe(200);
  await runDurableObjectAlarm(env.USAGE_METER.getByName(person.userId));
  await buyPlan(person, "Basic");
  await deliverAll(person);
  const report = { tool: "note", kind: "wrong_number" };
  await post(person, "/api/reports", report);
  await expect
    .poll(async () => (await tablesNaming(person.userId)).DB_2)
    .toEqual(expect.arrayContaining(["customers", "payments", "subscriptions", "uploads", "usage_months"]));
  const found = await tablesNaming(person.userId);
  expect(Object.keys(found)).toEqual(["DB", "DB_2"]);
  expect(found.DB?.sort()).toEqual(["payment_customers", "people", "stripe_events"]);
  const status = await ask(person, "/api/users/payment-status");
  expect(await status.json()).toMatchObject({ plan: "Basic", has_customer: true });
});

test("Another database moves nobody: only new people draw its number", async () => {
  const three = { DB_3: undefined, OPEN_SHARDS: "0,1,2" };
  const before = Array.from({ length: 8 }, () => freshPerson());
  const write = (bindings: Env, { userId }: TestPerson) =>
    openPersonDatabase(bindings, userId).insert(customers).values({ userId, plan: "Free" });
  for (const person of before) await write(elsewhere(three), person);
  const places = () =>
    Promise.all(
      everyShard(env).map(async (shard) => {
        const rows = await openShard(env, shard).select({ userId: customers.userId }).from(customers);
        return before.filter((person) => rows.some(({ userId }) => userId === person.userId));
      }),
    );
  const there = await places();
  expect(there.map((these) => these.length).reduce((sum, count) => sum + count)).toBe(before.length);
  const four = { OPEN_SHARDS: "3" };
  for (const { userId } of before) {
    const found = await openPersonDatabase(elsewhere(four), userId).query.customers.findFirst({
      where: eq(customers.userId, userId),
    });
    expect(found).toMatchObject({ userId });
  }
  const after = freshPerson();
  await write(elsewhere(four), after);
  expect(await places()).toEqual(there);
  expect(await enteredShard(after)).toEqual([3]);
});

test("Who was there before the second database stays in the first, and a number that the directory lost is found by the rows", async () => {
  const [earlier, lost] = [freshPerson(), freshPerson()];
  await openShard(env, 0).insert(customers).values({ userId: earlier.userId, plan: "Basic" });
  await openShard(env, 3)
    .insert(deletionJobs)
    .values({ userId: lost.userId, source: "request", requestedAt: 1 });
  for (const [person, shard] of [
    [earlier, 0],
    [lost, 3],
  ] as const) {
    await openPersonDatabase(elsewhere({ OPEN_SHARDS: "1" }), person.userId).query.customers.findFirst();
    expect(await enteredShard(person)).toEqual([shard]);
  }
});

test("With a single database nobody is looked up or entered", async () => {
  const { userId } = freshPerson();
  const single = elsewhere({ DB_1: undefined });
  await openPersonDatabase(single, userId).insert(customers).values({ userId, plan: "Free" });
  expect(await tablesNaming(userId)).toEqual({ DB: ["customers"] });
});

test("A person without a row anywhere, whose message comes late, gets no number", async () => {
  const { userId } = freshPerson();
  const late = openPersonDatabase(elsewhere(), userId, { isNew: "not noted" });
  expect(await late.query.customers.findFirst({ where: eq(customers.userId, userId) })).toBeUndefined();
  expect(await tablesNaming(userId)).toEqual({});
});

test("While one database is down its people are told so where money is concerned, and nobody else notices", async () => {
  const [hers, theirs] = [await newcomer(2), await newcomer(1)];
  const broken = envWithoutShard("throws at once", 2);
  const call = (person: TestPerson, path: string) => askWith(broken, person, path);
  for (const path of ["/api/users/payment-status", "/api/document-search-history"]) {
    const refused = await call(hers, path);
    expect([path, refused.status, await refused.json()]).toMatchObject([
      path,
      503,
      { code: "database_unavailable" },
    ]);
    expect([path, (await call(theirs, path)).status]).toEqual([path, 200]);
  }
  const body = noteBody(notesAbout(freshWord()));
  for (const person of [hers, theirs]) {
    const note = await askWith(broken, person, "/api/generate-note", { method: "POST", body });
    expect(note.status).toBe(200);
  }
});

test("While one database is down nobody new is given a number, and works on what is lent", async () => {
  const person = freshPerson();
  const opening = (bindings: Env): Env => Object.assign({}, bindings, { OPEN_SHARDS: "1" });
  const broken = opening(envWithoutShard("throws at once", 3));
  expect((await askWith(broken, person, "/api/session", { cookies: begin })).status).toBe(200);
  const usage = await askWith(broken, person, "/api/payments/usage", { cookies: { plan: null } });
  expect(await usage.json()).toMatchObject({ plan: "Free" });
  const body = { plan: "Free", userId: person.userId };
  const chosen = await askWith(broken, person, "/api/users/select-plan", { method: "POST", body });
  expect([chosen.status, await chosen.json()]).toMatchObject([503, { code: "database_unavailable" }]);
  expect(await tablesNaming(person.userId)).toEqual({});
  const later = opening(env);
  expect((await askWith(later, person, "/api/users/select-plan", { method: "POST", body })).status).toBe(200);
  expect(await tablesNaming(person.userId)).toEqual({ DB: ["people"], DB_1: ["customers"] });
});

test("While the directory is down, a person whose cookie carries her number reads her own rows", async () => {
  const person = await newcomer(1);
  await enterShard(directory, person.userId, 1);
  const cookies = { plan: "Free" as const, readMsAgo: 20 * 60_000 };
  const first = await ask(person, "/api/session", { cookies });
  const [activity = ""] = first.headers.getSetCookie().filter((text) => text.startsWith("activity="));
  const carried = { cookies: { idleMs: activity.split(/[=;]/)[1] ?? "" } };
  const broken = envWithoutShard("throws at once", 0);
  expect((await askWith(broken, person, "/api/document-search-history", carried)).status).toBe(200);
  expect((await askWith(broken, person, "/api/users/payment-status", carried)).status).toBe(503);
});

import { env, runInDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { openShard } from "#app/base/data/database.server.ts";
import { usageMonths } from "#app/base/data/schema.ts";
import { sha256Hex } from "#app/base/runtime/sha256.ts";
import { insertEvents } from "#app/core/meter/event-store.server.ts";
import { noCounts } from "#app/core/meter/state.ts";
import { openRecord } from "#app/core/record/record-client.server.ts";
import { BYTES, REQUESTS, type RequestName, type Work } from "#scripts/simulate/measured.ts";
import { askWith, countingDatabase } from "../outages/outage-env.ts";
import { freshWord, noteBody, notesAbout } from "../sbar/note-calls.ts";
import { ask, freshPerson, personWithPlan, TO_A_PAGE } from "../signed-in.ts";

const MINUTE = 60_000;
/** Of the one generation. */
const KEY = crypto.randomUUID();
const CALLS: Record<RequestName, readonly [path: string, options?: () => object]> = {
  page: ["/notes/sbar", () => ({ headers: TO_A_PAGE })],
  activity: ["/api/session/activity", () => ({ method: "POST", body: {} })],
  usage: ["/api/payments/usage"],
  openWork: ["/api/work/sbar"],
  note: [
    "/api/generate-note",
    () => ({
      method: "POST",
      headers: { Accept: "text/event-stream", "Idempotency-Key": KEY },
      body: noteBody(notesAbout(freshWord())),
    }),
  ],
  hasNote: [`/api/generations/${KEY}`, () => ({ method: "DELETE" })],
};

type Counted = Exclude<keyof Work, "database" | "bucket">;

/** The bindings, counting calls to the person's objects, the generation's and the buckets. */
function countingBindings() {
  const counts = { meter: 0, record: 0, generation: 0, bucket: 0 };
  const objects = <Namespace extends object>(namespace: Namespace, kind: Counted): Namespace =>
    new Proxy(namespace, {
      get: (inner, name) => {
        const value: unknown = Reflect.get(inner, name);
        if (name !== "getByName") return value;
        return (id: string) =>
          new Proxy(Reflect.apply(value as () => object, inner, [id]), {
            get: (stub, method) => {
              // Awaiting a stub reads this property, which is not a command.
              if (method === "then") return undefined;
              return (...given: unknown[]) => {
                counts[kind] += 1;
                return (stub as Record<string | symbol, (...given: unknown[]) => unknown>)[method]?.(
                  ...given,
                );
              };
            },
          });
      },
    });
  const bucket = (inner: R2Bucket): R2Bucket =>
    new Proxy(inner, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== "function") return value;
        return (...given: unknown[]) => {
          counts.bucket += 1;
          return Reflect.apply(value, target, given);
        };
      },
    });
  const counted = countingDatabase({
    ...env,
    USAGE_METER: objects(env.USAGE_METER, "meter"),
    PERSON_RECORD: objects(env.PERSON_RECORD, "record"),
    GENERATION_RUNS: objects(env.GENERATION_RUNS, "generation"),
    DOCUMENTS: bucket(env.DOCUMENTS),
    PERSON_RECORDS: bucket(env.PERSON_RECORDS),
    PERSON_KEYS: bucket(env.PERSON_KEYS),
  });
  return { env: counted.env, work: (): Work => ({ database: counted.count(), ...counts }) };
}

test("What a request of a minute of work asks of each part is what the simulation multiplies", async () => {
  const person = await personWithPlan("Basic");
  const seen = { plan: "Basic" as const, readMsAgo: MINUTE };
  for (let times = 0; times < 2; times++)
    await (await ask(person, "/notes/sbar", { headers: TO_A_PAGE, cookies: seen })).text();
  const first = await ask(person, "/api/session", { cookies: seen });
  const [activity = ""] = first.headers.getSetCookie().filter((text) => text.startsWith("activity="));
  const cookies = { idleMs: activity.split(/[=;]/)[1] ?? "" };
  const counting = countingBindings();
  const generation = env.GENERATION_RUNS.getByName(`${person.userId} ${await sha256Hex(KEY)}`);
  await runInDurableObject(generation, (run) => Object.assign(run, { env: counting.env }));
  const found: Record<string, Work> = {};
  for (const [name, [path, options]] of Object.entries(CALLS)) {
    const before = counting.work();
    expect((await askWith(counting.env, person, path, { ...options?.(), cookies })).status).toBeLessThan(300);
    await expect.poll(() => generation.follow({ requestId: "" })).toBeNull();
    const after = counting.work();
    found[name] = Object.fromEntries(
      Object.entries(after).map(([part, count]) => [part, count - before[part as keyof Work]]),
    ) as Work;
  }
  const before = counting.work();
  await askWith(counting.env, person, "/api/session", { cookies: seen });
  expect({ ...found, entitlement: counting.work().record - before.record }).toEqual(REQUESTS);
});

/** Bytes per piece. */
const sizeOf = (stub: DurableObjectStub) =>
  runInDurableObject(stub, (_object, { storage }) => storage.sql.databaseSize);

test("What is kept takes as many bytes as the simulation multiplies, give or take a quarter", async () => {
  const { userId } = freshPerson();
  const meter = env.USAGE_METER.getByName(userId);
  const MANY = 2_000;
  await meter.noteDays({ since: 0 });
  const empty = await sizeOf(meter);
  await runInDurableObject(meter, (_meter, { storage }) =>
    insertEvents(
      storage.sql,
      Array.from({ length: MANY }, (_, n) => ({
        eventId: crypto.randomUUID(),
        feature: "sbar" as const,
        period: "2026-11",
        inputTokens: 900 + n,
        outputTokens: 800,
        isCounted: true,
        at: Date.now() + n,
      })),
    ),
  );
  const chargedRun = ((await sizeOf(meter)) - empty) / MANY;

  const record = openRecord(env.PERSON_RECORD, userId);
  const text = JSON.stringify(
    noteBody(notesAbout("Quokka", "Repositioned, call bell in reach. ".repeat(40))),
  );
  await record.keepNote({ id: crypto.randomUUID(), body: { kind: "sbar", text }, sessionId: "s" });
  const before = await sizeOf(env.PERSON_RECORD.getByName(userId));
  for (let n = 0; n < 100; n++)
    await record.keepNote({ id: crypto.randomUUID(), body: { kind: "sbar", text }, sessionId: "s" });
  const keptNote = ((await sizeOf(env.PERSON_RECORD.getByName(userId))) - before) / 100;

  const sizeOfDatabase = async () => (await env.DB.prepare("SELECT 1").run()).meta.size_after;
  const figures = { counts: { ...noCounts(), file_analysis: 1, medical_research: 2, sbar: 15, nanda: 2 } };
  const rows = Array.from({ length: MANY }, (_, n) => ({
    userId: `user_2abcdefghijklmnopqrstuv${String(n).padStart(5, "0")}`,
    period: "2026-11",
    ...figures,
    inputTokens: 20_000,
    outputTokens: 15_000,
    closedAt: 0,
    revision: 20,
  }));
  const small = await sizeOfDatabase();
  for (let from = 0; from < MANY; from += 10)
    await openShard(env, 0)
      .insert(usageMonths)
      .values(rows.slice(from, from + 10));
  const personMonth = ((await sizeOfDatabase()) - small) / MANY;
  const found = { chargedRun, keptNote, personMonth };
  const isNear = (name: keyof typeof BYTES) => Math.abs(found[name] / BYTES[name] - 1) < 0.25;
  const names = Object.keys(BYTES) as (keyof typeof BYTES)[];
  expect(
    names.filter((name) => !isNear(name)),
    JSON.stringify(found),
  ).toEqual([]);
});

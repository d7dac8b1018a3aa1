import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { readEnv } from "#app/base/runtime/env.server.ts";
import { checkParts } from "#app/rooms/shell/health/check-parts.server.ts";
import { envWithout } from "./outage-env.ts";

const UP = {
  database: "up",
  storage: "up",
  maintenance_queue: "up",
  document_queue: "up",
  identity: "up",
  payments: "up",
  model: "up",
  literature: "up",
};

/** The model API's stand-in only takes messages, so another address answers in its place. */
const bindings = { ...env, ANTHROPIC_BASE_URL: "http://clerk.test" };

const never = () => new Promise<never>(() => {});
const fails = () => Promise.reject(new Error("Away."));
/** Under load, a part that is up may be slow. */
const patient = { longestMs: 30_000 };

test("health says what is up", async () => {
  expect(await checkParts(readEnv({ ...bindings }), patient)).toEqual(UP);
});

test("health names each part that fails, and no other", async () => {
  const PERSON_KEYS = { head: fails } as unknown as R2Bucket;
  expect(await checkParts(readEnv({ ...bindings, PERSON_KEYS }), patient)).toEqual({
    ...UP,
    storage: "down",
  });
  const MAINTENANCE = { metrics: fails } as unknown as Queue;
  const withoutQueue = readEnv({ ...bindings, MAINTENANCE });
  expect(await checkParts(withoutQueue, patient)).toEqual({ ...UP, maintenance_queue: "down" });
  const { DB } = envWithout("throws at once");
  expect(await checkParts(readEnv({ ...bindings, DB }), patient)).toEqual({ ...UP, database: "down" });
  // Nobody is at this address: the simulated internet answers 502.
  const CLERK_API_URL = "http://nobody.test";
  expect(await checkParts(readEnv({ ...bindings, CLERK_API_URL }), patient)).toEqual({
    ...UP,
    identity: "down",
  });
  const EUTILS_URL = "http://nobody.test";
  expect(await checkParts(readEnv({ ...bindings, EUTILS_URL } as Env), patient)).toEqual(UP);
});

test("health does not wait for a part that never answers", async () => {
  const broken = {
    PERSON_KEYS: { head: never } as unknown as R2Bucket,
    MAINTENANCE: { metrics: never } as unknown as Queue,
    DB: envWithout("never answers").DB,
  };
  expect(await checkParts(readEnv({ ...bindings, ...broken }))).toMatchObject({
    database: "down",
    storage: "down",
    maintenance_queue: "down",
  });
});

test("asked again within ten seconds, health asks nobody", async () => {
  let asked = 0;
  const metrics = async () => {
    asked += 1;
  };
  const MAINTENANCE = { metrics } as unknown as Queue;
  const app = readEnv({ ...bindings, MAINTENANCE });
  for (const now of [0, 1, 9_999]) await checkParts(app, { now });
  expect(asked).toBe(1);
  await checkParts(app, { now: 10_000 });
  expect(asked).toBe(2);
});

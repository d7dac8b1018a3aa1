import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { deadLetters } from "#app/base/data/schema.ts";
import { keepDeadLetter, sweepDeadLetters } from "#app/core/maintenance/dead-letters.server.ts";
import { type Message as Content, toQueued } from "#app/core/maintenance/messages.ts";
import worker from "#workers/app.ts";
import { enqueueDue } from "#workers/maintenance/cron.ts";
import { database } from "../databases.ts";
import { envWithout } from "../outages/outage-env.ts";
import { DAY, memoryLog, memoryQueue } from "./maintenance-parts.ts";

const now = Date.now();
const erase = (userId: string): Content => ({ type: "erase-person", userId, at: 1 });
const figures = { inputTokens: 1, outputTokens: 2, isCounted: true };
const commit: Content = {
  type: "count-use",
  userId: "user_1",
  settlement: { kind: "commit", command: { reservationId: "r1", ...figures } },
};

beforeEach(() => database.delete(deadLetters).then(() => {}));

const letters = () => database.select().from(deadLetters);

/** Hands one dead message to the Worker's own entry. @returns its fate */
async function die(body: unknown, bindings: Env = env): Promise<string[]> {
  const ends: string[] = [];
  const message = {
    id: crypto.randomUUID(),
    timestamp: new Date(),
    attempts: 1,
    body,
    ack: () => void ends.push("kept"),
    retry: () => void ends.push("comes again"),
  };
  const batch = { queue: "nursegpt-maintenance-dead", messages: [message] } as unknown as MessageBatch;
  await worker.queue(batch, bindings);
  return ends;
}

test("What the queue gave up is kept, once however often it dies, and nothing of it is done", async () => {
  expect(await die(toQueued(erase("user_1")))).toEqual(["kept"]);
  expect(await die(toQueued(erase("user_1")))).toEqual(["kept"]);
  expect(await die({ version: 9, type: "dance" })).toEqual(["kept"]);
  expect(await letters()).toMatchObject([
    { type: "erase-person", userId: "user_1", times: 2, isFinal: false, retriedAt: null },
    { type: "unknown", userId: null, times: 1, isFinal: false, body: { version: 9, type: "dance" } },
  ]);
});

test("While it cannot be kept it comes again", async () => {
  expect(await die(toQueued(erase("user_1")), envWithout("throws at once"))).toEqual(["comes again"]);
});

test("The log names the letter and its type, and says which is for good", async () => {
  const { lines, log } = memoryLog();
  for (const message of [erase("user_1"), commit])
    await keepDeadLetter({ directory: database, log, now: () => now }, toQueued(message));
  const [first, second] = await letters();
  expect(lines).toEqual([
    ["error", "dead_letter.kept", { id: first?.id, code: "erase-person" }],
    ["error", "dead_letter.final", { id: second?.id, code: "count-use" }],
  ]);
});

test("On command it is handed over again as it was, by the next cron, once for each command", async () => {
  const { log } = memoryLog();
  const kept = [erase("user_1"), erase("user_2")];
  for (const message of kept)
    await keepDeadLetter({ directory: database, log, now: () => now }, toQueued(message));
  await database.update(deadLetters).set({ retryAskedAt: now }).where(eq(deadLetters.userId, "user_2"));
  const away = memoryQueue(() => true);
  await expect(
    enqueueDue({ directory: database, shards: [], queue: away.queue, log }, now),
  ).rejects.toThrow();
  const { queue, sent } = memoryQueue();
  for (let times = 0; times < 2; times++)
    await enqueueDue({ directory: database, shards: [], queue, log }, now);
  const again = sent.map(({ message }) => message).filter(({ type }) => type === "erase-person");
  expect(again).toEqual([erase("user_2")]);
});

test("What was tried again goes after two weeks, what nobody looked at after 90 days", async () => {
  const { log } = memoryLog();
  for (const userId of ["user_1", "user_2"])
    await keepDeadLetter({ directory: database, log, now: () => now }, toQueued(erase(userId)));
  await database.update(deadLetters).set({ retriedAt: now }).where(eq(deadLetters.userId, "user_1"));
  const left = async (at: number) => {
    await sweepDeadLetters(database, at);
    return (await letters()).map(({ userId }) => userId);
  };
  expect(await left(now + 14 * DAY)).toEqual(["user_1", "user_2"]);
  expect(await left(now + 15 * DAY)).toEqual(["user_2"]);
  expect(await left(now + 91 * DAY)).toEqual([]);
});

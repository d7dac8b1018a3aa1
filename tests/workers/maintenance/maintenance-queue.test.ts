import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { openMaintenance } from "#app/core/maintenance/queue.server.ts";
import { enqueueDue } from "#workers/maintenance/cron.ts";
import { maintenanceRetrySeconds } from "#workers/maintenance/index.ts";
import { database, everywhereD1 } from "../databases.ts";
import { deliver, deliverMessage, memoryLog, memoryQueue } from "./maintenance-parts.ts";

test("A message of a type or version that is not known comes again, later and later, and is logged without its content", async () => {
  for (const body of [
    { version: 2, type: "sweep", at: 0 },
    { version: 1, type: "dance", secret: "Pt SOB" },
    { type: "sweep", at: 0 },
    "sweep",
    null,
  ]) {
    const { lines, log } = memoryLog();
    expect(await deliver(body, { log, attempts: 3 })).toEqual({ again: 20 });
    expect(lines).toEqual([["error", "maintenance.unknown", { count: 3 }]]);
  }
});

test("What fails comes again and says so in one line; what succeeds is done", async () => {
  const { lines, log } = memoryLog();
  const broken = () => {
    throw new Error("D1 is away");
  };
  const message = { type: "retain", userId: "user_1", at: Date.now() } as const;
  expect(await deliverMessage(message, { log, databaseOf: broken, attempts: 2 })).toEqual({
    again: 10,
  });
  expect(lines).toEqual([
    ["error", "maintenance.failed", { code: "retain", count: 2, cause: "Error: D1 is away" }],
  ]);
  expect(await deliverMessage(message)).toBe("done");
});

test("A message waits longer after each failure, at most an hour", () => {
  expect([1, 2, 3, 4, 9, 10, 11, 30].map(maintenanceRetrySeconds)).toEqual([
    5, 10, 20, 40, 1280, 2560, 3600, 3600,
  ]);
});

test("The hourly cron hands over the sweep, and one kind that fails does not keep the others from it", async () => {
  const { queue, sent } = memoryQueue((nth) => nth === 1);
  const { lines, log } = memoryLog();
  const now = Date.now();
  await expect(
    enqueueDue({ directory: database, shards: [{ shard: 0, database }], queue, log }, now),
  ).rejects.toThrow("1 kinds");
  expect(lines).toEqual([["error", "cron.failed", { id: "DB", cause: "Error: The queue is away." }]]);
  expect(sent.map(({ message }) => message.type)).toEqual(["end-month"]);
  await enqueueDue({ directory: database, shards: [{ shard: 0, database }], queue, log }, now);
  expect(sent.at(1)?.message).toEqual({ type: "sweep", at: now, shard: 0 });
});

test("What is sent through the real queue is taken and done by the Worker", async () => {
  const startedAt = Date.now() - 2 * 24 * 60 * 60_000;
  await everywhereD1
    .prepare("INSERT INTO session_starts (session_id, user_id, started_at) VALUES ('old', 'u', ?)")
    .bind(startedAt)
    .run();
  await openMaintenance(env.MAINTENANCE).send({ type: "sweep", at: Date.now(), shard: 0 });
  const left = () =>
    everywhereD1
      .prepare("SELECT count(*) AS n FROM session_starts WHERE session_id = 'old'")
      .first<number>("n");
  await expect.poll(left).toBe(0);
});

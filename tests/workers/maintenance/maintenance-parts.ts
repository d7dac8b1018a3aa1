import { env } from "cloudflare:test";
import { expect } from "vitest";
import { startDeletion } from "#app/core/maintenance/deletion.server.ts";
import { type Message as Content, readMessage, toQueued } from "#app/core/maintenance/messages.ts";
import type { MaintenanceQueue } from "#app/core/maintenance/queue.server.ts";
import type { Maintenance } from "#workers/maintenance/handle.ts";
import { consumeMaintenance } from "#workers/maintenance/index.ts";
import { databaseOf, directory } from "../databases.ts";

/** The databases for handlers: each person's rows in whichever database. */
export const databases = { directory, databaseOf };
export const DAY = 24 * 60 * 60_000;

/** A queue in memory that may refuse its n-th message; it keeps the accepted ones in order. */
export function memoryQueue(fails: (nth: number) => boolean = () => false) {
  const sent: { message: Content; delaySeconds: number }[] = [];
  let calls = 0;
  const send = async (message: Content, delaySeconds = 0) => {
    calls += 1;
    if (fails(calls)) throw new Error("The queue is away.");
    const { version: _, ...content } = readMessage(JSON.parse(JSON.stringify(toQueued(message)))) ?? {};
    sent.push({ message: content as Content, delaySeconds });
  };
  const queue: MaintenanceQueue = {
    send,
    sendAll: async (messages) => {
      for (const message of messages) await send(message);
    },
  };
  return { queue, sent };
}

/** Lets the consumer handle one message; returns whether it was done, or the time until it comes again. */
export async function deliver(
  body: unknown,
  { attempts = 1, ...parts }: Partial<Maintenance> & { attempts?: number } = {},
): Promise<"done" | { again: number | undefined }> {
  const ends: Awaited<ReturnType<typeof deliver>>[] = [];
  const message: Message<unknown> = {
    id: crypto.randomUUID(),
    timestamp: new Date(),
    attempts,
    body,
    ack: () => void ends.push("done"),
    retry: (options) => void ends.push({ again: options?.delaySeconds }),
  };
  const queue = "nursegpt-maintenance";
  const batch = { queue, messages: [message], retryAll() {}, ackAll() {} } as unknown as MessageBatch;
  await consumeMaintenance(batch, env, { log: () => {}, ...parts });
  const [end, ...more] = ends;
  if (!end || more.length > 0) throw new Error("A message is settled once.");
  return end;
}

export const deliverMessage = (message: Content, parts: Parameters<typeof deliver>[1] = {}) =>
  deliver(toQueued(message), parts);

/** A log that keeps all its entries. */
export function memoryLog() {
  const lines: unknown[][] = [];
  return { lines, log: (...line: unknown[]) => void lines.push(line) };
}

/** Delivers queued messages, and those that they send, until only later ones are left. */
export async function deliverAll(first: Content[], now: () => number): Promise<void> {
  const waiting = [...first];
  for (let message = waiting.shift(); message; message = waiting.shift()) {
    const { queue, sent } = memoryQueue();
    expect(await deliverMessage(message, { queue, now, log: () => {} })).toBe("done");
    waiting.push(...sent.filter(({ delaySeconds }) => delaySeconds === 0).map((one) => one.message));
  }
}

/** Deletes the account, with everything that follows at once. */
export async function deletePerson(userId: string, now: () => number): Promise<void> {
  const { queue, sent } = memoryQueue();
  await startDeletion({ ...databases, env, queue, log: () => {}, now }, userId, "request");
  await deliverAll(
    sent.map(({ message }) => message),
    now,
  );
}

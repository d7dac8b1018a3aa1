import { env } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { deletionJobs, documents } from "#app/base/data/schema.ts";
import { readEnv } from "#app/base/runtime/env.server.ts";
import { mapConcurrent } from "#app/base/runtime/map-concurrent.ts";
import { openMaintenance } from "#app/core/maintenance/queue.server.ts";
import type { Meter } from "#app/core/meter/meter.ts";
import { openMeter } from "#app/core/meter/meter-client.server.ts";
import type { Model } from "#app/core/model/model.ts";
import { ModelError } from "#app/core/model/model-error.ts";
import { documentBucketOf } from "#app/rooms/documents/store/document-bucket.server.ts";
import { documentPrefix } from "#app/rooms/documents/store/document-keys.ts";
import type { DocumentMessage } from "#app/rooms/documents/store/document-message.ts";
import type { AnalysisDeps } from "#workers/analysis/analyse/job.ts";
import { database, everywhereD1 } from "../databases.ts";
import { failingAt, faultyDatabase, type Operation } from "../faults.ts";
import { analysisOf, deliver, handIn, rowOf, spentBy, standIn, storedOf } from "./analysis-parts.ts";

const NOTE = [
  "Item,Finding",
  "Complaint,Chief complaint: shortness of breath since 03:00",
  "Drug,Furosemide 40 mg was given at 04:15",
].join("\n");

const REFUSED = `${NOTE}\nNote,[[sandbox:refusal]] please`;

/** The object with each method call as one operation. */
function faulty<Target extends object>(target: Target, operation: Operation): Target {
  return new Proxy(target, {
    get: (inner, name) => {
      const method = Reflect.get(inner, name) as unknown;
      // Sealing the texts of rows is not a store call, and not awaited.
      if (typeof method !== "function" || name === "texts") return method;
      return (...given: unknown[]) => operation(async () => await Reflect.apply(method, inner, given));
    },
  });
}

/** Fails before the call is made, or after its answer was read. */
function faultyModel({ stream }: Model, operation: Operation): Model {
  return {
    async *stream(request, signal) {
      const events = await operation(async () => {
        const all = [];
        for await (const event of stream(request, signal)) all.push(event);
        return all;
      }).catch((error: unknown) => {
        throw error instanceof ModelError ? error : new ModelError("unavailable", "A fault of the test");
      });
      yield* events;
    },
  };
}

/** Everything that an analysis calls, with each call as one operation. */
function faultyParts(operation: Operation): Partial<AnalysisDeps> {
  const meterOf = (userId: string): Meter => faulty(openMeter(env.USAGE_METER, userId), operation);
  return {
    database: faultyDatabase(everywhereD1, operation),
    bucket: faulty(documentBucketOf(readEnv(env)), operation),
    model: faultyModel(standIn().model, operation),
    meterOf,
    maintenance: faulty(openMaintenance(env.MAINTENANCE), operation),
  };
}

/** Delivers until it is done; requested delays advance the clock. @returns how often it was delivered */
async function deliverUntilDone(
  message: DocumentMessage,
  first: Partial<AnalysisDeps> = {},
): Promise<number> {
  let waited = 0;
  for (let attempts = 1; attempts <= 5; attempts++) {
    const parts = attempts === 1 ? first : {};
    const offset = waited;
    const end = await deliver(message, { attempts, now: () => Date.now() + offset, ...parts });
    if (end === "done") return attempts;
    waited += (end.again ?? 0) * 1000;
  }
  throw new Error("It was not done after five deliveries.");
}

/** How many operations a complete analysis of this text takes. */
async function countOperations(content: string): Promise<number> {
  let count = 0;
  const operation: Operation = (work) => {
    count += 1;
    return work();
  };
  expect(await deliver(await handIn("note.csv", content), faultyParts(operation))).toBe("done");
  return count;
}

/** Tries an analysis with a fault at each of its operations, several at a time, because they mostly wait. */
async function atEach(count: number, analyse: (at: number, where: string) => Promise<void>): Promise<void> {
  const operations = Array.from({ length: count }, (_, index) => index + 1);
  const { signal } = new AbortController();
  await mapConcurrent(operations, 6, signal, (at) => analyse(at, `operation ${at} of ${count}`));
}

async function expectAnalysedOnce(message: DocumentMessage, where: string): Promise<void> {
  expect(await rowOf(message), where).toMatchObject({ status: "done", failureCode: null });
  const { usage } = await analysisOf(message);
  expect(await spentBy(message.userId), where).toEqual({ analyses: 1, tokens: usage, openRuns: 0 });
  const { document, upload } = await storedOf(message);
  expect(document.sort(), where).toEqual(["analysis.json", "text/0.json", "text/index.json"]);
  expect(upload, where).toEqual([]);
}

describe.each([
  ["before", false],
  ["after", true],
] as const)("a fault %s each call of a store, the meter or the model", (_, isAfter) => {
  test("leaves a document analysed once and charged once", { timeout: 300_000 }, async () => {
    const count = await countOperations(NOTE);
    expect(count).toBeGreaterThan(20);
    let deliveries = 0;
    await atEach(count, async (at, where) => {
      const message = await handIn("note.csv", NOTE);
      const taken = await deliverUntilDone(message, faultyParts(failingAt(at, isAfter)));
      deliveries += taken;
      await expectAnalysedOnce(message, where);
    });
    // Nearly every fault costs a delivery.
    expect(deliveries).toBeGreaterThan(count * 1.7);
  });

  test("leaves a refused document failed in words and charged nothing", { timeout: 300_000 }, async () => {
    const count = await countOperations(REFUSED);
    await atEach(count, async (at, where) => {
      const message = await handIn("note.csv", REFUSED);
      await deliverUntilDone(message, faultyParts(failingAt(at, isAfter)));
      expect(await rowOf(message), where).toMatchObject({
        status: "failed",
        failureCode: "model-refused",
        failureWords: "The assistant declined to analyze this document. Nothing was charged.",
      });
      const { analyses, openRuns } = await spentBy(message.userId);
      expect([analyses, openRuns], where).toEqual([0, 0]);
      expect((await storedOf(message)).upload, where).toEqual([]);
    });
  });
});

describe("deliveries", () => {
  test("at the same time: one works, the other waits, and it is charged once", async () => {
    const message = await handIn("note.csv", NOTE);
    const ends = await Promise.all([deliver(message), deliver(message)]);
    expect(ends.filter((end) => end === "done")).toHaveLength(1);
    const [waiting] = ends.filter((end) => end !== "done");
    expect(waiting?.again).toBeGreaterThan(300);
    expect(await deliver(message, { attempts: 2 })).toBe("done");
    await expectAnalysedOnce(message, "both");
  });

  test("after the end do nothing, and ask no model", async () => {
    const message = await handIn("note.csv", NOTE);
    await deliver(message);
    const { model, calls } = standIn();
    expect(await deliver(message, { model })).toBe("done");
    expect(calls).toEqual([]);
    await expectAnalysedOnce(message, "repeated");
  });

  test("of an earlier try do nothing", async () => {
    const message = await handIn("note.csv", NOTE);
    expect(await deliver({ ...message, attempt: 2 })).toBe("done");
    expect((await rowOf(message)).status).toBe("queued");
  });

  test("of a version that is not known come again after 5, 15 and 45 seconds", async () => {
    const message = { ...(await handIn("note.csv", NOTE)), version: 2 };
    for (const [attempts, again] of [
      [1, 5],
      [2, 15],
      [3, 45],
    ] as const)
      expect(await deliver(message, { attempts })).toEqual({ again });
  });

  test("a worker that disappeared is replaced when its time is over, and nothing is asked twice", async () => {
    const message = await handIn("note.csv", NOTE);
    // It died between its work and its bill: everything afterwards fails.
    let isDead = false;
    const dying: Operation = async (work) => {
      if (isDead) throw new Error("Gone.");
      return await work();
    };
    const { model, calls } = standIn();
    const parts = faultyParts(dying);
    const bucket = new Proxy(documentBucketOf(readEnv(env)), {
      get: (inner, name) => {
        if (name !== "put") return Reflect.get(parts.bucket as object, name);
        return async (key: string, value: string) => {
          if (key.endsWith("analysis.json")) isDead = true;
          return await dying(() => inner.put(key, value));
        };
      },
    });
    expect(await deliver(message, { ...parts, bucket, model })).toEqual({ again: 5 });
    const early = await deliver(message, { attempts: 2, model });
    expect(early).not.toBe("done");
    const now = () => Date.now() + 7 * 60_000;
    expect(await deliver(message, { attempts: 3, model, now })).toBe("done");
    expect(calls).toHaveLength(1);
    await expectAnalysedOnce(message, "replaced");
  });
});

test("a document that is erased while it is analysed leaves nothing behind and costs nothing", async () => {
  const message = await handIn("note.csv", NOTE);
  const { model } = standIn();
  const erasing: Model = {
    async *stream(request, signal) {
      await database.delete(documents).where(eq(documents.id, message.documentId));
      yield* model.stream(request, signal);
    },
  };
  expect(await deliver(message, { model: erasing })).toBe("done");
  const prefix = documentPrefix(message.userId, message.documentId);
  expect((await env.DOCUMENTS.list({ prefix })).objects).toEqual([]);
  expect((await spentBy(message.userId)).analyses).toBe(0);
});

test("an account that is being deleted is analysed nothing more", async () => {
  const message = await handIn("note.csv", NOTE);
  await database
    .insert(deletionJobs)
    .values({ userId: message.userId, source: "request", requestedAt: Date.now() });
  const { model, calls } = standIn();
  expect(await deliver(message, { model })).not.toBe("done");
  expect(calls).toEqual([]);
});

describe("a bill", () => {
  const withCommit = (commit: Meter["commit"]) => (userId: string) => ({
    ...openMeter(env.USAGE_METER, userId),
    commit,
  });

  test("that the meter has forgotten is not charged, and the analysis is shown", async () => {
    const message = await handIn("note.csv", NOTE);
    const meterOf = withCommit(async () => ({ isSettled: false, reason: "unknown" }));
    expect(await deliver(message, { meterOf })).toBe("done");
    expect((await rowOf(message)).status).toBe("done");
    expect((await spentBy(message.userId)).analyses).toBe(0);
  });

  test("that does not reach the meter is handed to the queue that counts later; if that is away too, it comes again", async () => {
    const meterOf = withCommit(() => Promise.reject(new Error("The meter is away.")));
    const message = await handIn("note.csv", NOTE);
    const sent: unknown[] = [];
    const maintenance = {
      send: async (content: unknown) => void sent.push(content),
      sendAll: async () => {},
    };
    expect(await deliver(message, { meterOf, maintenance })).toBe("done");
    const { usage } = await analysisOf(message);
    expect(sent).toEqual([
      {
        type: "count-use",
        userId: message.userId,
        settlement: {
          kind: "commit",
          command: { reservationId: `document:${message.documentId}:1`, ...usage, isCounted: true },
        },
      },
    ]);
    const other = await handIn("note.csv", NOTE);
    const away = { ...maintenance, send: () => Promise.reject(new Error("The queue is away.")) };
    expect(await deliver(other, { meterOf, maintenance: away })).toEqual({ again: 5 });
    expect((await rowOf(other)).status).toBe("analysing");
    await deliver(other, { attempts: 2 });
    await expectAnalysedOnce(other, "came again");
  });
});

describe("what the queue gives up", () => {
  test("fails in words, charges nothing, and keeps the upload for another try", async () => {
    const message = await handIn("note.csv", NOTE);
    const broken: Model = {
      // biome-ignore lint/correctness/useYield: a call that fails before its first event
      async *stream() {
        throw new ModelError("unavailable", "The service is away");
      },
    };
    for (const [attempts, again] of [
      [1, 5],
      [2, 15],
      [3, 45],
      [4, 135],
    ] as const)
      expect(await deliver(message, { attempts, model: broken })).toEqual({ again });
    expect((await rowOf(message)).status).toBe("analysing");
    expect(await deliver(message, { isDead: true })).toBe("done");
    expect(await rowOf(message)).toMatchObject({
      status: "failed",
      failureCode: "analysis-failed",
      failureWords:
        "This document could not be analyzed after several attempts. Nothing was charged. Please try again later.",
      progress: { step: null, of: null, unit: null, estimate: null },
    });
    const { analyses, openRuns } = await spentBy(message.userId);
    expect([analyses, openRuns]).toEqual([0, 0]);
    const { document, upload } = await storedOf(message);
    expect(document.filter((key) => key.startsWith("work/"))).toEqual([]);
    expect(upload).toEqual(["0"]);
  });

  test("is delivered all the same where the analysis is stored: charged once and shown", async () => {
    const message = await handIn("note.csv", NOTE);
    // The database is down from the moment the bill is paid.
    let isPaid = false;
    const meterOf = (userId: string): Meter => {
      const meter = openMeter(env.USAGE_METER, userId);
      return {
        ...meter,
        commit: async (command) => {
          isPaid = true;
          return await meter.commit(command);
        },
      };
    };
    const away: Operation = async (work) => {
      if (isPaid) throw new Error("The database is away.");
      return await work();
    };
    expect(await deliver(message, { meterOf, database: faultyDatabase(everywhereD1, away) })).toEqual({
      again: 5,
    });
    expect((await rowOf(message)).status).toBe("analysing");
    expect((await spentBy(message.userId)).analyses).toBe(1);
    const now = () => Date.now() + 7 * 60_000;
    expect(await deliver(message, { isDead: true, now })).toBe("done");
    await expectAnalysedOnce(message, "dead letter");
  });

  test("waits while somebody works on it", async () => {
    const message = await handIn("note.csv", NOTE);
    const { claimDocument } = await import("#workers/analysis/analyse/lease.server.ts");
    await claimDocument(database, message, Date.now);
    const end = await deliver(message, { isDead: true });
    expect(end).not.toBe("done");
    expect((await rowOf(message)).status).toBe("queued");
  });
});

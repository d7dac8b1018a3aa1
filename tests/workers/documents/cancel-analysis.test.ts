import { env } from "cloudflare:test";
import { eq, type SQL } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { PersonDatabase } from "#app/base/data/database.server.ts";
import { documents } from "#app/base/data/schema.ts";
import type { Meter } from "#app/core/meter/meter.ts";
import { openMeter } from "#app/core/meter/meter-client.server.ts";
import type { Model } from "#app/core/model/model.ts";
import { cancelAnalysis } from "#app/rooms/documents/store/cancel-analysis.server.ts";
import { documentPrefix } from "#app/rooms/documents/store/document-keys.ts";
import type { DocumentMessage } from "#app/rooms/documents/store/document-message.ts";
import { type ProcessDeps, processUpload } from "#app/rooms/documents/upload/process-upload.server.ts";
import { analysisOf, deliver, handIn, rowOf, spentBy, standIn } from "../analysis/analysis-parts.ts";
import { database, databaseOf } from "../databases.ts";
import { ask, personWithPlan, post, type TestPerson } from "../signed-in.ts";
import {
  csvFile,
  depsOf,
  bucket as documentBucket,
  documentQueue,
  documentsOf,
  keysOf,
  uploaded,
} from "./upload-calls.ts";

const NOTE = [
  "Item,Finding",
  "Complaint,Chief complaint: shortness of breath since 03:00",
  "Drug,Furosemide 40 mg was given at 04:15",
].join("\n");

/** A consumer's database, with a callback after each change of a document's row that holds up only the consumer. */
function afterUpdate(
  database: PersonDatabase,
  then: (values: Partial<typeof documents.$inferInsert>) => Promise<void>,
): PersonDatabase {
  const update = (table: typeof documents) => ({
    set: (values: Partial<typeof documents.$inferInsert>) => ({
      where: (condition: SQL) => ({
        returning: async () => {
          const updated = await database.update(table).set(values).where(condition).returning();
          await then(values);
          return updated;
        },
      }),
    }),
  });
  return new Proxy(database, {
    get: (inner, name) => (name === "update" ? update : Reflect.get(inner, name)),
  });
}

describe("Cancelled by the person, before it is shown,", () => {
  const cancel = ({ userId, documentId }: DocumentMessage) => {
    const meter = openMeter(env.USAGE_METER, userId);
    return cancelAnalysis({ ...depsOf(userId), meter }, { userId, documentId });
  };
  const rows = ({ documentId }: DocumentMessage) =>
    database.select().from(documents).where(eq(documents.id, documentId));
  const NOTHING = { analyses: 0, openRuns: 0 };

  test("a document costs no use, is erased, and what was set aside for it is there at once", async () => {
    const message = await handIn("note.csv", NOTE);
    const { model } = standIn();
    let reserved = 0;
    const cancelling: Model = {
      async *stream(request, signal) {
        reserved = (await spentBy(message.userId)).openRuns;
        await cancel(message);
        expect(await spentBy(message.userId)).toMatchObject(NOTHING);
        yield* model.stream(request, signal);
      },
    };
    expect(await deliver(message, { model: cancelling })).toBe("done");
    expect(reserved).toBe(1);
    expect(await spentBy(message.userId)).toMatchObject(NOTHING);
    expect(await rows(message)).toEqual([]);
    const prefix = documentPrefix(message.userId, message.documentId);
    expect((await env.DOCUMENTS.list({ prefix })).objects).toEqual([]);
    expect(await cancel(message)).toBeNull();
  });

  test("what is set aside only after it was cancelled is given back as well", async () => {
    const message = await handIn("note.csv", NOTE);
    // After the last progress report before anything is reserved; the meter's own time limit is not running yet.
    const cancelling = afterUpdate(databaseOf(message.userId), async ({ progress }) => {
      if (!progress?.estimate) return;
      await cancel(message);
      expect(await rows(message)).toEqual([]);
    });
    let reserved: ReturnType<Meter["reserve"]> | undefined;
    const meterOf = (userId: string): Meter => {
      const meter = openMeter(env.USAGE_METER, userId);
      return { ...meter, reserve: (command) => (reserved = meter.reserve(command)) };
    };
    expect(await deliver(message, { database: cancelling, meterOf })).toBe("done");
    expect(await reserved).toMatchObject({ admitted: true });
    expect(await spentBy(message.userId)).toMatchObject(NOTHING);
  });

  test("an analysis that is complete and not charged yet costs no use, and once the tokens that it took", async () => {
    const message = await handIn("note.csv", NOTE);
    const bucket = new Proxy(documentBucket, {
      get: (inner, name) => {
        if (name !== "put") return Reflect.get(inner, name);
        return async (key: string, value: string) => {
          await inner.put(key, value);
          if (key.endsWith("stored.json")) await cancel(message);
        };
      },
    });
    expect(await deliver(message, { bucket })).toBe("done");
    const spent = await spentBy(message.userId);
    expect(spent).toMatchObject(NOTHING);
    expect(spent.tokens?.inputTokens).toBeGreaterThan(0);
    expect(spent.tokens?.outputTokens).toBeGreaterThan(0);
    expect(await deliver(message, { bucket })).toBe("done");
    expect(await spentBy(message.userId)).toEqual(spent);
    expect(await rows(message)).toEqual([]);
  });

  test("an analysis that is being charged or was shown stays, and stays charged", async () => {
    const message = await handIn("note.csv", NOTE);
    let refused: unknown = null;
    const meterOf = (userId: string): Meter => {
      const meter = openMeter(env.USAGE_METER, userId);
      const commit: Meter["commit"] = async (command) => {
        refused = await cancel(message).catch((error: unknown) => error);
        return await meter.commit(command);
      };
      return { ...meter, commit };
    };
    expect(await deliver(message, { meterOf })).toBe("done");
    expect(refused).toMatchObject({ code: "analysis_complete" });
    await expect(cancel(message)).rejects.toMatchObject({ code: "analysis_complete" });
    const { usage } = await analysisOf(message);
    expect(await spentBy(message.userId)).toEqual({ analyses: 1, tokens: usage, openRuns: 0 });
    expect(await cancel({ ...message, userId: "user_somebody_else" })).toBeNull();
    expect((await rowOf(message)).status).toBe("done");
  });
});

test("The page cancels by the upload's id, before there is a document and after, as often as it likes; nobody cancels another person's", async () => {
  const person = await personWithPlan("Free");
  const cancel = async (id: string, who: TestPerson = person) => {
    const answer = await post(who, `/api/document/${id}/cancel`);
    return answer.status === 204 ? 204 : ((await answer.json()) as { code: string }).code;
  };
  const { queue, sent } = documentQueue();
  const deps: ProcessDeps = {
    ...depsOf(person.userId),
    queue,
    requireAnalyses: async () => {},
    noteUploaded: () => {},
  };
  const handedIn = async () => {
    const uploadId = await uploaded(person, await csvFile(50));
    const request = { userId: person.userId, uploadId, isRetry: false, checksums: null };
    return { uploadId, process: () => processUpload(deps, request) };
  };
  const early = await handedIn();
  expect(await cancel(early.uploadId, await personWithPlan("Free"))).toBe(204);
  expect(await keysOf(person.userId)).toHaveLength(1);
  expect(await cancel(early.uploadId)).toBe(204);
  await expect(early.process()).rejects.toMatchObject({ code: "upload_not_found" });

  const late = await handedIn();
  const { id } = await late.process();
  expect(await cancel(id, await personWithPlan("Free"))).toBe(204);
  expect(await documentsOf(late.uploadId)).toHaveLength(1);
  expect([await cancel(late.uploadId), await cancel(late.uploadId), await cancel(id)]).toEqual([
    204, 204, 204,
  ]);
  expect([await documentsOf(late.uploadId), await keysOf(person.userId)]).toEqual([[], []]);
  expect(await deliver(sent[0])).toBe("done");

  const listed = await handedIn();
  const { id: listedId } = await listed.process();
  expect((await ask(person, `/api/document/${listedId}`, { method: "DELETE" })).status).toBe(204);
  expect(await documentsOf(listed.uploadId)).toEqual([]);

  const seen = await handedIn();
  const done = await seen.process();
  await database.update(documents).set({ status: "done", finishedAt: 1 }).where(eq(documents.id, done.id));
  expect(await cancel(seen.uploadId)).toBe("analysis_complete");
  expect((await ask(person, `/api/document/${done.id}/cancel`)).status).toBe(405);
});

import { env, listDurableObjectIds, runInDurableObject } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { deletionJobs } from "#app/base/data/schema.ts";
import { readEnv } from "#app/base/runtime/env.server.ts";
import { startDeletion } from "#app/core/maintenance/deletion.server.ts";
import { openRecord } from "#app/core/record/record-client.server.ts";
import { openSealedBucket } from "#app/core/sealing/sealed-bucket.server.ts";
import { keyDepsOf } from "#app/core/sealing/text-seal.server.ts";
import { documentBucketOf } from "#app/rooms/documents/store/document-bucket.server.ts";
import { initUpload } from "#app/rooms/documents/upload/init-upload.server.ts";
import { storeChunk } from "#app/rooms/documents/upload/store-chunk.server.ts";
import { openSearches } from "#app/rooms/research/searches.server.ts";
import { dueForSealing } from "#app/rooms/settings/seal-account.server.ts";
import { database, everywhereD1 } from "../databases.ts";
import { LETTER, seedDocument, seedQuestion } from "../documents/seeded-document.ts";
import { databases, deliverMessage, memoryQueue } from "../maintenance/maintenance-parts.ts";
import { ask, personWithPlan, type TestPerson } from "../signed-in.ts";

const PLANTED = ["Quetzalcoatlus", "Zyzzyva", "Ypsiloid", "Xanthoma77", "Vexillology", "Umbraculum"] as const;
const [TYPED, NOTED, SEARCHED, NAMED, WRITTEN, ASKED] = PLANTED;

/** A person with data of every kind, each with a unique word. */
async function planted(): Promise<TestPerson> {
  const person = await personWithPlan("Premium");
  const { userId, sessionId } = person;
  const record = openRecord(env.PERSON_RECORD, userId);
  await record.saveWork({ tool: "sbar", text: TYPED, revision: 0, saveId: "", sessionId });
  await record.keepNote({ id: "note-0001", body: { kind: "sbar", title: NOTED, text: NOTED }, sessionId });
  const long = { kind: "sbar", text: `${NOTED} `.repeat(8_000) };
  await record.keepNote({ id: "note-0002", body: long, sessionId });
  const search = openSearches({ record, now: Date.now });
  await search.keep(SEARCHED, { answer: { result: SEARCHED, citations: [], answer: null }, at: Date.now() });
  const bucket = documentBucketOf(readEnv(env));
  const deps = { bucket, database, now: Date.now };
  const bytes = new TextEncoder().encode(`word,value\n${WRITTEN},1\n`);
  const file = { fileName: `${NAMED}.csv`, fileType: "text/csv", fileSize: bytes.length, totalChunks: 1 };
  const { uploadId } = await initUpload(deps, userId, file);
  await storeChunk(deps, { userId, uploadId, index: 0, bytes, checksum: null });
  await seedFromBefore(person);
  expect(await dueForSealing(database)).toContain(userId);
  for (let time = 0; time < 2; time++)
    expect(await deliverMessage({ type: "seal-person", userId, at: Date.now() })).toBe("done");
  expect(await dueForSealing(database)).not.toContain(userId);
  return person;
}

/** A document and a question as stored before documents were sealed. */
async function seedFromBefore(person: TestPerson) {
  const text = JSON.parse(
    JSON.stringify(LETTER).replace(/"text":"[^"]*"/, `"text":"${WRITTEN}"`),
  ) as typeof LETTER;
  const id = await seedDocument(person, { fileName: `${NAMED}.pdf`, summary: `About ${WRITTEN}.`, text });
  await seedQuestion(person, id, `Is there ${ASKED}?`, Date.now());
  const detail = await (await ask(person, `/api/document/${id}`)).text();
  expect(detail).toContain(ASKED);
}

/** What is stored under a name, as text: as it is, and decompressed where it can be. */
type Stored = { name: string; texts: string[] };

const records = async () => (await listDurableObjectIds(env.PERSON_RECORD)).map(String);

/**
 * Every byte stored anywhere: rows, objects, the storage of every Durable Object.
 * @param before the records of earlier tests, thousands of them by now, empty
 */
async function everything(before: ReadonlySet<string>): Promise<Stored[]> {
  const copy: Promise<Stored>[] = [];
  const add = (name: string, value: unknown) => {
    if (value instanceof ArrayBuffer) copy.push(stored(name, new Uint8Array(value.slice(0))));
    else if (Array.isArray(value)) copy.push(stored(name, Uint8Array.from(value as number[])));
    else copy.push(Promise.resolve({ name, texts: [String(value)] }));
  };
  const tables = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB '_cf*'";
  for (const { name } of (await everywhereD1.prepare(tables).all<{ name: string }>()).results)
    for (const row of (await everywhereD1.prepare(`SELECT * FROM "${name}"`).all()).results)
      for (const [column, value] of Object.entries(row)) add(`D1 ${name}.${column}`, value);
  for (const [binding, bucket] of [
    ["DOCUMENTS", env.DOCUMENTS],
    ["PERSON_RECORDS", env.PERSON_RECORDS],
    ["PERSON_KEYS", env.PERSON_KEYS],
  ] as const)
    for (const { key } of (await bucket.list()).objects) {
      add(`${binding} name`, key);
      add(`${binding} ${key}`, await (await bucket.get(key))?.arrayBuffer());
    }
  for (const id of (await records()).filter((one) => !before.has(one)))
    await runInDurableObject(env.PERSON_RECORD.get(env.PERSON_RECORD.idFromString(id)), (_, { storage }) => {
      const names = storage.sql.exec<{ name: string }>(tables).toArray();
      for (const { name } of names)
        for (const row of storage.sql.exec(`SELECT * FROM "${name}"`).toArray())
          for (const [column, value] of Object.entries(row)) add(`record ${name}.${column}`, value);
    });
  return await Promise.all(copy);
}

async function stored(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Stored> {
  const texts = [bytes, ...(await inflated(bytes))].map((one) => new TextDecoder("latin1").decode(one));
  return { name, texts };
}

/** Where a word occurs: as it is, in base64 at any of its three offsets, or inside a decompressed stream. */
function placesOf(word: string, copy: Stored[]): string[] {
  const phases = ["", "a", "aa"].map((before) => {
    const text = btoa(before + word);
    return text.slice(before === "" ? 0 : 4, -4);
  });
  const isIn = (text: string) => [word, ...phases].some((form) => text.includes(form));
  return copy.filter(({ texts }) => texts.some(isIn)).map(({ name }) => name);
}

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array[]> {
  const tries = (["gzip", "deflate", "deflate-raw"] as const).map(async (format) => {
    try {
      const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format));
      return [new Uint8Array(await new Response(stream).arrayBuffer())];
    } catch {
      return [];
    }
  });
  return (await Promise.all(tries)).flat();
}

test("No planted word stands anywhere in what is stored: plain, in base64 or compressed", async () => {
  const before = new Set(await records());
  const person = await planted();
  const copy = await everything(before);
  expect(copy.length).toBeGreaterThan(40);
  for (const word of PLANTED) expect(placesOf(word, copy), word).toEqual([]);
  // The search itself would find them.
  const bytes = new TextEncoder().encode(`..${btoa(`xy${NOTED}z`)}..`);
  expect(placesOf(NOTED, [await stored("here", bytes)])).toEqual(["here"]);
  const pressed = new Blob([TYPED]).stream().pipeThrough(new CompressionStream("gzip"));
  const gzip = new Uint8Array(await new Response(pressed).arrayBuffer());
  expect(placesOf(TYPED, [await stored("there", gzip)])).toEqual(["there"]);
  expect(person.userId).toBeTruthy();
});

test("With the key deleted nothing of an earlier copy of the record opens, with every secret of the Worker", async () => {
  const person = await planted();
  const { userId } = person;
  const rows = await copyOfRecord(person);
  expect(rows.items.length + rows.notes.length + rows.work.length).toBeGreaterThanOrEqual(5);
  const documents = await env.DOCUMENTS.list({ prefix: `people/${userId}/` });
  const objects = await Promise.all(
    documents.objects.map(async ({ key }) => ({
      key,
      bytes: await (await env.DOCUMENTS.get(key))!.arrayBuffer(),
    })),
  );
  await startDeletion(
    { ...databases, env, queue: memoryQueue().queue, log: () => {}, now: Date.now },
    userId,
    "request",
  );
  await deliverMessage({ type: "erase-person", userId, at: Date.now() }, { queue: memoryQueue().queue });
  expect(await env.PERSON_KEYS.head(`keys/${userId}`)).toBeNull();
  expect((await copyOfRecord(person)).notes).toEqual([]);

  // An earlier copy is restored, whose database knows no deletion.
  await pasteRecord(person, rows);
  await database.delete(deletionJobs).where(eq(deletionJobs.userId, userId));
  for (const { key, bytes } of objects)
    await env.DOCUMENTS.put(key, bytes, { customMetadata: { sealed: "1" } });
  const record = openRecord(env.PERSON_RECORD, userId);
  const { notes } = await record.findNotes({});
  expect(notes.map(({ title }) => title)).toEqual(notes.map(() => ""));
  for (const { id } of notes) expect(await record.openNote({ id })).toBeNull();
  expect((await record.openWork({ tool: "sbar", sessionId: "s" })).text).toBeNull();
  expect(await record.listItems({ kinds: ["research-search", "research-answer"] })).toEqual([]);
  const bucket = openSealedBucket(env.DOCUMENTS, keyDepsOf(readEnv(env)));
  for (const { key } of objects)
    await expect((await bucket.get(key))?.text()).rejects.toThrow("does not open");
  expect(objects.length).toBeGreaterThan(0);
});

type RecordRows = Record<"work" | "notes" | "note_versions" | "items", Record<string, SqlStorageValue>[]>;
const TABLES = ["work", "notes", "note_versions", "items"] as const;

function copyOfRecord({ userId }: TestPerson): Promise<RecordRows> {
  return runInDurableObject(env.PERSON_RECORD.getByName(userId), async (record, { storage }) => {
    await record.sweep(); // creates the tables that an erased record lacks
    const rows = TABLES.map((table) => [table, storage.sql.exec(`SELECT * FROM ${table}`).toArray()]);
    return Object.fromEntries(rows) as RecordRows;
  });
}

const pasteRecord = ({ userId }: TestPerson, rows: RecordRows) =>
  runInDurableObject(env.PERSON_RECORD.getByName(userId), (_, { storage }) => {
    for (const table of TABLES)
      for (const row of rows[table]) {
        const names = Object.keys(row);
        const marks = names.map(() => "?").join();
        storage.sql.exec(
          `INSERT INTO ${table} (${names.join()}) VALUES (${marks})`,
          ...(Object.values(row) as SqlStorageValue[]),
        );
      }
  });

test("What was sealed later reads as before, and each document can be deleted by its owner alone", async () => {
  const [person, other] = [await planted(), await personWithPlan()];
  const history = async () =>
    (await (await ask(person, "/api/document-search-history")).json()) as {
      queries: { id: string; filename: string; summary: string }[];
    };
  const [item] = (await history()).queries;
  expect(item).toMatchObject({ filename: `${NAMED}.pdf`, summary: `About ${WRITTEN}.` });
  const path = `/api/document/${item?.id}`;
  const detail = (await (await ask(person, path)).json()) as { recent_queries: { query: string }[] };
  expect(detail.recent_queries[0]?.query).toBe(`Is there ${ASKED}?`);
  expect(JSON.stringify(detail)).toContain("SpO2");
  expect((await ask(other, path, { method: "DELETE" })).status).toBe(404);
  expect((await ask(person, path, { method: "DELETE" })).status).toBe(204);
  expect((await ask(person, path)).status).toBe(404);
  const { objects } = await env.DOCUMENTS.list({ prefix: `people/${person.userId}/documents/` });
  expect(objects).toEqual([]);
});

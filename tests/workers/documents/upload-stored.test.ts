import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { uploadChunks } from "#app/base/data/schema.ts";
import { sha256Hex } from "#app/base/runtime/sha256.ts";
import { chunkKey } from "#app/rooms/documents/store/document-keys.ts";
import { openUpload, UploadDamaged } from "#app/rooms/documents/store/stored-upload.server.ts";
import { database } from "../databases.ts";
import { personWithPlan } from "../signed-in.ts";
import { begun, bucket, csvFile, sendChunks, uploaded } from "./upload-calls.ts";

const CHUNK = 512 * 1024;

async function storedFile(bytes: number) {
  const { userId, ...person } = await personWithPlan("Premium");
  const file = await csvFile(bytes);
  const uploadId = await uploaded({ userId, ...person }, file);
  return { userId, uploadId, file };
}

/** The bucket, noting which chunks were fetched. */
function watchedBucket() {
  const fetched: string[] = [];
  const watched = new Proxy(bucket, {
    get: (target, name) =>
      name === "get"
        ? (key: string) => {
            fetched.push(key.split("/").at(-1) ?? "");
            return target.get(key);
          }
        : (Reflect.get(target, name) as () => unknown).bind(target),
  });
  return { fetched, watched };
}

/** Long arrays are compared by checksum. */
const sha256HexStream = async (stream: ReadableStream<Uint8Array> | undefined) =>
  sha256Hex(await new Response(stream).arrayBuffer());

test("A stored upload is read with its name, type and size, from its first byte to its last", async () => {
  const { userId, uploadId, file } = await storedFile(2 * CHUNK + 3);
  const stored = await openUpload(bucket, database, { userId, uploadId });
  expect(stored).toMatchObject({ fileName: file.fileName, claimedType: "", fileSize: file.fileSize });
  expect(await sha256HexStream(stored?.stream)).toBe(await sha256Hex(file.content));
});

test("A chunk is fetched when it is asked for and not before, so that never more than one lies in memory", async () => {
  const { userId, uploadId } = await storedFile(6 * CHUNK);
  const { fetched, watched } = watchedBucket();
  const stored = await openUpload(watched, database, { userId, uploadId });
  const reader = stored?.stream.getReader();
  expect(fetched).toEqual([]);
  for (let index = 0; index < 6; index++) {
    const { value } = (await reader?.read()) ?? {};
    expect(value?.length).toBe(CHUNK);
    await scheduler.wait(20);
    expect(fetched).toHaveLength(index + 1);
  }
  expect(await reader?.read()).toMatchObject({ done: true });
  expect(fetched).toEqual(["0", "1", "2", "3", "4", "5"]);
});

test("A reader who stops early fetches nothing more", async () => {
  const { userId, uploadId } = await storedFile(3 * CHUNK);
  const { fetched, watched } = watchedBucket();
  const stored = await openUpload(watched, database, { userId, uploadId });
  const reader = stored!.stream.getReader();
  await reader.read();
  await reader.cancel();
  expect(await reader.read()).toMatchObject({ done: true });
  expect(fetched).toEqual(["0"]);
});

test("A chunk that is gone, has another size or other bytes of the same size stops the reading with UploadDamaged, after the good ones", async () => {
  const changes: ((key: string) => Promise<unknown>)[] = [
    (key) => bucket.delete(key),
    (key) => bucket.put(key, new Uint8Array(5)),
    (key) => bucket.put(key, new Uint8Array(CHUNK)),
  ];
  for (const change of changes) {
    const { userId, uploadId } = await storedFile(2 * CHUNK);
    await change(chunkKey(userId, uploadId, 1));
    const stored = await openUpload(bucket, database, { userId, uploadId });
    const reader = stored!.stream.getReader();
    expect((await reader.read()).value?.length).toBe(CHUNK);
    await expect(reader.read()).rejects.toThrow(UploadDamaged);
  }
});

test("An upload that is not whole is damaged before anything is read", async () => {
  const person = await personWithPlan();
  const file = await csvFile(3 * CHUNK);
  const { uploadId } = await begun(person, file);
  await sendChunks(person, uploadId, file, [0, 2]);
  const opened = openUpload(bucket, database, { userId: person.userId, uploadId });
  await expect(opened).rejects.toThrow(UploadDamaged);
  await sendChunks(person, uploadId, file, [1]);
  await database
    .update(uploadChunks)
    .set({ chunkIndex: 3 })
    .where(and(eq(uploadChunks.uploadId, uploadId), eq(uploadChunks.chunkIndex, 2)));
  await expect(openUpload(bucket, database, { userId: person.userId, uploadId })).rejects.toThrow(
    UploadDamaged,
  );
});

test("Chunks 10 and above come after chunk 9", async () => {
  const { userId, uploadId, file } = await storedFile(11 * CHUNK + 1);
  const stored = await openUpload(bucket, database, { userId, uploadId });
  expect(await sha256HexStream(stored?.stream)).toBe(await sha256Hex(file.content));
});

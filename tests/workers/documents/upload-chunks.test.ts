import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { uploads } from "#app/base/data/schema.ts";
import { sha256Hex } from "#app/base/runtime/sha256.ts";
import type { UploadDeps } from "#app/rooms/documents/store/find-upload.server.ts";
import { openUpload } from "#app/rooms/documents/store/stored-upload.server.ts";
import { storeChunk } from "#app/rooms/documents/upload/store-chunk.server.ts";
import { database, databaseOf } from "../databases.ts";
import { visit } from "../pages/public-pages-help.ts";
import { watchConsole } from "../sbar/note-calls.ts";
import { cookiesOf, ORIGIN, personWithPlan, post } from "../signed-in.ts";
import {
  begun,
  bucket,
  chunkRows,
  csvFile,
  depsOf,
  fileOf,
  keysOf,
  postCancel,
  postChunk,
  postInit,
  sendChunks,
  touch,
  uploaded,
  uploadRow,
} from "./upload-calls.ts";

const CHUNK = 512 * 1024;
const text = (words: string) => new TextEncoder().encode(words);

/** The bytes of a stored upload, read like the consumer does. */
async function readBack(userId: string, uploadId: string): Promise<Uint8Array<ArrayBuffer>> {
  const stored = await openUpload(bucket, database, { userId, uploadId });
  return new Uint8Array(await new Response(stored?.stream).arrayBuffer());
}

/** Long arrays are compared by checksum. */
const expectSame = async (read: Uint8Array<ArrayBuffer>, content: Uint8Array<ArrayBuffer>) =>
  expect(await sha256Hex(read)).toBe(await sha256Hex(content));

const failure = async (answer: Response) => {
  const { code } = (await answer.json()) as { code: string };
  return [answer.status, code];
};

test("Chunks come in any order, each as a form of uploadId, chunkIndex and file, and the file is read back byte for byte [API-24] [OPEN-45]", async () => {
  const person = await personWithPlan();
  const file = await csvFile(3 * CHUNK + 17);
  const { uploadId } = await begun(person, file);
  expect(await sendChunks(person, uploadId, file, [3, 1, 0, 2])).toEqual([204, 204, 204, 204]);
  await expectSame(await readBack(person.userId, uploadId), file.content);
  expect((await chunkRows(uploadId)).map(({ size }) => size).sort()).toEqual([17, CHUNK, CHUNK, CHUNK]);
  expect(await keysOf(person.userId)).toEqual(
    [0, 1, 2, 3].map((index) => `people/${person.userId}/uploads/${uploadId}/${index}`),
  );
});

test("A stored chunk is answered with an empty 204 [OPEN-45] [API-24]", async () => {
  const person = await personWithPlan();
  const file = await csvFile(10);
  const { uploadId } = await begun(person, file);
  const answer = await postChunk(person, { uploadId, index: 0, bytes: file.chunks[0]! });
  expect([answer.status, await answer.text()]).toEqual([204, ""]);
});

test("A chunk whose sender goes away in the middle is no failure of ours: it is logged quietly, leaves nothing, and may be sent again", async () => {
  const person = await personWithPlan();
  const file = await csvFile(CHUNK + 3);
  const { uploadId } = await begun(person, file);
  const log = watchConsole();
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(text("--part\r\nContent-Disposition: form-data")),
    pull: (controller) => controller.error(new Error("Network connection lost.")),
  });
  const headers = {
    Cookie: await cookiesOf(person),
    Origin: ORIGIN,
    "Content-Type": "multipart/form-data; boundary=part",
  };
  const answer = await visit("/api/upload/chunk", { method: "POST", body, headers });
  expect(await failure(answer)).toEqual([408, "cancelled"]);
  expect(log.text()).toContain('"event":"api.failed"');
  expect(log.text()).not.toMatch(/"level":"(error|warn)"|unexpected/);
  expect([await chunkRows(uploadId), await keysOf(person.userId)]).toEqual([[], []]);
  expect(await sendChunks(person, uploadId, file)).toEqual([204, 204]);
});

test("A chunk that comes again changes nothing, and one with other bytes takes its place, also after several at once", async () => {
  const person = await personWithPlan();
  const file = await csvFile(CHUNK + 3);
  const { uploadId } = await begun(person, file);
  expect(await sendChunks(person, uploadId, file, [0, 1, 0, 0])).toEqual([204, 204, 204, 204]);
  await expectSame(await readBack(person.userId, uploadId), file.content);
  const versions = [text("abc"), text("def"), text("ghi")];
  await Promise.all(versions.map((bytes) => postChunk(person, { uploadId, index: 1, bytes })));
  await postChunk(person, { uploadId, index: 1, bytes: text("end") });
  expect(await chunkRows(uploadId)).toHaveLength(2);
  expect(new TextDecoder().decode((await readBack(person.userId, uploadId)).slice(-3))).toBe("end");
});

test("A chunk whose checksum is not that of its bytes is refused with 422 and not stored; the right one is [API-24]", async () => {
  const person = await personWithPlan();
  const file = await csvFile(100);
  const { uploadId } = await begun(person, file);
  const bytes = file.chunks[0]!.slice();
  bytes[50]! ^= 1;
  const checksum = file.checksums[0]!;
  const damaged = await postChunk(person, { uploadId, index: 0, bytes, checksum });
  expect([damaged.status, await damaged.json()]).toEqual([
    422,
    { error: "This part of the file arrived damaged.", code: "chunk_corrupted" },
  ]);
  expect([await chunkRows(uploadId), await keysOf(person.userId)]).toEqual([[], []]);
  const whole = await postChunk(person, {
    uploadId,
    index: 0,
    bytes: file.chunks[0]!,
    checksum: checksum.toUpperCase(),
  });
  expect(whole.status).toBe(204);
  expect(await chunkRows(uploadId)).toMatchObject([{ checksum, size: 100, chunkIndex: 0 }]);
});

test("A chunk of the wrong size or with an index that the file does not have is refused, and nothing is stored [API-24]", async () => {
  const person = await personWithPlan();
  const file = await csvFile(CHUNK + 10);
  const { uploadId } = await begun(person, file);
  const [first, last] = [file.chunks[0]!, file.chunks[1]!];
  for (const [index, bytes] of [
    [0, last],
    [0, first.slice(1)],
    [1, first],
    [1, last.slice(1)],
    [2, last],
    [2, new Uint8Array()],
    [999_999, last],
  ] as const)
    expect([index, await failure(await postChunk(person, { uploadId, index, bytes }))]).toEqual([
      index,
      [400, "chunk_invalid"],
    ]);
  for (const index of ["-1", "1.5", "x", "", "1e3"])
    expect([index, await failure(await postChunk(person, { uploadId, index, bytes: last }))]).toEqual([
      index,
      [400, "invalid_request"],
    ]);
  expect([await chunkRows(uploadId), await keysOf(person.userId)]).toEqual([[], []]);
});

test("A body larger than a chunk is refused with 413, whatever length is claimed, and so is a form that is none with 400 [DOC-25]", async () => {
  const person = await personWithPlan();
  const file = await csvFile(CHUNK);
  const { uploadId } = await begun(person, file);
  const bytes = new Uint8Array(CHUNK + 17 * 1024);
  const refused = await postChunk(person, { uploadId, index: 0, bytes });
  expect([refused.status, await refused.json()]).toMatchObject([
    413,
    {
      code: "file_too_large",
      error: "File is too large. Please try using the new chunked upload feature.",
    },
  ]);
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)),
  });
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  const flood = await post(person, "/api/upload/chunk", endless, { headers });
  expect(await failure(flood)).toEqual([413, "file_too_large"]);
  for (const body of ["", "--x\r\n", '{"uploadId":"a"}'])
    expect(await failure(await post(person, "/api/upload/chunk", body, { headers }))).toEqual([
      400,
      "invalid_request",
    ]);
  const form = new FormData();
  for (const [name, value] of Object.entries({ uploadId, chunkIndex: "0", file: "no file" }))
    form.append(name, value);
  const asText = await post(person, "/api/upload/chunk", form);
  expect(await failure(asText)).toEqual([400, "invalid_request"]);
  expect(await keysOf(person.userId)).toEqual([]);
});

test("Another person's upload and one that nobody knows are 404 on every path, and nothing of it changes", async () => {
  const [owner, thief] = [await personWithPlan(), await personWithPlan()];
  const file = await csvFile(CHUNK + 10);
  const uploadId = await uploaded(owner, file);
  const before = [await uploadRow(uploadId), await chunkRows(uploadId), await keysOf(owner.userId)];
  for (const id of [uploadId, "00000000-0000-0000-0000-000000000000"]) {
    const calls = [
      await postChunk(thief, { uploadId: id, index: 1, bytes: text("0123456789") }),
      await post(thief, "/api/upload/process", { uploadId: id }),
      await post(thief, "/api/upload/process", { uploadId: id, retry: true }),
      await postCancel(thief, id),
    ];
    for (const answer of calls)
      expect([answer.status, await answer.json()]).toEqual([
        404,
        {
          error: "This upload does not exist or has expired. Please start over.",
          code: "upload_not_found",
        },
      ]);
  }
  expect([await uploadRow(uploadId), await chunkRows(uploadId), await keysOf(owner.userId)]).toEqual(before);
  expect(await keysOf(thief.userId)).toEqual([]);
  expect(await openUpload(bucket, database, { userId: thief.userId, uploadId })).toBeNull();
});

test("A picture, plain text or a PDF under a wrong name is refused at the first chunk with the parser's words, and the upload is gone", async () => {
  const person = await personWithPlan("Premium");
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const asWord = "Open it in Word or LibreOffice, save it as .docx and upload that.";
  const wrong: [string, Uint8Array<ArrayBuffer>, string, string, string][] = [
    ["scan.pdf", png, "a PDF file", "a picture", "Open it, print or save it as a PDF and upload that."],
    [
      "export.xls",
      text("<?xml version='1.0'?><a/>"),
      "an old Excel file (.xls)",
      "an XML file",
      "Export it again as a PDF, .xlsx or CSV file and upload that.",
    ],
    [
      "labs.csv",
      text("%PDF-1.7\n"),
      "a CSV file",
      "a PDF file",
      "Give it a name that ends in .pdf and upload it again.",
    ],
    ["letter.docx", text("Dear colleague"), "a Word file (.docx)", "plain text", asWord],
    ["letter.docx", text("{\\rtf1 Dear}"), "a Word file (.docx)", "a rich text file (.rtf)", asWord],
  ];
  for (const [name, content, claimed, found, advice] of wrong) {
    const file = await fileOf(name, content);
    const { uploadId } = await begun(person, file);
    const answer = await postChunk(person, { uploadId, index: 0, bytes: content });
    expect([answer.status, await answer.json()]).toEqual([
      422,
      {
        error: `This file has the name of ${claimed}, but its content is ${found}. ${advice}`,
        code: "document_failed",
        reason: "wrong-type",
      },
    ]);
    expect(await failure(await postChunk(person, { uploadId, index: 0, bytes: content }))).toEqual([
      404,
      "upload_not_found",
    ]);
  }
  expect(await keysOf(person.userId)).toEqual([]);
});

test("An old workbook of more than 4 MB is refused at the first chunk; text under its name is taken [OPEN-66]", async () => {
  const person = await personWithPlan("Premium");
  const first = async (beginning: number[]) => {
    const content = new Uint8Array(4 * 1024 * 1024 + 1).fill(0x61);
    content.set(beginning);
    const file = await fileOf("labs.xls", content);
    const { uploadId } = await begun(person, file);
    const answer = await postChunk(person, { uploadId, index: 0, bytes: content.slice(0, CHUNK) });
    await postCancel(person, uploadId);
    return answer;
  };
  for (const workbook of [
    [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
    [0x09, 0x04, 0x06, 0x00],
  ])
    expect(await (await first(workbook)).json()).toMatchObject({
      error: expect.stringContaining("the old Excel file (.xls) is larger than 4 MB"),
      reason: "too-large",
    });
  expect((await first([...text("case,drug\n1,Heparin\n")])).status).toBe(204);
});

test("Content of no known kind is refused as damaged; what may be the right kind is taken [DOC-03]", async () => {
  const person = await personWithPlan("Premium");
  const noise = Uint8Array.from({ length: 64 }, (_, n) => n % 9);
  const zip = Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0, 0]);
  const ole2 = Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  const send = async (name: string, content: Uint8Array<ArrayBuffer>) => {
    const { uploadId } = await begun(person, await fileOf(name, content));
    const answer = await postChunk(person, { uploadId, index: 0, bytes: content });
    await postCancel(person, uploadId);
    return answer;
  };
  expect(await (await send("a.pdf", noise)).json()).toMatchObject({
    error:
      "This file is damaged or incomplete and cannot be read. Save or export it again and upload the new copy.",
    reason: "damaged",
  });
  for (const [name, content] of [
    ["a.pdf", text("\n\n%PDF-1.4")],
    ["a.docx", zip],
    ["a.xlsx", zip],
    ["locked.docx", ole2],
    ["a.xls", ole2],
    ["a.csv", text("a;b\n")],
    ["a.csv", text("<html><table>")],
    ["a.xls", text("<html><table>")],
    ["a.xlsx", text("a\tb\n1\t2\n")],
    ["a.csv", Uint8Array.from([0xff, 0xfe, 0x61, 0, 0x3b, 0])],
  ] as const)
    expect([name, (await send(name, content)).status]).toEqual([name, 204]);
});

test("A cancelled upload loses its chunks at once, takes none afterwards, and cancelling again is fine", async () => {
  const person = await personWithPlan();
  const file = await csvFile(2 * CHUNK);
  const uploadId = await uploaded(person, file);
  expect(await keysOf(person.userId)).toHaveLength(2);
  const answers = [await postCancel(person, uploadId), await postCancel(person, uploadId)];
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  expect([await keysOf(person.userId), await chunkRows(uploadId)]).toEqual([[], []]);
  expect(await uploadRow(uploadId)).toMatchObject({ fileName: "", claimedType: "", totalChunks: 0 });
  expect(await sendChunks(person, uploadId, file)).toEqual([404, 404]);
  expect(await keysOf(person.userId)).toEqual([]);
  expect((await begun(person, file)).uploadId).not.toBe(uploadId);
});

test("A chunk that is on its way while the upload is cancelled or erased leaves nothing behind", async () => {
  const person = await personWithPlan("Premium");
  const ends: ((uploadId: string) => Promise<unknown>)[] = [
    (uploadId) => postCancel(person, uploadId),
    (uploadId) => database.delete(uploads).where(eq(uploads.id, uploadId)),
  ];
  for (const end of ends) {
    const file = await csvFile(10);
    const { uploadId } = await begun(person, file);
    const put = async (...given: Parameters<UploadDeps["bucket"]["put"]>) => {
      await end(uploadId);
      return await bucket.put(...given);
    };
    const late: UploadDeps = {
      ...depsOf(person.userId),
      bucket: { ...bucket, put },
    };
    const chunk = { userId: person.userId, uploadId, index: 0, bytes: file.chunks[0]!, checksum: null };
    await expect(storeChunk(late, chunk)).rejects.toMatchObject({ code: "upload_not_found" });
    expect([await keysOf(person.userId), await chunkRows(uploadId)]).toEqual([[], []]);
  }
});

test("A bucket or database that fails in the middle loses no chunk that was answered with 204: the same chunk sent again is whole", async () => {
  const person = await personWithPlan();
  const file = await csvFile(10);
  const { uploadId } = await begun(person, file);
  const chunk = {
    userId: person.userId,
    uploadId,
    index: 0,
    bytes: file.chunks[0]!,
    checksum: file.checksums[0]!,
  };
  const away = () => Promise.reject(new Error("R2 is away."));
  await expect(
    storeChunk({ ...depsOf(person.userId), bucket: { ...bucket, put: away } }, chunk),
  ).rejects.toThrow("R2 is away.");
  expect(await chunkRows(uploadId)).toEqual([]);
  let calls = 0;
  const failsOnWriting = new Proxy(databaseOf(person.userId), {
    get: (target, name) => {
      if (name === "batch" && ++calls === 2) throw new Error("D1 is away.");
      return Reflect.get(target, name) as unknown;
    },
  });
  await expect(storeChunk({ ...depsOf(person.userId), database: failsOnWriting }, chunk)).rejects.toThrow(
    "D1 is away.",
  );
  expect(await chunkRows(uploadId)).toEqual([]);
  await storeChunk(depsOf(person.userId), chunk);
  await expectSame(await readBack(person.userId, uploadId), file.content);
});

test("The bucket compares the bytes with their checksum as well", async () => {
  const wrong = await sha256Hex(text("other"));
  await expect(bucket.put("people/x/uploads/y/0", text("bytes"), { sha256: wrong })).rejects.toThrow();
});

test("Every chunk that arrives keeps the upload alive for another day", async () => {
  const person = await personWithPlan();
  const file = await csvFile(CHUNK + 1);
  const { uploadId } = await begun(person, file);
  const old = Date.now() - 23 * 60 * 60_000;
  await touch(person.userId, uploadId, old);
  await sendChunks(person, uploadId, file, [1]);
  expect((await uploadRow(uploadId))?.touchedAt).toBeGreaterThan(old + 22 * 60 * 60_000);
  await touch(person.userId, uploadId, old);
  await postInit(person, file);
  expect((await uploadRow(uploadId))?.touchedAt).toBeGreaterThan(old + 22 * 60 * 60_000);
});

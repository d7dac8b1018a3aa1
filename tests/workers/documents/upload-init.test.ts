import { env } from "cloudflare:test";
import { exports } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { uploads } from "#app/base/data/schema.ts";
import { readEnv } from "#app/base/runtime/env.server.ts";
import { documentBucketOf } from "#app/rooms/documents/store/document-bucket.server.ts";
import { withFileName } from "#app/rooms/documents/store/sealed-rows.server.ts";
import { initUpload } from "#app/rooms/documents/upload/init-upload.server.ts";
import { database } from "../databases.ts";
import { meterFor, spendAnalyses } from "../meter/usage-person.ts";
import { ask, ORIGIN, personWithPlan, type TestPerson } from "../signed-in.ts";
import { seedDocument } from "./seeded-document.ts";
import {
  begun,
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
  uploadRow,
} from "./upload-calls.ts";

const MINUTE = 60_000;
const HALF_MEBIBYTE = 524_288;

const nameOnly = (fileName: string, fileSize = 10) => ({
  fileName,
  fileSize,
  totalChunks: Math.ceil(fileSize / HALF_MEBIBYTE),
});

const uploadsOf = ({ userId }: TestPerson) =>
  database.select().from(uploads).where(eq(uploads.userId, userId));

/** A person on Free who has used the month's one analysis. */
async function withoutAnalyses() {
  const person = await personWithPlan("Free");
  await spendAnalyses(person.userId);
  return person;
}

test("A file's name is kept without what turns its direction or cannot be seen [API-23]", async () => {
  const person = await personWithPlan();
  const answer = await postInit(person, await fileOf("\u202Elabs\u0000\n1\u2066.csv", new Uint8Array([97])));
  const { uploadId }: { uploadId: string } = await answer.json();
  const row = await uploadRow(uploadId);
  if (!row) throw new Error("No upload was stored.");
  expect((await withFileName(documentBucketOf(readEnv(env)), row)).fileName).toBe("labs 1 .csv");
  const unnamed = await postInit(person, await fileOf("\u202E", new Uint8Array([97])));
  expect(unnamed.status).toBe(400);
});

test("Whoever announces a file of a name that was analyzed before is told of the newest such analysis, of nobody else's and of no archived one", async () => {
  const [person, other] = [await personWithPlan(), await personWithPlan()];
  const told = async (who: TestPerson) =>
    (await begun(who, await fileOf("labs.csv", new Uint8Array([97])))).namesake;
  for (const [fileName, more] of [
    ["labs.csv", { createdAt: 1 }],
    ["labs.csv", { createdAt: 4, status: "failed" }],
    ["labs.csv", { createdAt: 5, archivedAt: 6 }],
    ["others.csv", { createdAt: 7 }],
  ] as const)
    await seedDocument(person, { fileName, ...more });
  const newest = await seedDocument(person, { fileName: "labs.csv", createdAt: 3 });
  expect(await told(person)).toEqual({ id: newest, at: 3 });
  expect(await told(other)).toBeNull();
});

test("A file is announced with its name, size and number of chunks, and gets an uploadId and the chunk size of 512 KB [API-23] [DOC-08]", async () => {
  const person = await personWithPlan();
  const file = await csvFile(2 * HALF_MEBIBYTE + 1);
  const answer = await postInit(person, file);
  expect(answer.status).toBe(200);
  const body: { uploadId: string } = await answer.json();
  expect(body).toEqual({
    uploadId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    chunkSize: 524_288,
    received: {},
    namesake: null,
  });
  const stored = await uploadRow(body.uploadId);
  expect(stored?.fileName).not.toContain(file.fileName);
  expect(stored && (await withFileName(documentBucketOf(readEnv(env)), stored))).toMatchObject({
    userId: person.userId,
    fileName: file.fileName,
    claimedType: "",
    fileSize: 1_048_577,
    totalChunks: 3,
  });
  for (const missing of ["fileName", "fileSize", "totalChunks"])
    expect([missing, (await postInit(person, nameOnly("a.csv"), { [missing]: undefined })).status]).toEqual([
      missing,
      400,
    ]);
});

test("The number of chunks is the size divided by 524,288, rounded up; any other is refused [DOC-08] [API-23]", async () => {
  const person = await personWithPlan("Premium");
  const tryInit = async (fileSize: number, totalChunks: number) => {
    const answer = await postInit(person, { fileName: "a.csv", fileSize, totalChunks });
    if (answer.status === 200)
      await postCancel(person, ((await answer.json()) as { uploadId: string }).uploadId);
    return answer.status;
  };
  for (const [size, right] of [
    [1, 1],
    [HALF_MEBIBYTE, 1],
    [HALF_MEBIBYTE + 1, 2],
    [25 * 2 * HALF_MEBIBYTE, 50],
  ] as const) {
    expect([size, await tryInit(size, right)]).toEqual([size, 200]);
    expect([size, await tryInit(size, right + 1)]).toEqual([size, 400]);
    expect([size, await tryInit(size, right - 1)]).toEqual([size, 400]);
  }
});

test("PDF, DOCX, CSV, XLSX and XLS are accepted by extension or else by type; anything else is refused with the words for it [DOC-03] [DOC-04]", async () => {
  const person = await personWithPlan("Premium");
  const accepted: [string, string][] = [
    ["a.pdf", ""],
    ["A.PDF", ""],
    ["a.docx", ""],
    ["a.csv", "application/vnd.ms-excel"],
    ["a.xlsx", ""],
    ["a.xls", ""],
    ["scan", "application/pdf"],
    ["letter", "application/vnd.openxmlformats-officedocument.wordprocessingml.document"],
    ["labs", "text/csv"],
    ["book", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
    ["old", "application/vnd.ms-excel"],
  ];
  for (const [fileName, fileType] of accepted) {
    const answer = await postInit(person, nameOnly(fileName), { fileType });
    expect([fileName, answer.status]).toEqual([fileName, 200]);
    const { uploadId }: { uploadId: string } = await answer.json();
    expect((await uploadRow(uploadId))?.claimedType).toBe(fileType);
    await postCancel(person, uploadId);
  }
  for (const [fileName, fileType] of [
    ["a.txt", "text/plain"],
    ["a.doc", "application/msword"],
    ["photo.png", "image/png"],
    ["pdf", ""],
    ["a.pdf.exe", ""],
  ] as const) {
    const answer = await postInit(person, nameOnly(fileName), { fileType });
    expect([fileName, answer.status]).toEqual([fileName, 400]);
    expect(await answer.json()).toEqual({
      error: "Please upload a PDF, DOCX, CSV, or Excel file.",
      code: "wrong_file_type",
    });
  }
});

test("25 MB are accepted and a byte more is 413 with the words for it; Excel files have a smaller limit, which the answer names [OPEN-66] [DOC-25]", async () => {
  const person = await personWithPlan("Premium");
  const MB = 1024 * 1024;
  const limits: [string, number, string][] = [
    ["a.pdf", 25 * MB, "the file is larger than 25 MB"],
    ["a.docx", 25 * MB, "the file is larger than 25 MB"],
    ["a.csv", 25 * MB, "the file is larger than 25 MB"],
    ["a.xlsx", 8 * MB, "the Excel file is larger than 8 MB"],
    ["a.xls", 25 * MB, "the file is larger than 25 MB"],
  ];
  for (const [fileName, limitBytes, limit] of limits) {
    const largest = await postInit(person, nameOnly(fileName, limitBytes));
    expect([fileName, largest.status]).toEqual([fileName, 200]);
    await postCancel(person, ((await largest.json()) as { uploadId: string }).uploadId);
    const beyond = await postInit(person, nameOnly(fileName, limitBytes + 1));
    expect([fileName, beyond.status]).toEqual([fileName, 413]);
    expect(await beyond.json()).toEqual({
      error: "File is too large. Please try using the new chunked upload feature.",
      code: "file_too_large",
      limit,
      limitBytes,
    });
  }
});

test("A file without a byte is refused, and so is a call that says nothing of the file", async () => {
  const person = await personWithPlan();
  const empty = await postInit(person, nameOnly("a.csv", 0));
  expect([empty.status, await empty.json()]).toEqual([
    400,
    { error: "This file has no content to read.", code: "empty_file" },
  ]);
  for (const wrong of [{ fileSize: -1 }, { fileSize: 1.5 }, { fileName: " " }, { totalChunks: "1" }]) {
    const answer = await postInit(person, nameOnly("a.csv"), wrong);
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: "invalid_request" }]);
  }
  expect(await uploadsOf(person)).toEqual([]);
});

test("When the month's analyses are used up nothing can be begun, and the limit is said [DOC-05] [OPEN-30]", async () => {
  const answer = await postInit(await withoutAnalyses(), nameOnly("a.csv"));
  expect([answer.status, await answer.json()]).toEqual([
    402,
    { error: "Limit of 1 analyses reached. Please upgrade.", code: "analyses_used_up" },
  ]);
});

test("After thirty documents in an hour a file is refused with the time that it takes, however often; files that become none are not counted", async () => {
  const person = await personWithPlan("Premium");
  const { meter } = meterFor(person.userId);
  const file = await csvFile(10);
  const count = async () => (await meter.countCall({ kind: "documents" })).retryAfterSeconds;
  for (let i = 0; i < 29; i++) expect(await count()).toBeNull();
  expect((await postInit(person, nameOnly("a.csv", 0))).status).toBe(400);
  for (let i = 0; i < 3; i++) await postCancel(person, (await begun(person, file)).uploadId);
  expect(await count()).toBeNull();
  for (let i = 0; i < 3; i++) {
    const refused = await postInit(person, file);
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get("Retry-After"));
    expect(seconds).toBeGreaterThan(3_500);
    expect(seconds).toBeLessThanOrEqual(3_600);
    expect(await refused.json()).toEqual({
      error: `There were too many uploads in the last hour. Please try again in ${Math.ceil(seconds / 60)} minutes.`,
      code: "too_many_documents",
    });
  }
});

test("The same file announced again goes on with the same upload and says which chunks are there, with their checksums [API-23] [DOC-08]", async () => {
  const person = await personWithPlan();
  const file = await csvFile(2 * HALF_MEBIBYTE + 5);
  const { uploadId } = await begun(person, file);
  expect(await sendChunks(person, uploadId, file, [2, 0])).toEqual([204, 204]);
  const again = await begun(person, file);
  expect(again.uploadId).toBe(uploadId);
  expect(again.received).toEqual({ 0: file.checksums[0], 2: file.checksums[2] });
  expect(await uploadsOf(person)).toHaveLength(1);
});

test("A file of another name or size, of another person, or one that was left alone for a day is another upload", async () => {
  const [person, other] = [await personWithPlan("Premium"), await personWithPlan()];
  const file = await csvFile(100);
  const { uploadId } = await begun(person, file);
  const ids = new Set([uploadId]);
  for (const [who, announced] of [
    [person, { ...file, fileName: "b.csv" }],
    [person, { ...file, fileSize: 101 }],
    [other, file],
  ] as const) {
    const answer = await postInit(who, announced);
    ids.add(((await answer.json()) as { uploadId: string }).uploadId);
  }
  expect(ids.size).toBe(4);
  await touch(person.userId, uploadId, Date.now() - 24 * 60 * MINUTE);
  ids.add((await begun(person, file)).uploadId);
  expect(ids.size).toBe(5);
  const late = await postChunk(person, { uploadId, index: 0, bytes: file.chunks[0]! });
  expect(late.status).toBe(404);
});

test("The same file announced many times at once is one upload", async () => {
  const person = await personWithPlan();
  const file = await csvFile(100);
  const answers = await Promise.all(Array.from({ length: 6 }, () => begun(person, file)));
  expect(new Set(answers.map(({ uploadId }) => uploadId)).size).toBe(1);
  expect(await uploadsOf(person)).toHaveLength(1);
});

test("More than five unfinished uploads are refused, also when they begin at once; one that was begun goes on, and a cancelled one makes room", async () => {
  const person = await personWithPlan("Premium");
  const files = await Promise.all(Array.from({ length: 8 }, () => csvFile(100)));
  const answers = await Promise.all(files.map((file) => postInit(person, file)));
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  const refused = answers.find(({ status }) => status === 429);
  expect(await refused?.json()).toEqual({
    error: "Too many uploads are in progress. Please finish or cancel one of them first.",
    code: "too_many_uploads",
  });
  const sixth = files[answers.findIndex(({ status }) => status === 429)]!;
  const first = files[answers.findIndex(({ status }) => status === 200)]!;
  const { uploadId } = await begun(person, first);
  expect((await postInit(person, sixth)).status).toBe(429);
  expect((await postCancel(person, uploadId)).status).toBe(204);
  expect((await postInit(person, sixth)).status).toBe(200);
  expect((await postInit(await personWithPlan(), first)).status).toBe(200);
});

test("Of five, the one that is idle longest, for at least a quarter of an hour, makes room for another and loses its chunks", async () => {
  const person = await personWithPlan("Premium");
  const now = Date.now();
  const files = await Promise.all(Array.from({ length: 6 }, () => csvFile(100)));
  const ids: string[] = [];
  for (const [n, file] of files.slice(0, 5).entries()) {
    const { uploadId } = await initUpload(depsOf(person.userId), person.userId, { ...file, fileType: "" });
    await sendChunks(person, uploadId, file);
    await touch(person.userId, uploadId, now - 15 * MINUTE + n + 1);
    ids.push(uploadId);
  }
  const sixth = { ...files[5]!, fileType: "" };
  await expect(
    initUpload({ ...depsOf(person.userId), now: () => now }, person.userId, sixth),
  ).rejects.toMatchObject({
    code: "too_many_uploads",
  });
  await initUpload({ ...depsOf(person.userId), now: () => now + 1 }, person.userId, sixth);
  const keys = await keysOf(person.userId);
  expect(keys.some((key) => key.includes(ids[0]!))).toBe(false);
  expect(keys).toHaveLength(4);
  expect(await chunkRows(ids[1]!)).toHaveLength(1);
});

test("Without a session every path is 401, and by GET 405", async () => {
  const person = await personWithPlan();
  for (const path of ["init", "chunk", "process", "cancel"]) {
    const signedOut = await exports.default.fetch(`${ORIGIN}/api/upload/${path}`, {
      method: "POST",
      headers: { Origin: ORIGIN },
      body: "{}",
    });
    expect([path, signedOut.status]).toEqual([path, 401]);
    expect((await ask(person, `/api/upload/${path}`)).status).toBe(405);
  }
});

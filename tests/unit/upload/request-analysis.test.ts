import { beforeEach, expect, test, vi } from "vitest";
import { handInFile, processUpload } from "#app/rooms/documents/upload/request-analysis.ts";
import { fakePatience, fakeServer, fileOf, isDelivered } from "./fake-server.ts";

const CHUNK = 512 * 1024;

beforeEach(() => {
  vi.stubGlobal("window", { dispatchEvent: () => true });
});

const processCalls = (server: ReturnType<typeof fakeServer>) =>
  server.calls.filter(({ path }) => path === "/api/upload/process");

test("An upload is handed in by its id, with its checksums or as a retry where asked for; a lost answer is asked for again [API-25] [OPEN-74]", async () => {
  const server = fakeServer((_call, nth) => (nth === 1 ? "answer lost" : null));
  const { patience } = fakePatience();
  expect(await processUpload("u", { patience })).toEqual({ fileId: "doc_1", status: "queued", progress: {} });
  await processUpload("u", { patience, isRetry: true, checksums: ["c"] });
  expect(processCalls(server).map(({ json }) => json)).toEqual([
    { uploadId: "u" },
    { uploadId: "u" },
    { uploadId: "u", retry: true, checksums: ["c"] },
  ]);
});

test("The document's id is read as fileId or as file_id [API-25]", async () => {
  const server = fakeServer();
  server.process = () => Response.json({ summary: "Low.", file_id: "doc_2" });
  expect(await processUpload("u", { patience: fakePatience().patience })).toMatchObject({
    summary: "Low.",
    fileId: "doc_2",
  });
});

test("A refusal is not tried again", async () => {
  const server = fakeServer();
  server.process = () => Response.json({ error: "Empty.", code: "document_failed" }, { status: 422 });
  await expect(processUpload("u", { patience: fakePatience().patience })).rejects.toMatchObject({
    message: "Empty.",
    reason: "document_failed",
  });
  expect(processCalls(server)).toHaveLength(1);
});

test("What the server finds missing at the end is sent once more, at most three times, and the progress does not go back", async () => {
  const file = fileOf(2 * CHUNK);
  const server = fakeServer();
  const sent: number[] = [];
  let losses = 2;
  const incomplete = () => {
    server.stored.delete(1);
    return Response.json({ error: "Missing.", code: "upload_incomplete", missing: [1] }, { status: 409 });
  };
  server.process = () =>
    losses-- > 0 ? incomplete() : Response.json({ fileId: "doc_1", status: "queued", progress: {} });
  const { patience } = fakePatience();
  const options = { patience, onProgress: (one: { sentBytes: number }) => sent.push(one.sentBytes) };
  expect(await handInFile(file, options)).toMatchObject({ fileId: "doc_1" });
  expect(server.answered).toEqual([0, 1, 1, 1]);
  expect(await isDelivered(server.stored, file)).toBe(true);
  expect(sent).toEqual(sent.toSorted((a, b) => a - b));
  losses = 100;
  await expect(handInFile(file, options)).rejects.toMatchObject({ reason: "upload_incomplete" });
  expect(processCalls(server)).toHaveLength(6);
});

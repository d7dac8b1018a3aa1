import { beforeEach, expect, test, vi } from "vitest";
import { requestAnalysis } from "#app/rooms/documents/upload/sending/request-analysis.ts";
import { fakeEnvironment, fakeServer } from "./fake-server.ts";

beforeEach(() => {
  vi.stubGlobal("window", { dispatchEvent: () => true });
});

const processCalls = (server: ReturnType<typeof fakeServer>) =>
  server.calls.filter(({ method, path }) => method === "POST" && path === "/api/upload/process");

test("An upload is handed in by its id, with its checksums or as a retry where asked for; a lost answer is asked for again [API-25] [OPEN-74]", async () => {
  const server = fakeServer((_call, nth) => (nth === 1 ? "answer lost" : null));
  const { environment } = fakeEnvironment();
  expect(await requestAnalysis("u", { environment })).toEqual({
    fileId: "doc_1",
    status: "queued",
    progress: {},
  });
  await requestAnalysis("u", { environment, isRetry: true, checksums: ["c"] });
  expect(processCalls(server).map(({ json }) => json)).toEqual([
    { uploadId: "u" },
    { uploadId: "u" },
    { uploadId: "u", retry: true, checksums: ["c"] },
  ]);
});

test("An answer that breaks off, whatever it is called, is asked for again [API-25]", async () => {
  for (const type of ["application/json", "text/plain"]) {
    const server = fakeServer();
    const whole = server.process;
    server.process = () => {
      server.process = whole;
      const body = new ReadableStream({
        pull: (controller) => controller.error(new TypeError("terminated")),
      });
      return new Response(body, { headers: { "Content-Type": type } });
    };
    expect(await requestAnalysis("u", { environment: fakeEnvironment().environment })).toMatchObject({
      fileId: "doc_1",
    });
    expect(processCalls(server)).toHaveLength(2);
  }
});

test("The document's id is read as fileId or as file_id [API-25]", async () => {
  const server = fakeServer();
  server.process = () => Response.json({ summary: "Low.", file_id: "doc_2" });
  expect(await requestAnalysis("u", { environment: fakeEnvironment().environment })).toMatchObject({
    summary: "Low.",
    fileId: "doc_2",
  });
});

test("An answer of plain text is the summary, a page of somebody else's is not; JSON is read whatever it is called [DOC-18]", async () => {
  const server = fakeServer();
  server.process = () =>
    new Response("Short of breath.\nStable.", { headers: { "Content-Type": "text/plain;charset=UTF-8" } });
  expect(await requestAnalysis("u", { environment: fakeEnvironment().environment })).toMatchObject({
    summary: "Short of breath.\nStable.",
    fileId: "u",
    status: "done",
  });
  server.process = () => new Response('{"summary":"Low.","fileId":"doc_3","status":"queued"}');
  expect(await requestAnalysis("u", { environment: fakeEnvironment().environment })).toMatchObject({
    fileId: "doc_3",
    status: "queued",
  });
  server.process = () => new Response("<p>Sign in</p>", { headers: { "Content-Type": "text/html" } });
  await expect(requestAnalysis("u", { environment: fakeEnvironment().environment })).rejects.toMatchObject({
    code: "invalid_json",
  });
});

test("A refusal is not tried again", async () => {
  const server = fakeServer();
  server.process = () => Response.json({ error: "Empty.", code: "document_failed" }, { status: 422 });
  await expect(requestAnalysis("u", { environment: fakeEnvironment().environment })).rejects.toMatchObject({
    message: "Empty.",
    reason: "document_failed",
  });
  expect(processCalls(server)).toHaveLength(1);
});

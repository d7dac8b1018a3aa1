import fc from "fast-check";
import { beforeEach, expect, test, vi } from "vitest";
import { SIGNED_OUT_EVENT } from "#app/base/http/request.ts";
import type { UploadProgress } from "#app/rooms/documents/upload/sending/sending-progress.ts";
import { cancelUpload, uploadFile } from "#app/rooms/documents/upload/sending/upload-file.ts";
import { type Fault, fakeEnvironment, fakeServer, fileOf, isDelivered } from "./fake-server.ts";

const CHUNK = 512 * 1024;
const events: string[] = [];

beforeEach(() => {
  events.length = 0;
  vi.stubGlobal("window", { dispatchEvent: (event: Event) => events.push(event.type) > 0 });
});

async function upload(file: File, faultOf?: Parameters<typeof fakeServer>[0], options: object = {}) {
  const server = fakeServer(faultOf);
  const time = fakeEnvironment();
  const progress: UploadProgress[] = [];
  const onProgress = (one: UploadProgress) => void progress.push(one);
  const end = await uploadFile(file, { environment: time.environment, onProgress, ...options }).then(
    (uploaded) => ({ uploaded, error: null }),
    (error: Error) => ({ uploaded: null, error }),
  );
  const chunkCalls = server.calls.filter(
    ({ method, path }) => method === "POST" && path === "/api/upload/chunk",
  );
  return { ...end, server, time, progress, chunkCalls };
}

const statuses = (progress: UploadProgress[]) =>
  progress.map(({ status }) => status).filter((status, n, all) => status !== all[n - 1]);

test("A file is announced with its MIME type and then sent in chunks of 512 KB, each with its index and checksum [DOC-08] [API-23] [API-24]", async () => {
  const file = fileOf(5 * CHUNK + 7);
  const { uploaded, server, chunkCalls } = await upload(file);
  expect(server.calls[0]).toMatchObject({
    method: "POST",
    path: "/api/upload/init",
    json: { fileName: "labs.csv", fileSize: file.size, totalChunks: 6, fileType: "text/csv" },
  });
  expect(uploaded).toEqual({ uploadId: "upload_1", checksums: expect.any(Array) });
  expect(uploaded?.checksums).toHaveLength(6);
  expect(chunkCalls.map(({ index }) => index).sort()).toEqual([0, 1, 2, 3, 4, 5]);
  for (const { form, index } of chunkCalls) {
    expect(form?.get("uploadId")).toBe("upload_1");
    expect(form?.get("checksum")).toBe(uploaded?.checksums[index ?? -1]);
    expect((form!.get("file") as Blob).size).toBe(index === 5 ? 7 : 524_288);
  }
  expect(server.mostInFlight).toBeLessThanOrEqual(3);
  expect(await isDelivered(server.stored, file)).toBe(true);
  const whole = await upload(fileOf(2 * CHUNK));
  expect(whole.server.calls[0]).toMatchObject({ json: { totalChunks: 2 } });
  expect(whole.chunkCalls).toHaveLength(2);
});

test("The first chunk goes alone, then three are on their way at the same time", async () => {
  const server = fakeServer();
  // No answer until three are in flight.
  server.isHeld = (index) => index !== null && index > 0 && index < 4 && server.mostInFlight < 3;
  const sent = uploadFile(fileOf(6 * CHUNK), { environment: fakeEnvironment().environment });
  while (server.answered.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect([server.answered, server.mostInFlight]).toEqual([[0], 1]);
  await sent;
  expect(server.mostInFlight).toBe(3);
});

test("Progress never goes back and ends with every byte; it says what is done [DOC-09]", async () => {
  const { progress } = await upload(fileOf(4 * CHUNK));
  expect(statuses(progress)).toEqual(["hashing", "uploading", "done"]);
  const sent = progress.map(({ sentBytes }) => sentBytes);
  expect(sent).toEqual(sent.toSorted((a, b) => a - b));
  expect(new Set(sent)).toEqual(new Set([0, CHUNK, 2 * CHUNK, 3 * CHUNK, 4 * CHUNK]));
  expect(progress.every(({ totalBytes }) => totalBytes === 4 * CHUNK)).toBe(true);
});

test("Whatever gets lost, damaged or refused for a while, in whatever pattern: every chunk arrives whole and is answered once, never more than three at a time", async () => {
  const fault = fc.constantFrom<Fault>(
    "lost",
    "answer lost",
    "corrupted",
    "signed out",
    { status: 500 },
    { status: 503 },
    { status: 429, headers: { "Retry-After": "1" } },
    { status: 502, body: { error: "Bad gateway" } },
  );
  // Up to seven faults for each chunk and for the starting call, and then it gets through.
  const faultsOfCalls = fc.array(fc.array(fault, { maxLength: 7 }), { minLength: 5, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(faultsOfCalls, fc.integer({ min: 1, max: 4 * CHUNK }), async (faults, size) => {
      const file = fileOf(size, size);
      const { error, server, progress } = await upload(file, ({ path, index }, nth) =>
        path === "/api/session" ? null : (faults[index === null ? 4 : index]?.[nth - 1] ?? null),
      );
      expect(error).toBeNull();
      expect(await isDelivered(server.stored, file)).toBe(true);
      expect(server.answered.toSorted((a, b) => a - b)).toEqual(
        [...server.stored.keys()].sort((a, b) => a - b),
      );
      expect(server.mostInFlight).toBeLessThanOrEqual(3);
      const sent = progress.map(({ sentBytes }) => sentBytes);
      expect(sent).toEqual(sent.toSorted((a, b) => a - b));
      expect(progress.at(-1)).toEqual({ sentBytes: size, totalBytes: size, status: "done" });
    }),
    { numRuns: 60 },
  );
});

test("Going on after a reload sends only what is missing or differs, and counts the rest as sent", async () => {
  const file = fileOf(4 * CHUNK);
  const first = await upload(file, ({ index }) => (index === 2 ? { status: 400 } : null));
  expect(first.error).not.toBeNull();
  const { stored } = first.server;
  stored.set(1, new Uint8Array(CHUNK));
  stored.delete(3);
  const server = fakeServer();
  for (const [index, bytes] of stored) server.stored.set(index, bytes);
  const progress: UploadProgress[] = [];
  await uploadFile(file, {
    environment: fakeEnvironment().environment,
    onProgress: (one) => progress.push(one),
  });
  const sent = server.calls.flatMap(({ index }) => (index === null ? [] : [index]));
  expect(sent.toSorted((a, b) => a - b)).toEqual([1, 2, 3]);
  expect(progress.find(({ sentBytes }) => sentBytes > 0)?.sentBytes).toBe(CHUNK);
  expect(await isDelivered(server.stored, file)).toBe(true);
});

test("A chunk that keeps failing is tried eight times in about a minute and a half, ever slower, and then said to have failed [DOC-29]", async () => {
  const { error, time, chunkCalls } = await upload(fileOf(2 * CHUNK), ({ index }) =>
    index === 1 ? { status: 500, body: { error: "Out of order." } } : null,
  );
  expect(error?.message).toBe("Failed to upload chunk 2: Out of order.");
  expect(chunkCalls.filter(({ index }) => index === 1)).toHaveLength(8);
  expect(time.waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});

test("Any 2xx is success for a chunk, whatever its body says [OPEN-45]", async () => {
  for (const fault of [
    { status: 200, body: { error: "No.", code: "chunk_invalid" } },
    { status: 201 },
    { status: 200, body: "<p>Stored.</p>", headers: { "Content-Type": "text/html" } },
  ]) {
    const { error, chunkCalls } = await upload(fileOf(CHUNK + 1), ({ index }) =>
      index === null ? null : fault,
    );
    expect([error, chunkCalls.length]).toEqual([null, 2]);
  }
});

test("A damaged chunk is sent again, a refused one is not [DOC-29]", async () => {
  const damaged = await upload(fileOf(CHUNK), (_call, nth) => (nth === 1 ? "corrupted" : null));
  expect([damaged.error, damaged.chunkCalls.length]).toEqual([null, 2]);
  const refused = await upload(fileOf(CHUNK), ({ index }) =>
    index === 0 ? { status: 409, body: { error: "Taken.", code: "upload_taken" } } : null,
  );
  expect(refused.error?.message).toBe("Failed to upload chunk 1: Taken.");
  expect(refused.chunkCalls).toHaveLength(1);
});

test("A server that asks to wait is given the time that it asks for", async () => {
  const { time } = await upload(fileOf(10), ({ index }, nth) =>
    index === 0 && nth === 1 ? { status: 429, headers: { "Retry-After": "17" } } : null,
  );
  expect(time.waits).toEqual([17_000]);
});

test("Too many uploads in an hour are not waited for: it is said at once", async () => {
  const { error, time, server } = await upload(fileOf(10), ({ path }) =>
    path === "/api/upload/init"
      ? {
          status: 429,
          headers: { "Retry-After": "2710" },
          body: { error: "Wait.", code: "too_many_documents" },
        }
      : null,
  );
  expect(error).toMatchObject({ reason: "too_many_documents", retryAfterMs: 2_710_000 });
  expect([time.waits, server.calls.length]).toEqual([[], 1]);
});

test("A lost connection is waited for, says so, and is given up after ten minutes without any answer", async () => {
  const back = await upload(fileOf(CHUNK), ({ index }, nth) => (index === 0 && nth <= 12 ? "lost" : null));
  expect(back.error).toBeNull();
  expect(statuses(back.progress)).toEqual(["hashing", "uploading", "waiting", "uploading", "done"]);
  const gone = await upload(fileOf(CHUNK), ({ index }) => (index === 0 ? "lost" : null));
  expect(gone.error?.message).toBe("Failed to upload chunk 1: Network request failed");
  expect(gone.time.now()).toBe(600_000);
});

test("While the browser is offline it waits for the connection instead of trying", async () => {
  const server = fakeServer(({ index }, nth) => {
    if (index !== 0 || nth > 1) return null;
    time.goOffline();
    return "lost";
  });
  const time = fakeEnvironment();
  await uploadFile(fileOf(CHUNK), { environment: time.environment });
  expect([time.waits, time.onlineWaits]).toEqual([[], [600_000]]);
  expect(server.answered).toEqual([0]);
});

test("When the session has ended it asks to sign in, waits for it, and goes on with the chunk [DOC-24]", async () => {
  let sessions = 0;
  const { error, server, chunkCalls, progress } = await upload(fileOf(CHUNK), ({ path, index }, nth) => {
    if (path === "/api/session") return ++sessions < 3 ? "signed out" : null;
    return index === 0 && nth === 1 ? "signed out" : null;
  });
  expect(error).toBeNull();
  expect([sessions, chunkCalls.length, server.answered]).toEqual([3, 2, [0]]);
  expect(events).toContain(SIGNED_OUT_EVENT);
  expect(statuses(progress)).toEqual(["hashing", "uploading", "signed-out", "uploading", "done"]);
});

test("Somebody else who signs in gets nothing of it: the upload ends", async () => {
  const { error, chunkCalls } = await upload(fileOf(CHUNK), ({ path, index }) => {
    if (path === "/api/session")
      return { status: 403, body: { error: "Another.", code: "foreign_customer" } };
    return index === 0 ? "signed out" : null;
  });
  expect(error?.message).toBe("Failed to upload chunk 1: Another.");
  expect(chunkCalls).toHaveLength(1);
});

test("A server that names no upload has failed to begin one, in words of its own [DOC-30]", async () => {
  const server = fakeServer();
  for (const none of [undefined, ""]) {
    server.uploadId = none;
    await expect(uploadFile(fileOf(10), { environment: fakeEnvironment().environment })).rejects.toThrow(
      /^Failed to initialize upload with server\.$/,
    );
  }
  const nothing = await upload(fileOf(10), () => ({ status: 200, body: null }));
  expect(nothing.error?.message).toBe("Failed to initialize upload with server.");
});

test("A file that the server refuses at its announcement or at its first chunk is not sent on", async () => {
  const refused = await upload(fileOf(4 * CHUNK), ({ path }) =>
    path.endsWith("init") ? { status: 402, body: { error: "Limit.", code: "analyses_used_up" } } : null,
  );
  expect(refused.error).toMatchObject({ name: "ApiError", reason: "analyses_used_up" });
  expect(refused.server.calls).toHaveLength(1);
  const looked = await upload(fileOf(4 * CHUNK), ({ index }) =>
    index === 0 ? { status: 422, body: { error: "It is a picture.", code: "document_failed" } } : null,
  );
  expect(looked.error).toMatchObject({ name: "ApiError", message: "It is a picture." });
  expect(looked.chunkCalls).toHaveLength(1);
});

test("Cancelling ends it at once with the signal's reason, nothing is sent afterwards, and cancelUpload tells the server", async () => {
  const controller = new AbortController();
  const begun: string[] = [];
  let sentBefore = 0;
  const sending = fakeServer(({ index }) => {
    if (index === 2) {
      sentBefore = sending.calls.length;
      controller.abort();
    }
    return null;
  });
  const sent = uploadFile(fileOf(8 * CHUNK), {
    environment: fakeEnvironment().environment,
    signal: controller.signal,
    onBegun: (id: string) => begun.push(id),
  });
  await expect(sent).rejects.toMatchObject({ name: "AbortError" });
  // The announcement, the first chunk and those in flight, but not all eight.
  expect(sentBefore).toBeGreaterThanOrEqual(3);
  expect(sentBefore).toBeLessThan(9);
  expect(sending.calls).toHaveLength(sentBefore);
  const server = fakeServer();
  await cancelUpload(begun[0] ?? "");
  expect(server.calls).toMatchObject([{ path: "/api/upload/cancel", json: { uploadId: "upload_1" } }]);
});

test("A cancelled wait ends at once as well", async () => {
  const controller = new AbortController();
  const { error, time } = await upload(
    fileOf(CHUNK),
    ({ index }) => {
      if (index === 0) queueMicrotask(() => controller.abort());
      return index === 0 ? "lost" : null;
    },
    { signal: controller.signal },
  );
  expect(error?.name).toBe("AbortError");
  expect(time.now()).toBeLessThan(10_000);
});

test("A file that the browser does not read any more was changed or moved, which is said in place of the browser's words", async () => {
  const file = fileOf(CHUNK);
  vi.spyOn(file, "slice").mockReturnValue({
    arrayBuffer: () => Promise.reject(new DOMException("permission problems", "NotReadableError")),
  } as Blob);
  const { error } = await upload(file);
  expect(error?.message).toBe("The file was changed or moved after it was chosen. Please choose it again.");
});

test("A file that was changed on the disk after it was chosen is not sent half old and half new", async () => {
  const file = fileOf(2 * CHUNK);
  let slices = 0;
  const changing = new Proxy(file, {
    get: (target, name) => {
      if (name !== "slice") return Reflect.get(target, name, target) as unknown;
      return (from: number, to: number) => {
        slices += 1;
        return slices > 2 && from > 0 ? new Blob([new Uint8Array(to - from)]) : target.slice(from, to);
      };
    },
  });
  const { error, server } = await upload(changing);
  expect(error?.message).toBe("The file was changed or moved after it was chosen. Please choose it again.");
  expect([...server.stored.keys()]).toEqual([0]);
});

test("A large file is read a chunk at a time, never more than three at once", async () => {
  const file = fileOf(20 * CHUNK);
  let [open, most] = [0, 0];
  const counted = new Proxy(file, {
    get: (target, name) => {
      if (name !== "slice") return Reflect.get(target, name, target) as unknown;
      return (from: number, to: number) => {
        const blob = target.slice(from, to);
        return {
          arrayBuffer: async () => {
            expect(to - from).toBeLessThanOrEqual(CHUNK);
            most = Math.max(most, ++open);
            const bytes = await blob.arrayBuffer();
            open -= 1;
            return bytes;
          },
        };
      };
    },
  });
  const { error } = await upload(counted);
  expect(error).toBeNull();
  expect(most).toBeLessThanOrEqual(3);
});

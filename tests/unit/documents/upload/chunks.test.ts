import { createHash } from "node:crypto";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { sha256Hex } from "#app/base/runtime/sha256.ts";
import { CHUNK_BYTES, chunkCount, chunkSize } from "#app/rooms/documents/store/chunks.ts";
import { pauseAfter } from "#app/rooms/documents/upload/sending/retrying-calls.ts";
import { BROWSER } from "#app/rooms/documents/upload/sending/wait-environment.ts";

test("A chunk has 512 KB, and a file has its size divided by that, rounded up [DOC-08]", () => {
  expect(CHUNK_BYTES).toBe(524_288);
  expect([1, 524_288, 524_289, 26_214_400].map(chunkCount)).toEqual([1, 1, 2, 50]);
});

test("The chunks of any file are together as long as the file, and there is none beyond the last [DOC-08]", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30_000_000 }), (fileSize) => {
      const sizes = Array.from({ length: chunkCount(fileSize) }, (_, index) => chunkSize(fileSize, index));
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(fileSize);
      expect(sizes.slice(0, -1).every((size) => size === CHUNK_BYTES)).toBe(true);
      expect(sizes.at(-1)).toBeGreaterThan(0);
      expect(chunkSize(fileSize, sizes.length)).toBe(0);
    }),
  );
});

test("A checksum is the bytes' SHA-256 in 64 hexadecimal digits", async () => {
  for (const words of ["", "Na 140", "ä".repeat(1000)]) {
    const bytes = new TextEncoder().encode(words);
    expect(await sha256Hex(bytes)).toBe(createHash("sha256").update(bytes).digest("hex"));
  }
});

test("Pauses double from a second to half a minute, spread by a quarter; a server may ask for up to a minute", () => {
  const pauses = (random: number) => [1, 2, 3, 6, 20].map((failures) => pauseAfter(failures, random));
  expect(pauses(0.5)).toEqual([1_000, 2_000, 4_000, 30_000, 30_000]);
  expect(pauses(0)).toEqual([750, 1_500, 3_000, 22_500, 22_500]);
  expect(pauses(1)).toEqual([1_250, 2_500, 5_000, 37_500, 37_500]);
  expect([500, 5_000, 999_000].map((asked) => pauseAfter(1, 0.5, asked))).toEqual([1_000, 5_000, 60_000]);
});

test("In the browser a wait ends with its time, with the connection, or with the signal", async () => {
  vi.useFakeTimers();
  const browser = new EventTarget();
  vi.stubGlobal("window", browser);
  const ends: string[] = [];
  const controller = new AbortController();
  const { signal } = controller;
  const note = (name: string, wait: Promise<void>) =>
    wait.then(
      () => ends.push(name),
      () => ends.push(`${name} ended`),
    );
  void note("time", BROWSER.sleep(1_000, signal));
  void note("online", BROWSER.untilOnline(60_000, signal));
  void note("offline for long", BROWSER.untilOnline(2_000, new AbortController().signal));
  void note("cancelled", BROWSER.sleep(60_000, signal));
  await vi.advanceTimersByTimeAsync(999);
  expect(ends).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ends).toEqual(["time"]);
  browser.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toEqual(["time", "online", "offline for long"]);
  controller.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(ends).toEqual(["time", "online", "offline for long", "cancelled ended"]);
  await note("too late", BROWSER.sleep(5, signal));
  expect(ends.at(-1)).toBe("too late ended");
});

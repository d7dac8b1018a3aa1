import { afterEach, expect, test, vi } from "vitest";
import { eventStream } from "#app/base/http/events.server.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("the server says every 15 seconds that a stream without news is alive, and no longer once it has ended", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const work: Promise<unknown>[] = [];
  const news = Promise.withResolvers<void>();
  async function* events() {
    await news.promise;
    yield { type: "done" };
  }
  const app = { log: () => {}, waitUntil: (promise: Promise<unknown>) => void work.push(promise) };
  const text = eventStream(events(), app).text();
  await vi.advanceTimersByTimeAsync(31_000);
  news.resolve();
  expect(await text).toBe(":\n\n:\n\nevent: done\ndata: {}\n\n");
  await Promise.all(work);
  expect(vi.getTimerCount()).toBe(0);
});

test("a stream whose reader has gone ends its source and its heartbeat", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const work: Promise<unknown>[] = [];
  let isClosed = false;
  async function* events() {
    try {
      for (;;) yield { type: "word" };
    } finally {
      isClosed = true;
    }
  }
  const app = { log: () => {}, waitUntil: (promise: Promise<unknown>) => void work.push(promise) };
  const reader = eventStream(events(), app).body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await Promise.all(work);
  expect(isClosed).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

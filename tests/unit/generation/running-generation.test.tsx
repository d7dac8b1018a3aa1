// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { setCustomerId } from "#app/base/http/request.ts";
import { openToasts } from "#app/base/ui/toasts/toast-list.ts";
import { type GenerationClient, IDLE } from "#app/core/generation/generation-client.ts";
import { useGeneration } from "#app/core/generation/use-generation.ts";
import { closeClinicalStorage } from "#app/core/identity/clinical-storage.ts";
import { generationKey } from "#app/core/identity/local-traces.ts";
import { stopWork } from "#app/core/usage/active-work.ts";
import { closePages, renderHook } from "../render.ts";

type Growth = { type: "word"; word: string };

/** A separate tool for each test: running generations are identified by path. */
const clientOf = (path: string): GenerationClient<string, Growth, string, string> => ({
  path,
  toBody: (text) => ({ text }),
  failed: "It failed.",
  finished: `Ready: ${path}`,
  readAnswer: (body) => (body as { text: string }).text,
  nothingYet: "",
  grow: (before, { word }) => before + word,
});

/** A server that sends what the test says, when it says so. */
function slowServer() {
  const asked: { path: string; key: string | null; signal: AbortSignal | null | undefined }[] = [];
  const encoder = new TextEncoder();
  const streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  vi.stubGlobal("fetch", async (path: string, { headers, signal, method }: RequestInit) => {
    if (path === "/api/session/browser-key") return new Response(null, { status: 500 });
    const [, code] = /\/gone-(.*)/.exec(path) ?? [];
    if (code) return Response.json({ code }, { status: code === "not_found" ? 404 : 410 });
    if (method === "DELETE") return new Response(null, { status: 204 });
    asked.push({ path, key: new Headers(headers).get("Idempotency-Key"), signal });
    const body = new ReadableStream<Uint8Array>({ start: (stream) => void streams.push(stream) });
    signal?.addEventListener("abort", () => streams.at(-1)?.error(signal.reason));
    return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
  });
  const say = async (event: { type: string; [field: string]: unknown }) => {
    await expect.poll(() => streams.length).toBe(asked.length || 1);
    await act(async () => {
      streams.at(-1)?.enqueue(encoder.encode(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`));
      if (event.type === "done") streams.at(-1)?.close();
      await new Promise((resolve) => setTimeout(resolve, 5));
    });
  };
  const breakOff = () => act(async () => streams.at(-1)?.error(new TypeError("network error")));
  return { asked, say, breakOff };
}

afterEach(async () => {
  setCustomerId(null);
});

function pageOf(client: ReturnType<typeof clientOf>, delivered: string[], scope?: string) {
  const onDone = (answer: string, input: string) => void delivered.push(`${input}: ${answer}`);
  const options = { userId: undefined, plan: null, onDone, ...(scope && { scope }) };
  return renderHook(() => useGeneration(client, IDLE, options));
}

test("a generation goes on while the person is on another page, and grows again before her when she comes back", async () => {
  const server = slowServer();
  const client = clientOf("/api/goes-on");
  const delivered: string[] = [];
  const page = await pageOf(client, delivered);
  await act(async () => void page().generate("notes"));
  await server.say({ type: "word", word: "one " });
  await closePages();
  await server.say({ type: "word", word: "two" });
  expect(server.asked[0]?.signal?.aborted).toBe(false);
  const again = await pageOf(client, delivered);
  expect(again().progress).toEqual({ status: "generating", growing: "one two" });
  expect(again().asked).toBe("notes");
  await server.say({ type: "done", text: "one two" });
  expect(again().progress).toEqual({ status: "done", answer: "one two" });
  expect(delivered).toEqual(["notes: one two"]);
  expect(openToasts().map(({ text }) => text)).not.toContain("Ready: /api/goes-on");
});

test("what is finished elsewhere is said there, waits for the page, and is given to it once", async () => {
  const server = slowServer();
  const client = clientOf("/api/waits");
  const delivered: string[] = [];
  const page = await pageOf(client, delivered);
  await act(async () => void page().generate("notes"));
  await closePages();
  await server.say({ type: "done", text: "whole" });
  expect(delivered).toEqual([]);
  expect(openToasts().map(({ text }) => text)).toContain("Ready: /api/waits");
  await pageOf(client, delivered);
  await closePages();
  const third = await pageOf(client, delivered);
  expect(delivered).toEqual(["notes: whole"]);
  expect(third().progress).toEqual(IDLE);
});

test("a failure elsewhere is said there and on the page; the same input once more keeps its key", async () => {
  const server = slowServer();
  const client = clientOf("/api/fails");
  const page = await pageOf(client, []);
  await act(async () => void page().generate("notes"));
  await closePages();
  await server.say({ type: "error", error: "Busy.", code: "model_failed" });
  expect(openToasts().some(({ text }) => text === "Busy.")).toBe(true);
  const again = await pageOf(client, []);
  expect(again().progress).toMatchObject({ status: "failed", message: "Busy." });
  await act(async () => void again().generate("notes"));
  expect(server.asked[1]?.key).toBe(server.asked[0]?.key);
  await act(async () => again().cancel());
  expect(server.asked[1]?.signal?.aborted).toBe(true);
  expect(again().progress).toEqual(IDLE);
});

test("two documents each have a generation of their own", async () => {
  const server = slowServer();
  const client = clientOf("/api/scoped");
  const first = await pageOf(client, [], "a");
  const second = await pageOf(client, [], "b");
  await act(async () => void first().generate("question"));
  expect(first().progress.status).toBe("generating");
  expect(second().progress).toEqual(IDLE);
  await act(async () => first().cancel());
  expect(server.asked).toHaveLength(1);
});

test("a connection that is lost on the way is taken up again under the same key, and grows from the beginning", async () => {
  const server = slowServer();
  const client = clientOf("/api/lost");
  const delivered: string[] = [];
  const page = await pageOf(client, delivered);
  await act(async () => void page().generate("notes"));
  await server.say({ type: "word", word: "one " });
  await server.breakOff();
  await expect.poll(() => server.asked.length).toBe(2);
  expect(server.asked[1]?.path).toBe(`/api/generations/${server.asked[0]?.key}`);
  await server.say({ type: "word", word: "one " });
  expect(page().progress).toEqual({ status: "generating", growing: "one " });
  await server.say({ type: "done", text: "one two" });
  expect(delivered).toEqual(["notes: one two"]);
});

/** A request by a page of this browser before it was reloaded. */
function askedBefore(path: string, key: string, minutesAgo = 0) {
  setCustomerId("user_1");
  const at = Date.now() - minutesAgo * 60_000;
  localStorage.setItem(generationKey(`${path} `, "user_1"), JSON.stringify({ key, input: "notes", at }));
}

test("the next page follows what was asked for before a reload, and forgets it once it has the answer", async () => {
  const server = slowServer();
  const client = clientOf("/api/reloaded");
  askedBefore(client.path, "key-1");
  const delivered: string[] = [];
  const page = await pageOf(client, delivered);
  await expect.poll(() => server.asked.map(({ path }) => path)).toEqual(["/api/generations/key-1"]);
  expect(page().progress.status).toBe("generating");
  expect(page().asked).toBe("notes");
  await server.say({ type: "done", text: "whole" });
  expect(delivered).toEqual(["notes: whole"]);
  await expect.poll(() => localStorage.getItem(generationKey(`${client.path} `, "user_1"))).toBeNull();
});

test("what is cleared right after its answer came is not given again to the page after a reload", async () => {
  const server = slowServer();
  const client = clientOf("/api/cleared");
  askedBefore(client.path, "key-2");
  const page = await pageOf(client, []);
  await expect.poll(() => server.asked.length).toBe(1);
  await server.say({ type: "done", text: "whole" });
  const remembered = () => localStorage.getItem(generationKey(`${client.path} `, "user_1"));
  expect(remembered()).toContain("key-2");
  await act(async () => page().clear());
  expect(page().progress).toEqual(IDLE);
  expect(remembered()).toBeNull();
});

test("an answer that was just taken is forgotten on the server as the person signs out, and never after", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => {
    vi.useRealTimers();
    delete document.documentElement.dataset.leaving;
  });
  const server = slowServer();
  const client = clientOf("/api/leaves");
  setCustomerId("user_leaves");
  const page = await pageOf(client, []);
  await act(async () => void page().generate("notes"));
  await server.say({ type: "done", text: "whole" });
  const forgetting = `/api/generations/${server.asked[0]?.key}`;
  const called: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    if ([forgetting, "/api/session/browser-key"].includes(path)) called.push(path);
    return new Response(null, { status: 204 });
  });
  document.documentElement.dataset.leaving = "true";
  await stopWork();
  expect(called).toEqual([forgetting]);
  closeClinicalStorage();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(called).toEqual([forgetting]);
});

test("what was removed is not given again: not while the page that comes after a reload follows it, nor to the next one", async () => {
  const server = slowServer();
  const client = clientOf("/api/removed");
  const place = generationKey(`${client.path} `, "user_1");
  askedBefore(client.path, "key-3");
  const delivered: string[] = [];
  const first = await pageOf(client, delivered);
  await expect.poll(() => server.asked.length).toBe(1);
  await act(async () => first().forget(() => true));
  // Nobody has received its answer yet, so it is not an old one.
  expect(localStorage.getItem(place)).toContain("key-3");
  await server.say({ type: "done", text: "whole" });
  expect(delivered).toEqual(["notes: whole"]);
  const held = localStorage.getItem(place) ?? "";
  expect(JSON.parse(held)).toMatchObject({ key: "key-3", isDelivered: true });
  await act(async () => first().forget((input) => input === "other notes"));
  expect(localStorage.getItem(place)).toBe(held);

  const next = clientOf("/api/removed-next");
  const nextPlace = generationKey(`${next.path} `, "user_1");
  localStorage.setItem(nextPlace, held);
  const page = await pageOf(next, delivered);
  await expect.poll(() => server.asked.length).toBe(2);
  expect(page().progress.status).toBe("generating");
  await act(async () => page().forget((input) => input === "notes"));
  expect(localStorage.getItem(nextPlace)).toBeNull();
  expect(server.asked.at(-1)?.signal?.aborted).toBe(true);
  await expect.poll(() => page().progress).toEqual(IDLE);
  expect(delivered).toHaveLength(1);
});

test("what was interrupted on the server the next page says in words, and asks for again under the same key", async () => {
  const reasons = [
    ["not_found", "interrupted", 8],
    ["not_found", "not_found", 11],
    ["interrupted", "interrupted", 1],
    ["interrupted_unknown", "interrupted_unknown", 1],
    ["interrupted_counted", "interrupted_counted", 1],
  ] as const;
  for (const [code, reason, minutesAgo] of reasons) {
    const server = slowServer();
    const client = clientOf(`/api/${code}-${minutesAgo}`);
    askedBefore(client.path, `gone-${code}`, minutesAgo);
    const page = await pageOf(client, []);
    await expect.poll(() => localStorage.getItem(generationKey(`${client.path} `, "user_1"))).toBeNull();
    const message = "This was interrupted before it was finished.";
    expect(page().progress).toEqual({ status: "failed", message, reason });
    expect(page().asked).toBe("notes");
    await act(async () => void page().generate("notes"));
    await expect.poll(() => server.asked.at(-1)).toMatchObject({ path: client.path, key: `gone-${code}` });
    await closePages();
  }
});

test("what failed is asked for again under its key; a key that is used up is not, since the next answer is a new use", async () => {
  for (const [code, isSame] of [
    ["model_failed", true],
    ["key_used_up", false],
  ] as const) {
    const server = slowServer();
    const page = await pageOf(clientOf(`/api/again-${code}`), []);
    await act(async () => void page().generate("notes"));
    await server.say({ type: "error", code, error: "Words of the server." });
    expect(page().progress).toEqual({ status: "failed", message: "Words of the server.", reason: code });
    await act(async () => void page().generate("notes"));
    const [first, second] = server.asked.map(({ key }) => key);
    expect([code, second === first]).toEqual([code, isSame]);
    await closePages();
  }
});

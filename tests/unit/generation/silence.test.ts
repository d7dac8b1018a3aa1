import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { canReadEvents } from "#app/base/http/events.ts";
import { requestGeneration } from "#app/core/generation/generation-client.ts";

const client = {
  path: "/api/x",
  toBody: (input: string) => ({ input }),
  failed: "It failed.",
  readAnswer: (body: unknown) => body,
};

beforeEach(async () => {
  // Its module is loaded by the real clock.
  await canReadEvents();
  vi.useFakeTimers();
  vi.stubGlobal("window", {});
  vi.stubGlobal("navigator", { onLine: true });
});

afterEach(() => {
  vi.useRealTimers();
});

/** A server whose connection stays open, whatever happens. @returns what it sends down the connection */
function openConnection(isAnswered: boolean) {
  const encoder = new TextEncoder();
  let send: (text: string) => void = () => {};
  vi.stubGlobal("fetch", (_path: string, { signal }: RequestInit) => {
    const ended = new Promise<never>((_, reject) =>
      signal?.addEventListener("abort", () => reject(signal.reason)),
    );
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        send = (text) => stream.enqueue(encoder.encode(text));
        ended.catch((reason) => stream.error(reason));
      },
    });
    const response = new Response(body, { headers: { "Content-Type": "text/event-stream" } });
    return isAnswered ? Promise.resolve(response) : ended;
  });
  return { send: (text: string) => send(text) };
}

/** How asking ended: the types of its events, and the reason of its failure. */
function ask() {
  const outcome = { types: [] as string[], reason: null as unknown };
  const asking = async () => {
    const options = { customerId: "user_1", key: "k1", signal: new AbortController().signal };
    for await (const { type } of requestGeneration(client, "a", options)) outcome.types.push(type);
  };
  void asking().catch((error) => {
    outcome.reason = (error as { reason: unknown }).reason;
  });
  return outcome;
}

test("a call that nobody answers counts as lost after a minute, so that it can be followed under its key", async () => {
  openConnection(false);
  const outcome = ask();
  await vi.advanceTimersByTimeAsync(59_000);
  expect(outcome.reason).toBeNull();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(outcome.reason).toBe("no_answer");
});

test("a stream that falls silent counts as lost; one that says that it is there does not", async () => {
  const connection = openConnection(true);
  const outcome = ask();
  await vi.advanceTimersByTimeAsync(10);
  connection.send('event: word\ndata: {"word":"one"}\n\n');
  for (let beat = 0; beat < 8; beat += 1) {
    await vi.advanceTimersByTimeAsync(15_000);
    connection.send(":\n\n");
  }
  await vi.advanceTimersByTimeAsync(44_000);
  expect(outcome).toEqual({ types: ["word"], reason: null });
  await vi.advanceTimersByTimeAsync(1_500);
  expect(outcome.reason).toBe("no_answer");
});

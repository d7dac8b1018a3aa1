import { expect, test } from "vitest";
import { openTiming } from "#app/base/runtime/timing.server.ts";
import { openModel } from "#app/core/model/door.server.ts";

const EVENTS = [
  { type: "message_start", message: { usage: { input_tokens: 9, output_tokens: 1 } } },
  { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "Short of breath." } },
  { type: "message_delta", delta: { stop_reason: "end_turn" }, usage: { output_tokens: 7 } },
  { type: "message_stop" },
];

/** A clock that only moves on request. */
function openClock() {
  let at = 1_000;
  return { now: () => at, pass: (ms: number) => (at += ms) };
}

/** A body that makes each event on demand, taking this many milliseconds of the clock. */
function slowBody(clock: ReturnType<typeof openClock>, ms: number) {
  const left = EVENTS.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        clock.pass(ms);
        const event = left.shift();
        if (event === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(event));
      },
    },
    { highWaterMark: 0 },
  );
}

function openSlowModel() {
  const clock = openClock();
  const timing = openTiming(clock.now);
  const signals: (AbortSignal | null | undefined)[] = [];
  const model = openModel({
    apiKey: "sk-test",
    model: "claude-test",
    fetch: async (_, init) => {
      signals.push(init?.signal);
      clock.pass(10);
      return new Response(slowBody(clock, 5), { headers: { "content-type": "text/event-stream" } });
    },
    measureWait: (wait) => timing.measure("model", wait),
  });
  const request = {
    instructions: "Write.",
    messages: [{ role: "user" as const, text: "SOB" }],
    schema: null,
    maxOutputTokens: 500,
  };
  return { clock, timing, signals, events: model.stream(request, new AbortController().signal) };
}

test("waits for the answer's head and events are counted, not what the reader does in between", async () => {
  const { clock, timing, events } = openSlowModel();
  const read = [];
  for await (const event of events) {
    if (event.type !== "text") continue;
    read.push(event.text);
    clock.pass(100);
  }
  expect(read).toEqual(["Short of breath."]);
  // The head, four events and the end of the body.
  expect(timing.timings()).toEqual({ model: 35, total: 135 });
});

test("a reader that stops early ends the request", async () => {
  const { signals, events } = openSlowModel();
  for await (const event of events) {
    expect(signals.map((signal) => signal?.aborted)).toEqual([false]);
    if (event.type === "text") break;
  }
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
});

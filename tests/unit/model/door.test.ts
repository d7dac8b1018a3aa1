import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { type ModelOptions, openModel } from "#app/core/model/door.server.ts";
import type { ModelEvent, ModelRequest } from "#app/core/model/model.ts";
import { ModelError } from "#app/core/model/model-error.ts";
import { estimateTokens, tokenWeight } from "#app/core/model/tokens.ts";

const REQUEST: ModelRequest = {
  instructions: "Write carefully. ".repeat(40),
  messages: [{ role: "user", text: "Patient Jane Roe is short of breath." }],
  schema: null,
  maxOutputTokens: 500,
};

type Json = Record<string, unknown>;

function sse(events: Json[]): Response {
  const body = events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`).join("");
  return new Response(body, { headers: { "content-type": "text/event-stream" } });
}

const start = (usage: Json = { input_tokens: 200, output_tokens: 1 }) => ({
  type: "message_start",
  message: { id: "msg_1", type: "message", role: "assistant", content: [], usage },
});
const text = (words: string) => ({
  type: "content_block_delta",
  index: 0,
  delta: { type: "text_delta", text: words },
});
const end = (stop_reason = "end_turn") => [
  { type: "message_delta", delta: { stop_reason, stop_sequence: null }, usage: { output_tokens: 7 } },
  { type: "message_stop" },
];
const whole = () => sse([start(), text("Short of breath."), ...end()]);
const overloadedInside = { type: "error", error: { type: "overloaded_error", message: "Overloaded" } };

function failure(status: number, headers: Record<string, string> = {}): Response {
  const error = { type: "error", error: { type: "api_error", message: "Patient Jane Roe cannot be served" } };
  return Response.json(error, { status, headers: { "request-id": "req_7", ...headers } });
}

/** Asks a provider that gives these answers one after the other; the last one is repeated. */
async function ask(answers: (() => Response | Promise<Response>)[], options: Partial<ModelOptions> = {}) {
  const sleeps: number[] = [];
  const requests: { url: string; headers: Headers; body: Json }[] = [];
  const model = openModel({
    apiKey: "sk-test",
    model: "claude-test",
    sleep: async (ms) => void sleeps.push(ms),
    random: () => 0.5,
    fetch: async (url, init) => {
      requests.push({
        url: String(url),
        headers: new Headers(init?.headers),
        body: JSON.parse(String(init?.body)),
      });
      return (answers[requests.length - 1] ?? answers.at(-1)!)();
    },
    ...options,
  });
  const events: ModelEvent[] = [];
  const error = await consume(model.stream(REQUEST, new AbortController().signal), events);
  return { events, error, sleeps, requests };
}

/** Lets the reader take what is there, and then this many milliseconds pass. */
async function passTime(ms: number) {
  for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate);
  vi.advanceTimersByTime(ms);
}

/** A connection that never answers, and fails when its request is aborted. */
function untilStopped(init: RequestInit | undefined): Promise<Response> {
  return new Promise((_, reject) =>
    init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)),
  );
}

async function consume(stream: AsyncIterable<ModelEvent>, into: ModelEvent[]): Promise<ModelError | null> {
  try {
    for await (const event of stream) into.push(event);
    return null;
  } catch (cause) {
    expect(cause).toBeInstanceOf(ModelError);
    return cause as ModelError;
  }
}

const textOf = (events: ModelEvent[]) =>
  events.map((event) => (event.type === "text" ? event.text : "")).join("");

test("the request carries cached instructions, the messages and the output schema", async () => {
  const { requests } = await ask([whole]);
  expect(requests[0]!.url).toBe("https://api.anthropic.com/v1/messages");
  expect(requests[0]!.headers.get("authorization")).toBe("Bearer sk-test");
  expect(requests[0]!.body).toEqual({
    model: "claude-test",
    max_tokens: 500,
    stream: true,
    system: [{ type: "text", text: REQUEST.instructions, cache_control: { type: "ephemeral" } }],
    messages: [{ role: "user", content: REQUEST.messages[0]!.text }],
  });
  const bodies: Json[] = [];
  const model = openModel({
    apiKey: "k",
    model: "m",
    baseURL: "http://elsewhere.test",
    fetch: async (url, init) => {
      expect(String(url)).toBe("http://elsewhere.test/v1/messages");
      bodies.push(JSON.parse(String(init?.body)));
      return sse([start(), text("{}"), ...end()]);
    },
  });
  const schema = { type: "object", properties: {} };
  expect(await consume(model.stream({ ...REQUEST, schema }, new AbortController().signal), [])).toBeNull();
  expect(bodies[0]!.output_config).toEqual({ format: { type: "json_schema", schema } });
});

test.each([
  [429, "rate_limited"],
  [529, "overloaded"],
  [500, "unavailable"],
  [503, "unavailable"],
])("a %i is tried three more times with growing waits, then reported as %s", async (status, code) => {
  const { error, sleeps, requests, events } = await ask([() => failure(status)]);
  expect(requests.length).toBe(4);
  expect(sleeps).toEqual([375, 750, 1500]);
  expect(error).toMatchObject({ code, retryable: true });
  expect(events).toEqual([]);
});

test("a call that is turned away once and then answered ends well", async () => {
  const network = () => Promise.reject(new TypeError("fetch failed"));
  for (const first of [() => failure(429), () => failure(529), () => failure(502), network]) {
    const { error, events, sleeps } = await ask([first, whole]);
    expect(error).toBeNull();
    expect(textOf(events)).toBe("Short of breath.");
    expect(sleeps.length).toBe(1);
  }
});

test("the wait is never shorter than the provider's retry-after, and a long one is not waited for", async () => {
  const { sleeps } = await ask([() => failure(429, { "retry-after": "3" }), whole]);
  expect(sleeps).toEqual([3000]);
  const long = await ask([() => failure(429, { "retry-after": "60" })]);
  expect(long.sleeps).toEqual([]);
  expect(long.error).toMatchObject({ code: "rate_limited", retryAfterMs: 60_000 });
});

test("an overload inside the stream is repeated before any text and reported after it", async () => {
  const before = await ask([() => sse([start(), overloadedInside]), whole]);
  expect(before.error).toBeNull();
  expect(textOf(before.events)).toBe("Short of breath.");
  const after = await ask([() => sse([start(), text("Short"), overloadedInside]), whole]);
  expect(after.error?.code).toBe("overloaded");
  expect(after.requests.length).toBe(1);
  expect(textOf(after.events)).toBe("Short");
});

test("a connection that breaks after text is cut_off and not repeated", async () => {
  const broken = () => {
    const bytes = new TextEncoder().encode(
      `event: message_start\ndata: ${JSON.stringify(start())}\n\nevent: content_block_delta\ndata: ${JSON.stringify(text("Short"))}\n\n`,
    );
    let isSent = false;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (isSent) controller.error(new TypeError("terminated"));
        else controller.enqueue(bytes);
        isSent = true;
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  };
  const { error, requests, events } = await ask([broken, whole]);
  expect(error?.code).toBe("cut_off");
  expect(requests.length).toBe(1);
  expect(textOf(events)).toBe("Short");
});

test.each([400, 401, 403, 404, 413])("a %i is our own fault: invalid, and not repeated", async (status) => {
  const { error, requests } = await ask([() => failure(status)]);
  expect(error).toMatchObject({ code: "invalid", retryable: false });
  expect(requests.length).toBe(1);
});

test.each([
  ["max_tokens", true],
  ["model_context_window_exceeded", true],
  ["pause_turn", false],
] as const)(
  "an answer that stops for %s is cut_off, and too long for its room: %s",
  async (reason, isTooLong) => {
    const { error } = await ask([() => sse([start(), text("Short"), ...end(reason)])]);
    expect(error).toMatchObject({ code: "cut_off", isTooLong });
  },
);

test("no error carries the prompt, the answer or the provider's words", async () => {
  const answers = [
    () => failure(500),
    () => failure(400),
    () => sse([start(), text("Jane Roe has"), ...end("max_tokens")]),
    () => sse([start(), text("Jane Roe has"), ...end("refusal")]),
    () => sse([start(), text("Jane Roe has")]),
    () => Promise.reject(new TypeError("could not send Jane Roe")),
  ];
  for (const answer of answers) {
    const { error } = await ask([answer]);
    expect(error).not.toBeNull();
    expect(JSON.stringify([error, error?.message, error?.stack, error?.cause])).not.toContain("Jane");
  }
  const { error } = await ask([() => failure(400)]);
  expect(error?.message).toContain("status 400, req_7");
});

test("text counts as it arrives: whoever stops listening holds figures that cover what was seen", async () => {
  const pieces = ["The patient ", "is short of breath ", "and pale."];
  const { events } = await ask([() => sse([start(), ...pieces.map(text), ...end()])]);
  let seen = "";
  let counted = 0;
  for (const event of events.slice(0, -2)) {
    if (event.type === "text") seen += event.text;
    else if (event.type === "usage") counted = event.outputTokens;
    expect(counted).toBeGreaterThanOrEqual(estimateTokens(seen));
  }
  expect(seen).toBe(pieces.join(""));
  expect(events.at(-1)).toMatchObject({ type: "usage", outputTokens: 7, isFinal: true });
});

test("only the person's messages are counted as input, with and without a cache [USE-01]", async () => {
  const own = REQUEST.messages[0]!.text;
  const inputOf = async (usage: Json) => {
    const { events } = await ask([() => sse([start(usage), text("x"), ...end()])]);
    return (events.at(-1) as { inputTokens: number }).inputTokens;
  };
  const weights = { own: tokenWeight(own), ours: tokenWeight(REQUEST.instructions) };
  expect(await inputOf({ input_tokens: 9, cache_read_input_tokens: 180, output_tokens: 1 })).toBe(9);
  expect(await inputOf({ input_tokens: 8, cache_creation_input_tokens: 180, output_tokens: 1 })).toBe(8);
  const shared = await inputOf({ input_tokens: 120, output_tokens: 1 });
  expect(shared).toBeGreaterThan(0);
  expect(shared).toBeLessThanOrEqual(Math.ceil((120 * weights.own) / (weights.own + weights.ours)) + 1);
  expect(await inputOf({ input_tokens: 1_000_000, output_tokens: 1 })).toBe(estimateTokens(own));
  expect(await inputOf({ input_tokens: 0, output_tokens: 1 })).toBe(0);
});

test("aborting the signal aborts the request at once, before and after the first byte", async () => {
  const controller = new AbortController();
  let sent: AbortSignal | null | undefined;
  const silent = openModel({
    apiKey: "k",
    model: "m",
    fetch: (_, init) => {
      sent = init?.signal;
      queueMicrotask(() => controller.abort());
      return untilStopped(init);
    },
  });
  expect((await consume(silent.stream(REQUEST, controller.signal), []))?.code).toBe("cancelled");
  expect(sent?.aborted).toBe(true);
});

test("cancelling in the middle of the text keeps what was made so far and closes the connection", async () => {
  const controller = new AbortController();
  let sent: AbortSignal | null | undefined;
  let isClosed = false;
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const event of [start(), text("Short of ")])
        stream.enqueue(new TextEncoder().encode(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`));
    },
    cancel: () => {
      isClosed = true;
    },
  });
  const model = openModel({
    apiKey: "k",
    model: "m",
    fetch: async (_, init) => {
      sent = init?.signal;
      init?.signal?.addEventListener("abort", () => {
        isClosed = true;
      });
      return new Response(body, { headers: { "content-type": "text/event-stream" } });
    },
  });
  const events: ModelEvent[] = [];
  const stream = model.stream(REQUEST, controller.signal);
  let error: unknown;
  try {
    for await (const event of stream) {
      events.push(event);
      if (event.type === "text") controller.abort();
    }
  } catch (cause) {
    error = cause;
  }
  expect(error).toMatchObject({ code: "cancelled", retryable: false });
  expect(sent?.aborted).toBe(true);
  expect(isClosed).toBe(true);
  expect(events.at(-2)).toMatchObject({ type: "usage", outputTokens: estimateTokens("Short of ") });
});

test("whoever stops reading closes the connection", async () => {
  let sent: AbortSignal | null | undefined;
  const model = openModel({
    apiKey: "k",
    model: "m",
    fetch: async (_, init) => {
      sent = init?.signal;
      return whole();
    },
  });
  for await (const event of model.stream(REQUEST, new AbortController().signal))
    if (event.type === "text") break;
  expect(sent?.aborted).toBe(true);
});

test("a signal that is aborted already sends nothing, and one aborted during a wait ends it", async () => {
  let sent = 0;
  const controller = new AbortController();
  const model = openModel({
    apiKey: "k",
    model: "m",
    fetch: async () => {
      sent++;
      queueMicrotask(() => controller.abort());
      return failure(429, { "retry-after": "15" });
    },
  });
  expect((await consume(model.stream(REQUEST, AbortSignal.abort()), []))?.code).toBe("cancelled");
  expect(sent).toBe(0);
  expect((await consume(model.stream(REQUEST, controller.signal), []))?.code).toBe("cancelled");
  expect(sent).toBe(1);
});

test("no first byte, and no end, in the time allowed are timed_out and not repeated", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let requests = 0;
  const silent = (_: unknown, init?: RequestInit) => {
    requests++;
    void passTime(5);
    return untilStopped(init);
  };
  const first = await ask([], { firstByteTimeoutMs: 5, fetch: silent });
  expect(first.error).toMatchObject({ code: "timed_out", retryable: true });
  expect(requests).toBe(1);
  const endless = () => {
    const event = `event: message_start\ndata: ${JSON.stringify(start())}\n\n`;
    const body = new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode(event)),
      pull: () => passTime(30),
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  };
  const total = await ask([endless], { firstByteTimeoutMs: 10_000, totalTimeoutMs: 30 });
  expect(total.error?.code).toBe("timed_out");
  expect(total.events).toHaveLength(1);
});

test("a stream that began in time is not stopped by the limit for the first byte", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const encode = (event: Json) =>
    new TextEncoder().encode(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  const slow = () => {
    const events = [start(), text("Short"), text(" of breath."), ...end()];
    const body = new ReadableStream<Uint8Array>({
      async pull(stream) {
        const event = events.shift();
        if (!event) return stream.close();
        if (events.length < 4) await passTime(40);
        stream.enqueue(encode(event));
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  };
  const { error, events } = await ask([slow], { firstByteTimeoutMs: 60 });
  expect(error).toBeNull();
  expect(textOf(events)).toBe("Short of breath.");
});

test("the estimate adds up over pieces and never shrinks", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (a, b) => {
      expect(tokenWeight(a + b)).toBeCloseTo(tokenWeight(a) + tokenWeight(b), 6);
      expect(estimateTokens(a + b)).toBeGreaterThanOrEqual(estimateTokens(a));
    }),
  );
  expect(estimateTokens("")).toBe(0);
});

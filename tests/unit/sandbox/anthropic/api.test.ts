import Anthropic from "@anthropic-ai/sdk";
import { expect, test, vi } from "vitest";
import { NO_AI } from "#workers/sandbox/anthropic/answer.ts";
import { anthropicApi } from "#workers/sandbox/anthropic/index.ts";

const client = new Anthropic({
  apiKey: "sk-ant-test",
  maxRetries: 0,
  logLevel: "off",
  defaultHeaders: { "x-sandbox-duration-ms": "0" },
  fetch: (url, init) => anthropicApi(new Request(url as string, init)),
});

const say = (content: string) => ({
  model: "claude-test",
  max_tokens: 2000,
  messages: [{ role: "user" as const, content }],
});

const headers = { "x-api-key": "k", "anthropic-version": "2023-06-01" };

async function post(body: unknown, path = "/v1/messages", sent: Record<string, string> = headers) {
  const init = {
    method: "POST",
    headers: sent,
    body: typeof body === "string" ? body : JSON.stringify(body),
  };
  const response = await anthropicApi(new Request(`http://anthropic.sandbox${path}`, init));
  return {
    status: response.status,
    json: (await response.json()) as { error: { type: string; message: string } },
  };
}

test("the real SDK reads a plain answer that says that no AI is connected", async () => {
  const message = await client.messages.create(say("Hello"));
  expect(message.content).toEqual([{ type: "text", text: NO_AI, citations: null }]);
  expect(message).toMatchObject({
    type: "message",
    role: "assistant",
    model: "claude-test",
    stop_reason: "end_turn",
  });
  expect(message.usage.input_tokens).toBeGreaterThan(0);
  expect(message.usage.output_tokens).toBeGreaterThan(10);
});

test("a streamed answer has the provider's sequence of events and adds up to the plain one", async () => {
  const stream = await client.messages.create({ ...say("Hello"), stream: true });
  const types: string[] = [];
  let text = "";
  for await (const event of stream) {
    types.push(event.type);
    if (event.type === "content_block_delta" && event.delta.type === "text_delta") text += event.delta.text;
  }
  expect(text).toBe(NO_AI);
  expect([...new Set(types)]).toEqual([
    "message_start",
    "content_block_start",
    "content_block_delta",
    "content_block_stop",
    "message_delta",
    "message_stop",
  ]);
  expect(types.filter((type) => type === "content_block_delta").length).toBeGreaterThan(5);
  const final = await client.messages.stream(say("Hello")).finalMessage();
  expect(final.content[0]).toMatchObject({ type: "text", text: NO_AI });
});

test("long instructions that are marked are reported as read from the cache, apart from the messages", async () => {
  const system = (text: string) => [
    { type: "text" as const, text, cache_control: { type: "ephemeral" as const } },
  ];
  const long = await client.messages.create({ ...say("Hello"), system: system("Write well. ".repeat(500)) });
  const short = await client.messages.create({ ...say("Hello"), system: system("Write well.") });
  expect(long.usage.cache_read_input_tokens).toBe(1500);
  expect(long.usage.input_tokens).toBe(6);
  expect(short.usage).toMatchObject({ cache_read_input_tokens: 0, input_tokens: 9 });
  const counted = await client.messages.countTokens({
    model: "m",
    messages: [{ role: "user", content: "Hello" }],
  });
  expect(counted).toEqual({ input_tokens: 6 });
});

test("a schema that is no note gets its emptiest instance", async () => {
  const schema = {
    type: "object",
    properties: {
      answer: { type: "string" },
      sources: { type: "array", items: { type: "string" } },
      kind: { type: "string", enum: ["a", "b"] },
      page: { anyOf: [{ type: "integer" }, { type: "null" }] },
      sure: { type: "boolean" },
    },
    required: ["answer", "sources", "kind", "page", "sure"],
    additionalProperties: false,
  };
  const format = { type: "json_schema" as const, schema };
  const message = await client.messages.create({ ...say("Hello"), output_config: { format } });
  const [block] = message.content;
  expect(JSON.parse(block?.type === "text" ? block.text : "")).toEqual({
    answer: NO_AI,
    sources: [],
    kind: "a",
    page: null,
    sure: false,
  });
});

test("without a key, a version or a known path the answer is the provider's own error", async () => {
  expect(await post(say("x"), "/v1/messages", {})).toMatchObject({
    status: 401,
    json: { type: "error", error: { type: "authentication_error" } },
  });
  expect(await post(say("x"), "/v1/messages", { "x-api-key": "k" })).toMatchObject({
    status: 400,
    json: { error: { type: "invalid_request_error", message: "anthropic-version: header is required" } },
  });
  expect(await post(say("x"), "/v1/complete")).toMatchObject({
    status: 404,
    json: { error: { type: "not_found_error" } },
  });
});

test.each([
  ["not JSON", "{", "not valid JSON"],
  ["without a model", { ...say("x"), model: undefined }, "model: Field required"],
  ["without max_tokens", { ...say("x"), max_tokens: undefined }, "max_tokens: Field required"],
  [
    "with an unknown field",
    { ...say("x"), output_format: {} },
    "output_format: Extra inputs are not permitted",
  ],
  ["without messages", { ...say("x"), messages: [] }, "messages"],
  ["with an empty message", say(""), "messages.0.content"],
  [
    "that begins with the assistant",
    { ...say("x"), messages: [{ role: "assistant", content: "x" }] },
    "first message must use the user role",
  ],
  [
    "with an open schema",
    { ...say("x"), output_config: { format: { type: "json_schema", schema: { type: "object" } } } },
    "additionalProperties",
  ],
  [
    "with an unsupported keyword",
    {
      ...say("x"),
      output_config: {
        format: {
          type: "json_schema",
          schema: {
            type: "object",
            additionalProperties: false,
            properties: { a: { type: "string", maxLength: 3 } },
          },
        },
      },
    },
    "'maxLength' is not supported",
  ],
])("a body %s is refused with 400", async (_, body, message) => {
  const { status, json } = await post(body);
  expect(status).toBe(400);
  expect(json.error.type).toBe("invalid_request_error");
  expect(json.error.message).toContain(message);
});

test("citations together with structured output are refused with 400, each alone is not", async () => {
  const document = {
    type: "document",
    source: { type: "text", media_type: "text/plain", data: "x" },
    citations: { enabled: true },
  };
  const cited = {
    ...say("x"),
    messages: [{ role: "user", content: [document, { type: "text", text: "Why?" }] }],
  };
  const format = {
    type: "json_schema",
    schema: { type: "object", additionalProperties: false, properties: {} },
  };
  expect((await post(cited)).status).toBe(200);
  expect((await post({ ...say("x"), output_config: { format } })).status).toBe(200);
  const both = await post({ ...cited, output_config: { format } });
  expect(both.status).toBe(400);
  expect(both.json.error.message).toMatch(/citations/i);
});

test("each fault word brings its fault", async () => {
  const fail = (word: string) =>
    client.messages.create(say(`Dizzy. [[sandbox:${word}]]`)).catch((error) => error);
  expect(await fail("429")).toMatchObject({ status: 429, type: "rate_limit_error" });
  expect((await fail("429")).headers.get("retry-after")).toBe("1");
  expect(await fail("529")).toMatchObject({ status: 529, type: "overloaded_error" });
  expect(await fail("refusal")).toMatchObject({ stop_reason: "refusal", content: [] });
  expect(await fail("max_tokens")).toMatchObject({ stop_reason: "max_tokens" });
  await expect(client.messages.create(say("[[sandbox:cutoff]]"))).rejects.toThrow();
  const stream = await client.messages.create({ ...say("[[sandbox:cutoff]]"), stream: true });
  const types: string[] = [];
  for await (const event of stream) types.push(event.type);
  expect(types).toContain("content_block_delta");
  expect(types).not.toContain("message_stop");
});

test("an answer longer than max_tokens is cut and says so", async () => {
  const message = await client.messages.create({ ...say("Hello"), max_tokens: 5 });
  expect(message).toMatchObject({ stop_reason: "max_tokens", usage: { output_tokens: 5 } });
  expect(message.content[0]).toMatchObject({ text: NO_AI.slice(0, 20) });
});

test("the slow answer is slow, the usual one takes about a second, and both stop when the reader goes away", async () => {
  vi.useFakeTimers();
  const open = async (text: string) => {
    const body = JSON.stringify({ ...say(text), stream: true });
    const response = await anthropicApi(
      new Request("http://anthropic.sandbox/v1/messages", { method: "POST", headers, body }),
    );
    return response.body!.getReader();
  };
  const lasts = async (text: string) => {
    const reader = await open(text);
    const from = Date.now();
    for (;;) {
      const next = reader.read();
      await vi.advanceTimersToNextTimerAsync();
      if ((await next).done) return Date.now() - from;
    }
  };
  expect(await lasts("Dizzy.")).toBeGreaterThan(800);
  expect(await lasts("Dizzy.")).toBeLessThan(2_000);
  expect(await lasts("Dizzy. [[sandbox:slow]]")).toBeGreaterThan(19_000);
  const reader = await open("Dizzy. [[sandbox:slow]]");
  const first = reader.read();
  await vi.advanceTimersToNextTimerAsync();
  expect((await first).done).toBe(false);
  await reader.cancel();
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
});

test("an aborted request ends its stream", async () => {
  const controller = new AbortController();
  const body = JSON.stringify({ ...say("Dizzy. [[sandbox:slow]]"), stream: true });
  const request = new Request("http://anthropic.sandbox/v1/messages", {
    method: "POST",
    headers,
    body,
    signal: controller.signal,
  });
  const reader = (await anthropicApi(request)).body!.getReader();
  expect((await reader.read()).done).toBe(false);
  const rest = async () => {
    while (!(await reader.read()).done);
  };
  const reading = rest();
  controller.abort();
  await expect(reading).rejects.toThrow();
});

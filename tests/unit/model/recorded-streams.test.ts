import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openModel } from "#app/core/model/door.server.ts";
import type { ModelEvent, ModelRequest } from "#app/core/model/model.ts";
import { ModelError } from "#app/core/model/model-error.ts";
import { estimateTokens } from "#app/core/model/tokens.ts";
import { recordedStream, replay, spelledText } from "./recorded.ts";

const REQUEST: ModelRequest = {
  instructions: "",
  messages: [{ role: "user", text: "Please answer. ".repeat(3000) }],
  schema: null,
  maxOutputTokens: 100,
};

async function ask(response: () => Response, request = REQUEST) {
  const model = openModel({ apiKey: "sk-test", model: "claude-test", fetch: async () => response() });
  const events: ModelEvent[] = [];
  let error: unknown = null;
  try {
    for await (const event of model.stream(request, new AbortController().signal)) events.push(event);
  } catch (cause) {
    error = cause;
  }
  const text = events.map((event) => (event.type === "text" ? event.text : "")).join("");
  const usages = events.filter((event) => event.type === "usage");
  return { text, usages, error: error as ModelError | null };
}

const SPELLED: Record<string, { contains: string; output: number; input: number }> = {
  "llm-anthropic/test_prompt.sse.txt": { contains: "- Captain\n- Scoop", input: 17, output: 10 },
  "llm-anthropic/test_stream_events_tool_calls.sse.txt": { contains: "", input: 543, output: 40 },
  "llm-anthropic/test_web_search.sse.txt": { contains: "this weekend.", input: 10423, output: 341 },
  "sdk-typescript/basic_response.txt": { contains: "Hello there!", input: 11, output: 6 },
  "sdk-typescript/tool_use_response.txt": {
    contains: "I'll check the current weather in Paris for you.",
    input: 377,
    output: 65,
  },
  "vercel-ai/anthropic-text.chunks.txt": { contains: "How are you doing today?", input: 12, output: 30 },
  "vercel-ai/anthropic-json-output-format.1.chunks.txt": { contains: '"warrior"', input: 313, output: 305 },
};

const files = Object.keys(SPELLED);

describe("recorded answers", () => {
  test.each(files)("%s is spelled out whole, however its bytes are cut", async (file) => {
    const sse = recordedStream(file);
    const { contains, input, output } = SPELLED[file]!;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(100_000), { maxLength: 40 }), async (cuts) => {
        const { text, usages, error } = await ask(() => replay(sse, cuts));
        expect(error).toBeNull();
        expect(text).toBe(spelledText(sse));
        expect(text).toContain(contains);
        expect(usages.at(-1)).toEqual({
          type: "usage",
          inputTokens: input,
          outputTokens: output,
          isFinal: true,
        });
      }),
      { numRuns: 12 },
    );
  });

  test("a stream cut anywhere before its last event ends in cut_off and never in a final figure", async () => {
    const sse = recordedStream("vercel-ai/anthropic-json-output-format.1.chunks.txt");
    const whole = spelledText(sse);
    const end = sse.indexOf("event: message_stop");
    await fc.assert(
      fc.asyncProperty(fc.nat(end), async (length) => {
        const { text, usages, error } = await ask(() => replay(sse.slice(0, length)));
        expect(error).toBeInstanceOf(ModelError);
        expect(error?.code).toBe("cut_off");
        expect(whole.startsWith(text)).toBe(true);
        expect(usages.filter((usage) => usage.isFinal)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test("an answer that ran out of output tokens ends in cut_off after its text", async () => {
    const { text, error } = await ask(() =>
      replay(recordedStream("sdk-typescript/incomplete_partial_json_response.txt")),
    );
    expect(text).toContain("I'll create a comprehensive tax guide");
    expect(error).toMatchObject({ code: "cut_off", retryable: true });
  });

  test("a refusal ends in refused, with the tokens it cost", async () => {
    const { text, usages, error } = await ask(() =>
      replay(recordedStream("vercel-ai/anthropic-refusal.chunks.txt")),
    );
    expect(text).toBe("");
    expect(error).toMatchObject({ code: "refused", retryable: false });
    expect(usages.at(-1)).toMatchObject({ inputTokens: 18, outputTokens: 5, isFinal: false });
  });

  test("a request for JSON accepts whole JSON and reports anything less as cut_off", async () => {
    const request = { ...REQUEST, schema: { type: "object" } };
    const json = recordedStream("vercel-ai/anthropic-json-output-format.1.chunks.txt");
    expect((await ask(() => replay(json), request)).error).toBeNull();
    const prose = recordedStream("vercel-ai/anthropic-text.chunks.txt");
    expect((await ask(() => replay(prose), request)).error?.code).toBe("cut_off");
  });

  test("the estimate of a recorded answer lies above what it cost, and not above double", async () => {
    for (const file of files.filter((name) => name.startsWith("vercel-ai"))) {
      const { text, usages } = await ask(() => replay(recordedStream(file)));
      const cost = usages.at(-1)!.outputTokens;
      expect.soft(estimateTokens(text), file).toBeLessThan(cost * 2);
      expect.soft(estimateTokens(text) + 5, file).toBeGreaterThan(cost * 0.9);
    }
  });
});

import { lastOf } from "#app/core/generation/open-run.server.ts";
import { writeGeneration } from "#app/core/generation/write-generation.server.ts";
import { openModel } from "#app/core/model/door.server.ts";
import { nanda } from "#app/rooms/nanda/nanda.generation.ts";
import { anthropicApi } from "#workers/sandbox/anthropic/index.ts";

const model = openModel({
  apiKey: "sk-ant-test",
  model: "claude-test",
  sleep: async () => {},
  fetch: (url, init) => {
    const request = new Request(url as string, init);
    request.headers.set("x-sandbox-duration-ms", "0");
    return anthropicApi(request);
  },
});
const use = {
  outputTokens: 4_000,
  settle: async () => {},
  settleCutOff: async () => ({ isCharged: false }),
  giveBack: async () => {},
};

const { signal } = new AbortController();
const SIGNALS = { caller: signal, within: signal };

/** Diagnoses through the real door, prompt, SDK, stand-in and guard. */
export const diagnosesOf = (text: string) =>
  lastOf(writeGeneration(nanda, { model, use }, { input: text, given: undefined }, SIGNALS));

import { finished } from "#app/core/generation/finished.ts";
import { openShield } from "#app/core/identifiers/pseudonymizer.ts";
import { openModel } from "#app/core/model/door.server.ts";
import { generateNanda } from "#app/rooms/nanda/generate-nanda.server.ts";
import { toSources } from "#app/rooms/nanda/nanda-answer.ts";
import { draftDiagnoses } from "#app/rooms/nanda/nanda-draft.ts";
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
const generation = { outputTokens: 4_000, settle: async () => {}, giveBack: async () => {} };

/** Diagnoses through the real door, prompt, SDK, stand-in and guard. */
export const diagnosesOf = (text: string) =>
  finished(
    generateNanda(
      {
        draft: (sources, most, signal) => draftDiagnoses(model, openShield([]), sources, most, signal),
        generation,
      },
      toSources(text),
      new AbortController().signal,
    ),
  );

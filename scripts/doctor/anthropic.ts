import Anthropic from "@anthropic-ai/sdk";
import { type Answer, ask } from "./answer.ts";
import { type Finding, notChecked, ok, wrong } from "./finding.ts";

export type AnthropicFacts = {
  model: string;
  /** Whether the key opens the list of models; null when there is no key to ask with. */
  key: Answer<true> | null;
  /** Whether the model exists for this key. */
  found: Answer<true> | null;
};

export async function anthropicFacts(values: Readonly<Record<string, string>>): Promise<AnthropicFacts> {
  const { ANTHROPIC_API_KEY: apiKey, ANTHROPIC_BASE_URL: baseURL, MODEL: model = "" } = values;
  if (!apiKey) return { model, key: null, found: null };
  const client = new Anthropic({
    apiKey,
    authToken: null,
    baseURL: baseURL ?? "https://api.anthropic.com",
    maxRetries: 1,
    timeout: 15_000,
    logLevel: "off",
  });
  const asked = (work: () => Promise<unknown>) =>
    ask(async () => {
      await work();
      return true as const;
    });
  const [key, found] = await Promise.all([
    asked(async () => client.models.list({ limit: 1 })),
    model ? asked(async () => client.models.retrieve(model)) : null,
  ]);
  return { model, key, found };
}

export function judgeAnthropic({ model, key, found }: AnthropicFacts): Finding[] {
  return [judgeKey(key), judgeModel(model, key, found)];
}

function judgeKey(key: AnthropicFacts["key"]): Finding {
  if (key === null) return notChecked("key", "its value is not known here");
  if (key.kind === "unreachable") return notChecked("key", `Anthropic's API: ${key.why}`);
  return key.kind === "answered"
    ? ok("key", "Anthropic takes it")
    : wrong("key", `Anthropic refuses it (${key.why})`, "Anthropic's console, Settings → API keys");
}

function judgeModel(model: string, key: AnthropicFacts["key"], found: AnthropicFacts["found"]): Finding {
  const name = `model ${model}`;
  if (key?.kind !== "answered" || found === null)
    return notChecked(name, "there is no working key to ask with");
  if (found.kind === "unreachable") return notChecked(name, `Anthropic's API: ${found.why}`);
  return found.kind === "answered"
    ? ok(name, "exists for this key")
    : wrong(
        name,
        `does not exist for this key (${found.why})`,
        "set MODEL in wrangler.toml [vars] to a model of the key's list",
      );
}

import Anthropic from "@anthropic-ai/sdk";
import { type Answer, ask } from "./answer.ts";
import { type Finding, notChecked, ok, wrong } from "./finding.ts";

/** A setting that names a model, and whether the key can use it; null if that could not be asked. */
type NamedModel = { setting: "MODEL" | "SECOND_READER_MODEL"; model: string; found: Answer<true> | null };

export type AnthropicFacts = {
  /** Whether the key opens the list of models; null when there is no key to ask with. */
  key: Answer<true> | null;
  models: NamedModel[];
};

export async function anthropicFacts(values: Readonly<Record<string, string>>): Promise<AnthropicFacts> {
  const { ANTHROPIC_API_KEY: apiKey, ANTHROPIC_BASE_URL: baseURL, MODEL: model = "" } = values;
  const { SECOND_READER_MODEL: second = "off" } = values;
  const named: Omit<NamedModel, "found">[] = [
    { setting: "MODEL", model },
    ...(second === "off" ? [] : [{ setting: "SECOND_READER_MODEL" as const, model: second }]),
  ];
  if (!apiKey) return { key: null, models: named.map((one) => ({ ...one, found: null })) };
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
  const [key, ...models] = await Promise.all([
    asked(async () => client.models.list({ limit: 1 })),
    ...named.map(async (one) => ({
      ...one,
      found: one.model ? await asked(async () => client.models.retrieve(one.model)) : null,
    })),
  ]);
  return { key, models };
}

export const judgeAnthropic = ({ key, models }: AnthropicFacts): Finding[] => [
  judgeKey(key),
  ...models.map((model) => judgeModel(model, key)),
];

function judgeKey(key: AnthropicFacts["key"]): Finding {
  if (key === null) return notChecked("key", "its value is not known here");
  if (key.kind === "unreachable") return notChecked("key", `Anthropic's API: ${key.why}`);
  return key.kind === "answered"
    ? ok("key", "Anthropic accepts it")
    : wrong("key", `Anthropic refuses it (${key.why})`, "Anthropic's console, Settings → API keys");
}

function judgeModel({ setting, model, found }: NamedModel, key: AnthropicFacts["key"]): Finding {
  const name = `model ${model}`;
  if (key?.kind !== "answered" || found === null)
    return notChecked(name, "there is no working key to ask with");
  if (found.kind === "unreachable") return notChecked(name, `Anthropic's API: ${found.why}`);
  return found.kind === "answered"
    ? ok(name, "exists for this key")
    : wrong(
        name,
        `does not exist for this key (${found.why})`,
        `set ${setting} in wrangler.toml [vars] to a model of the key's list`,
      );
}

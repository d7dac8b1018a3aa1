import { type Finding, missing, notChecked, ok, wrong } from "./finding.ts";

/** What the document queue's consumer is set to, beside the product. */
export type AnalysisFacts = {
  /** MODEL of both configurations. */
  models: { product: string | undefined; analysis: string | undefined };
  /** Names of that Worker's secrets: none before it is deployed, null when the account cannot be asked. */
  secrets: readonly string[] | null;
};

const KEY = "ANTHROPIC_API_KEY";
const CONFIG = "workers/analysis/wrangler.toml";

/** Whether documents are analysed with a key and with the same model as notes are written. */
export function judgeAnalysisWorker({ models, secrets }: AnalysisFacts): Finding[] {
  const { product, analysis } = models;
  const same = "MODEL of both Workers";
  return [
    product !== undefined && product === analysis
      ? ok(same, "the same")
      : wrong(same, "differs", `write the model of wrangler.toml into ${CONFIG} too`),
    judgeKey(secrets),
  ];
}

function judgeKey(secrets: readonly string[] | null): Finding {
  const name = `${KEY} of nursegpt-analysis`;
  if (secrets === null)
    return notChecked(name, "the account cannot be asked from here", "npx wrangler login");
  if (secrets.includes(KEY)) return ok(name, "set as a secret; its value cannot be read from here");
  return missing(
    name,
    "not set; no document can be analyzed",
    `npx wrangler secret put ${KEY} --config ${CONFIG}`,
  );
}

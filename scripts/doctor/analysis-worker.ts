import { type Finding, missing, notChecked, ok, wrong } from "./finding.ts";

type Models = Readonly<Record<(typeof NAMES)[number], string | undefined>>;

/** The settings of the document queue's consumer, compared to the product's. */
export type AnalysisFacts = {
  /** The models that both configurations name. */
  models: { product: Models; analysis: Models };
  /** Names of that Worker's secrets: none before it is deployed, null when the account cannot be reached. */
  secrets: readonly string[] | null;
};

const NAMES = ["MODEL", "SECOND_READER_MODEL"] as const;
const KEY = "ANTHROPIC_API_KEY";
const CONFIG = "workers/analysis/wrangler.toml";

/** Judges whether documents are analysed with a key, and written and read by the same models as notes. */
export function judgeAnalysisWorker({ models: { product, analysis }, secrets }: AnalysisFacts): Finding[] {
  const same = NAMES.map((name) =>
    product[name] !== undefined && product[name] === analysis[name]
      ? ok(`${name} of both Workers`, "the same")
      : wrong(`${name} of both Workers`, "differs", `write the ${name} of wrangler.toml into ${CONFIG} too`),
  );
  return [...same, judgeKey(secrets)];
}

function judgeKey(secrets: readonly string[] | null): Finding {
  const name = `${KEY} of nursegpt-analysis`;
  if (secrets === null)
    return notChecked(name, "the account cannot be queried from here", "npx wrangler login");
  if (secrets.includes(KEY)) return ok(name, "set as a secret; its value cannot be read from here");
  return missing(
    name,
    "not set; no document can be analyzed",
    `npx wrangler secret put ${KEY} --config ${CONFIG}`,
  );
}

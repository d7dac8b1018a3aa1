import { z } from "zod";
import type { ProviderName } from "#app/base/runtime/providers.server.ts";
import { type Answer, ask, fetchJson } from "./answer.ts";
import { type Finding, missing, notChecked, ok, wrong } from "./finding.ts";

const health = z.object({ status: z.literal("ok"), providers: z.record(z.string(), z.string()) });

export type DeployedFacts = {
  /** Public origin; null if unknown. */
  origin: string | null;
  health: Answer<{ providers: Partial<Record<ProviderName, string>> }> | null;
};

export async function deployedFacts(origin: string | null): Promise<DeployedFacts> {
  if (origin === null) return { origin, health: null };
  return { origin, health: await ask(async () => health.parse(await fetchJson(`${origin}/health`))) };
}

/** Judges whether the deployed product answers, with real providers. */
export function judgeDeployed({ origin, health }: DeployedFacts): Finding[] {
  const name = origin ? `${origin}/health` : "/health";
  if (health === null) return [notChecked(name, "the public origin is not known", "--origin https://…")];
  if (health.kind === "unreachable")
    return [notChecked(name, health.why, "npm run deploy, and the custom domain")];
  if (health.kind === "refused")
    return health.status === 404
      ? [missing(name, "nothing of ours answers there", "npm run deploy, and the custom domain")]
      : [wrong(name, `answers with ${health.why}`, "npx wrangler tail nursegpt")];
  const standIns = Object.entries(health.value.providers).filter(([, mode]) => mode !== "live");
  return standIns.length === 0
    ? [ok(name, "answers, with real providers")]
    : [wrong(name, `stand-ins serve ${standIns.map(([provider]) => provider).join(", ")}`, "npm run deploy")];
}

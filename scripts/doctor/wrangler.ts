/** What wrangler knows: the local configurations, and the account if it can be reached. */
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { unstable_readConfig as readConfig } from "wrangler";
import { z } from "zod";
import type { BindingFacts } from "./bindings.ts";
import { pendingIn } from "./migrations.ts";
import type { ShardFacts } from "./shards.ts";

/** The Workers that `npm run deploy` deploys; the first is the product. */
const CONFIGURATIONS = ["wrangler.toml", "workers/analysis/wrangler.toml"] as const;
const [PRODUCT, ANALYSIS] = CONFIGURATIONS;
const LONGEST_MS = 60_000;
/** Cloudflare's error code. */
const NO_SUCH_WORKER = "10007";

type Named = Omit<BindingFacts, "existing">;

/** The relevant part of a configuration, as wrangler reads it. */
const configuration = z.object({
  vars: z.record(z.string(), z.coerce.string()),
  routes: z
    .array(z.union([z.string(), z.object({ pattern: z.string(), custom_domain: z.boolean().optional() })]))
    .optional(),
  d1_databases: z.array(
    z.object({
      binding: z.string(),
      database_name: z.string().optional(),
      database_id: z.string().optional(),
    }),
  ),
  kv_namespaces: z.array(z.object({ binding: z.string(), id: z.string().optional() })),
  r2_buckets: z.array(z.object({ binding: z.string(), bucket_name: z.string().optional() })),
  queues: z.object({
    producers: z.array(z.object({ queue: z.string() })).optional(),
    consumers: z.array(z.object({ queue: z.string(), dead_letter_queue: z.string().optional() })).optional(),
  }),
});
type Configuration = z.infer<typeof configuration>;

/** The deployed Workers' configuration: the product's variables and address, and all bindings. */
export function configurations(): {
  vars: Record<string, string>;
  analysisVars: Record<string, string>;
  origin: string | null;
  bindings: Named;
  /** The databases of people by Worker. */
  shards: Pick<ShardFacts, "product" | "analysis">;
} {
  const [product, ...others] = CONFIGURATIONS.map((config) =>
    configuration.parse(readConfig({ config }, { hideWarnings: true })),
  ) as [Configuration, ...Configuration[]];
  const all = [product, ...others];
  return {
    vars: product.vars,
    analysisVars: others[0]?.vars ?? {},
    origin: customDomainOf(product),
    shards: { product: shardsOf(product), analysis: others[0] ? shardsOf(others[0]) : [] },
    bindings: {
      databases: all
        .flatMap((one) => one.d1_databases)
        .map(({ binding, database_name, database_id }) => ({
          binding,
          name: database_name ?? binding,
          id: database_id ?? "",
        })),
      namespaces: all
        .flatMap((one) => one.kv_namespaces)
        .map(({ binding, id }) => ({ binding, id: id ?? "" })),
      buckets: all
        .flatMap((one) => one.r2_buckets)
        .map(({ binding, bucket_name }) => ({
          binding,
          name: bucket_name ?? binding,
        })),
      queues: [...new Set(all.flatMap(queuesOf))],
    },
  };
}

const shardsOf = ({ d1_databases }: Configuration): ShardFacts["product"] =>
  d1_databases.map(({ binding, database_id }) => ({ binding, id: database_id ?? "" }));

function customDomainOf({ routes = [] }: Configuration): string | null {
  const domains = routes.flatMap((route) =>
    typeof route === "object" && route.custom_domain ? [route.pattern] : [],
  );
  return domains[0] ? `https://${domains[0]}` : null;
}

function queuesOf({ queues: { producers = [], consumers = [] } }: Configuration): string[] {
  const consumed = consumers.flatMap(({ queue, dead_letter_queue }) =>
    dead_letter_queue ? [queue, dead_letter_queue] : [queue],
  );
  return [...producers.map(({ queue }) => queue), ...consumed];
}

/** Names of a deployed Worker's secrets: none before it is deployed, null if the account cannot be reached. */
export async function secretNames(worker: "product" | "analysis" = "product"): Promise<string[] | null> {
  const config = worker === "product" ? PRODUCT : ANALYSIS;
  const { output, error } = await ask(["secret", "list", "--config", config, "--format", "json"]);
  if (error?.includes(NO_SUCH_WORKER)) return [];
  const json = error === null && /\[[\s\S]*\]/.exec(output)?.[0];
  return json ? (JSON.parse(json) as { name: string }[]).map(({ name }) => name) : null;
}

/** What exists in the account, as far as the bindings need it. */
export async function existingIn({ queues, buckets }: Named): Promise<BindingFacts["existing"]> {
  const [existingQueues, existingBuckets] = await Promise.all([
    queues.length > 0 ? allQueues(queues) : null,
    buckets.length > 0 ? wrangler(["r2", "bucket", "list", "--config", PRODUCT]).then(wordsOf) : null,
  ]);
  return { queues: existingQueues, buckets: existingBuckets };
}

/** Page by page, until all wanted ones are found or a page has nothing new. */
async function allQueues(wanted: string[], page = 1, seen: string[] = []): Promise<string[] | null> {
  const words = wordsOf(await wrangler(["queues", "list", "--config", PRODUCT, "--page", String(page)]));
  if (words === null) return page === 1 ? null : seen;
  const known = [...new Set([...seen, ...words])];
  const isDone = wanted.every((name) => known.includes(name)) || known.length === seen.length;
  return isDone ? known : await allQueues(wanted, page + 1, known);
}

/** Migrations not yet applied to a database; null if it cannot be reached. */
export async function pendingMigrations(
  place: "machine" | "production",
  files: readonly string[],
  binding: string,
): Promise<string[] | null> {
  const state = process.env.STATE_DIR ?? ".wrangler/state";
  if (place === "machine" && !existsSync(state)) return [...files];
  const where = place === "production" ? ["--remote"] : ["--local", "--persist-to", state];
  const output = await wrangler(["d1", "migrations", "list", binding, "--config", PRODUCT, ...where]);
  return output === null ? null : pendingIn(output, files);
}

function wordsOf(table: string | null): string[] | null {
  return table === null ? null : table.split(/[\s│|]+/).filter(Boolean);
}

/** wrangler's output; null if it fails. */
async function wrangler(args: string[]): Promise<string | null> {
  const { output, error } = await ask(args);
  return error === null ? output : null;
}

/** Runs wrangler non-interactively. `error` is its error message, which may name an account. */
function ask(args: string[]): Promise<{ output: string; error: string | null }> {
  const script = join("node_modules", "wrangler", "bin", "wrangler.js");
  const env = { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false", NO_COLOR: "1" };
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      [script, ...args],
      { env, timeout: LONGEST_MS },
      (failure, output, complaint) => resolve({ output, error: failure ? `${output}${complaint}` : null }),
    ),
  );
}

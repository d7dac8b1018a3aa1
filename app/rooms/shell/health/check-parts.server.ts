import { sql } from "drizzle-orm";
import { everyShard, openShard } from "#app/base/data/database.server.ts";
import type { AppEnv } from "#app/base/runtime/env.server.ts";
import { type ProviderName, providerFetch } from "#app/base/runtime/providers.server.ts";
import { openDeadline, untilAborted } from "#app/base/runtime/timeout.ts";

const PARTS = [
  "database",
  "storage",
  "maintenance_queue",
  "document_queue",
  "identity",
  "payments",
  "model",
  "literature",
] as const;

type Part = (typeof PARTS)[number];
type PartStates = Record<Part, "up" | "down">;

/** How long a part may take to answer. */
const LONGEST_CHECK_MS = 1_000;
/** Within this time, the last answer is repeated, so that nobody can make us flood the providers. */
const REMEMBERED_MS = 10_000;

const remembered = new WeakMap<AppEnv, { at: number; parts: PartStates }>();

/** Checks what the product depends on, each part at most every ten seconds and for at most one second. */
export async function checkParts(
  env: AppEnv,
  { now = Date.now(), longestMs = LONGEST_CHECK_MS } = {},
): Promise<PartStates> {
  const known = remembered.get(env);
  if (known && now - known.at < REMEMBERED_MS) return known.parts;
  const checks = checksOf(env);
  const states = await Promise.all(
    PARTS.map(async (part) => [part, await stateOf(checks[part], longestMs)] as const),
  );
  const parts = Object.fromEntries(states) as PartStates;
  remembered.set(env, { at: now, parts });
  return parts;
}

/** Asks one part; what it has not answered by the signal is not waited for. */
type Check = (signal: AbortSignal) => Promise<unknown>;

async function stateOf(check: Check, longestMs: number): Promise<"up" | "down"> {
  const { signal, clear } = openDeadline(longestMs, []);
  try {
    await untilAborted(Promise.try(check, signal), signal);
    return "up";
  } catch {
    return "down";
  } finally {
    clear();
  }
}

function checksOf(env: AppEnv): Record<Part, Check> {
  const { settings } = env;
  const answers =
    (provider: ProviderName, address: string): Check =>
    (signal) =>
      isThere(providerFetch(env, provider), address, signal);
  const literature = [
    settings.EUROPE_PMC_URL ?? "https://www.ebi.ac.uk/europepmc/webservices/rest",
    settings.EUTILS_URL ?? "https://eutils.ncbi.nlm.nih.gov/entrez/eutils",
  ];
  return {
    database: () =>
      Promise.all(everyShard(env).map(async (shard) => await openShard(env, shard).run(sql`SELECT 1`))),
    storage: () =>
      Promise.all(
        [env.DOCUMENTS, env.PERSON_KEYS, env.PERSON_RECORDS].map((bucket) => bucket.head("health")),
      ),
    maintenance_queue: () => env.MAINTENANCE.metrics(),
    document_queue: () => env.DOCUMENT_QUEUE.metrics(),
    identity: answers("identity", settings.CLERK_API_URL),
    payments: answers("payments", settings.STRIPE_API_URL ?? "https://api.stripe.com"),
    model: answers("model", settings.ANTHROPIC_BASE_URL ?? "https://api.anthropic.com"),
    // One of the two services is enough.
    literature: (signal) => Promise.any(literature.map((address) => answers("literature", address)(signal))),
  };
}

/** Any answer but a server error will do: nothing is requested, and no key is sent. */
async function isThere(fetcher: typeof fetch, address: string, signal: AbortSignal): Promise<void> {
  const response = await fetcher(address, { redirect: "manual", signal });
  await response.body?.cancel();
  if (response.status >= 500) throw new Error(`Answers ${response.status}.`);
}

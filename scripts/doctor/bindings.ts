import { type Finding, missing, notChecked, ok } from "./finding.ts";

/** What all wrangler.toml files name that has to exist in the account. */
export type BindingFacts = {
  databases: { binding: string; name: string; id: string }[];
  namespaces: { binding: string; id: string }[];
  buckets: { binding: string; name: string }[];
  /** Queues with a producer, a consumer, or as a dead-letter queue; each once. */
  queues: string[];
  /** What exists in the account; null if that could not be asked. */
  existing: { queues: string[] | null; buckets: string[] | null };
};

const PLACEHOLDER = /^[0-]*$/;

/** Judges whether everything that the Workers are bound to exists. */
export function judgeBindings(facts: BindingFacts): Finding[] {
  const { databases, namespaces, buckets, queues, existing } = facts;
  return [
    ...databases.map(({ binding, name, id }) =>
      hasId(`D1 ${binding}`, id, `npx wrangler d1 create ${name}, and write its id into wrangler.toml`),
    ),
    ...namespaces.map(({ binding, id }) =>
      hasId(
        `KV ${binding}`,
        id,
        `npx wrangler kv namespace create ${binding}, and write its id into wrangler.toml`,
      ),
    ),
    ...buckets.map(({ name }) => exists("R2 bucket", name, existing.buckets, "r2 bucket create")),
    ...queues.map((name) => exists("queue", name, existing.queues, "queues create")),
  ];
}

function hasId(name: string, id: string, todo: string): Finding {
  return PLACEHOLDER.test(id)
    ? missing(name, "wrangler.toml holds a placeholder for its id", todo)
    : ok(name, "has an id");
}

function exists(kind: string, name: string, names: string[] | null, create: string): Finding {
  const label = `${kind} ${name}`;
  if (names === null)
    return notChecked(label, "the account cannot be queried from here", "npx wrangler login");
  return names.includes(name)
    ? ok(label, "exists")
    : missing(label, "does not exist", `npx wrangler ${create} ${name}`);
}

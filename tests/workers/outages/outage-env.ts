import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { shardBinding, shardsOf } from "#app/base/data/shards.ts";
import { type Ask, requestOf, type TestPerson } from "../signed-in.ts";

/** The ways in which a database is down: every call throws, fails later, or is never answered. */
export const OUTAGES = {
  "throws at once": () => {
    throw new Error("D1_ERROR: D1 is overloaded.");
  },
  "fails after a while": async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    throw new Error("Network connection lost.");
  },
  "never answers": () => new Promise<never>(() => {}),
} as const;

export type Outage = keyof typeof OUTAGES;

/** A binding whose methods all do the same. */
function brokenBinding<Binding>(call: () => unknown): Binding {
  const statement: object = new Proxy({}, { get: (_, name) => (name === "bind" ? () => statement : call) });
  const session = { prepare: () => statement, batch: call };
  return { withSession: () => session, ...session, exec: call, dump: call } as unknown as Binding;
}

/** The bindings without any database. */
export const envWithout = (outage: Outage): Env => withDatabases(env, () => brokenBinding(OUTAGES[outage]));

/** The bindings without one of the databases. */
export const envWithoutShard = (outage: Outage, shard: number): Env => ({
  ...env,
  [shardBinding(shard)]: brokenBinding(OUTAGES[outage]),
});

const withDatabases = (bindings: Env, change: (d1: D1Database) => D1Database): Env => ({
  ...bindings,
  ...Object.fromEntries(shardsOf(bindings).map((d1, shard) => [shardBinding(shard), change(d1)])),
});

/** The bindings with working databases that count queries; a batch counts as one. */
export function countingDatabase(bindings: Env): { env: Env; count: () => number } {
  let count = 0;
  const counted = <Target extends object>(target: Target): Target =>
    new Proxy(target, {
      get: (inner, name) => {
        const value: unknown = Reflect.get(inner, name);
        if (typeof value !== "function") return value;
        return (...parts: unknown[]) => {
          if (["all", "run", "raw", "first", "batch"].includes(String(name))) count += 1;
          const given =
            name === "batch" ? [(parts[0] as object[]).map((one) => plain.get(one) ?? one)] : parts;
          const answer: unknown = Reflect.apply(value, inner, given);
          if (!["prepare", "bind", "withSession"].includes(String(name))) return answer;
          const wrapped = counted(answer as object);
          plain.set(wrapped, answer as object);
          return wrapped;
        };
      },
    });
  const plain = new WeakMap<object, object>();
  return { env: withDatabases(bindings, counted), count: () => count };
}

/** One request of a signed-in browser to the Worker with other bindings; its background work is awaited. */
export async function askWith(
  bindings: Env,
  person: TestPerson,
  path: string,
  options?: Ask,
): Promise<Response> {
  const { answerVisit } = await import("#workers/site.ts");
  const context = createExecutionContext();
  const answer = await answerVisit(await requestOf(person, path, options), bindings, context);
  const whole = new Response(answer.body && (await answer.arrayBuffer()), answer);
  await waitOnExecutionContext(context);
  return whole;
}

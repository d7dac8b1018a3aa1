import type { DrizzleD1Database } from "drizzle-orm/d1";
import { type Databases, openDatabases, openDirectory } from "#app/base/data/database.server.ts";
import type * as schema from "#app/base/data/schema.ts";
import { shardBinding, shardsOf } from "#app/base/data/shards.ts";

/** Does a piece of work, possibly failing before or after it. */
export type Operation = <Answer>(work: () => Promise<Answer>) => Promise<Answer>;

export const WORKING: Operation = (work) => work();

/**
 * Fails once, at the n-th operation.
 * @param isAfter whether the work is done before it fails
 */
export function failingAt(at: number, isAfter: boolean): Operation {
  let count = 0;
  return async (work) => {
    count += 1;
    if (count !== at) return await work();
    if (isAfter) await work();
    throw new Error("A fault of the test.");
  };
}

/** The database with every round trip as one operation. */
export const faultyDatabase = (d1: D1Database, operation: Operation): DrizzleD1Database<typeof schema> =>
  openDirectory({ DB: faultyD1(d1, operation) });

/** The directory and all databases of people with every round trip as one operation. */
export function faultyDatabases(env: Env, operation: Operation): Databases {
  const bound = shardsOf(env).map((d1, shard) => [shardBinding(shard), faultyD1(d1, operation)]);
  return openDatabases({ ...env, ...Object.fromEntries(bound) });
}

function faultyD1(d1: D1Database, operation: Operation): D1Database {
  const session = d1.withSession("first-unconstrained");
  const faulty = {
    prepare: (query: string) => new FaultyStatement(session.prepare(query), operation),
    batch: (statements: FaultyStatement[]) =>
      operation(() => session.batch(statements.map(({ statement }) => statement))),
  };
  return { withSession: () => faulty } as unknown as D1Database;
}

class FaultyStatement {
  readonly statement: D1PreparedStatement;
  readonly #operation: Operation;

  constructor(statement: D1PreparedStatement, operation: Operation) {
    this.statement = statement;
    this.#operation = operation;
  }

  bind(...values: unknown[]) {
    return new FaultyStatement(this.statement.bind(...values), this.#operation);
  }

  all = () => this.#operation(() => this.statement.all());
  run = () => this.#operation(() => this.statement.run());
  raw = () => this.#operation(() => this.statement.raw());
}

/** The meters with every command as one operation. */
export function faultyMeters(meters: Env["USAGE_METER"], operation: Operation): Env["USAGE_METER"] {
  const getByName = (name: string) => {
    const stub = meters.getByName(name);
    return new Proxy(stub, {
      get: (_target, command: "addPack") => (given: never) =>
        operation(() => stub[command](given) as Promise<unknown>),
    });
  };
  return { getByName } as unknown as Env["USAGE_METER"];
}

/** `fetch` with every call as one operation. */
export const faultyFetch =
  (fetcher: typeof fetch, operation: Operation): typeof fetch =>
  (input, init) =>
    operation(() => fetcher(input, init));

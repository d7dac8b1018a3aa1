import type { Database } from "#app/base/data/database.server.ts";
import type { AppEnv } from "#app/base/runtime/env.server.ts";
import { openAccounts } from "#app/core/identity/accounts.server.ts";
import * as identity from "#app/core/identity/person.server.ts";
import { addCounts, type Counts } from "#app/core/maintenance/counts.ts";
import type { ErasureStep } from "#app/core/maintenance/deletion.server.ts";
import type { TableOfPerson } from "#app/core/maintenance/erase-rows.server.ts";
import * as usage from "#app/core/usage/person.server.ts";
import * as payments from "./payment-rows.server.ts";

type App = { env: AppEnv; database: Database };

/** A folder that keeps something of a person: where, and what erases it. */
type Eraser = {
  tables: readonly TableOfPerson[];
  /** Bindings of buckets whose objects belong to a person. */
  buckets: readonly string[];
  erase(app: App, userId: string): Promise<Counts>;
};

/** Every folder that keeps something of a person. This is the only place that calls their `erasePerson`. */
export const ERASERS: readonly Eraser[] = [
  {
    tables: usage.TABLES,
    buckets: [],
    erase: ({ env, database }, userId) => usage.erasePerson({ meters: env.USAGE_METER, database }, userId),
  },
  {
    tables: payments.TABLES,
    buckets: [],
    erase: ({ database }, userId) => payments.erasePerson(database, userId),
  },
  {
    tables: identity.TABLES,
    buckets: [],
    erase: ({ database }, userId) => identity.erasePerson(database, userId),
  },
];

/** By then a request that had passed the guard is over, and with it what it may have written late. */
const AGAIN_AFTER_MS = 10 * 60_000;

/**
 * The parts of a deletion, in order. The identity provider comes last of what is outside, so that a person whose
 * deletion is interrupted can still be told apart; `again` finds what was written late.
 */
export function erasureSteps(app: App): ErasureStep[] {
  const eraseAll = async (userId: string) => {
    const counts: Counts[] = [];
    for (const { erase } of ERASERS) counts.push(await erase(app, userId));
    return addCounts(...counts);
  };
  return [
    { name: "meter", erase: (userId) => usage.eraseMeter({ meters: app.env.USAGE_METER }, userId) },
    { name: "database", erase: eraseAll },
    { name: "identity", erase: async (userId) => ({ accounts: await accountsOf(app).delete(userId) }) },
    { name: "again", afterMs: AGAIN_AFTER_MS, erase: eraseAll },
  ];
}

const accountsOf = ({ env }: App) => openAccounts(env);

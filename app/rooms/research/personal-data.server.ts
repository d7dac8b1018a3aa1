import type { Database } from "#app/base/data/database.server.ts";
import { researchSearches } from "#app/base/data/schema.ts";
import type { SweepCounts } from "#app/core/maintenance/counts.ts";
import { eraseRows } from "#app/core/maintenance/erase-rows.server.ts";
import { readRows } from "./searches.server.ts";

/** Where research keeps something of a person. */
export const TABLES = [researchSearches] as const;

type ExportDeps = {
  database: Database;
  /** 32 bytes, base64. */
  base64Key: string;
  now: () => number;
};

/** The person's searches, newest first, with the answers that are still kept. */
export async function exportPerson(deps: ExportDeps, userId: string) {
  const rows = await readRows({ ...deps, userId });
  return rows.map(({ id, query, searchedAt, cached }) => ({ id, query, searchedAt, answer: cached }));
}

/** Erases everything that research holds about the person, and says how much; safe to repeat. */
export function erasePerson(database: Database, userId: string): Promise<SweepCounts> {
  return eraseRows(database, userId, TABLES);
}

/** All of it goes 30 days after the last paid plan ended. */
export const retainPerson = erasePerson;

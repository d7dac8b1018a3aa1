import { capture } from "../run.ts";
import { databaseBindings } from "./database-bindings.ts";

/** wrangler's arguments for an installation's stores: the deployed ones, or this machine's. */
export const placeOf = (isRemote: boolean): string[] =>
  isRemote ? ["--remote"] : ["--local", "--persist-to", process.env.STATE_DIR ?? ".wrangler/state"];

/**
 * The rows that one statement returns.
 * @param binding of the database; by default, the directory's
 * @throws Error with wrangler's output when the database could not be reached
 */
export function askDatabase(sql: string, place: readonly string[], binding = "DB"): unknown[] {
  // Otherwise, an older build's configuration would be read.
  const command = [
    "d1",
    "execute",
    binding,
    ...place,
    "--config",
    "wrangler.toml",
    "--json",
    "--command",
    sql,
  ];
  const { ok, output } = capture("wrangler", command);
  const answer = ok ? (JSON.parse(output.slice(output.indexOf("["))) as { results?: unknown[] }[]) : null;
  if (!answer) throw new Error(`${binding} could not be queried.\n${output}`);
  return answer[0]?.results ?? [];
}

/** The rows that one statement returns from all databases of people. @throws Error as above */
export const askEveryDatabase = (sql: string, place: readonly string[]): unknown[] =>
  databaseBindings().flatMap((binding) => askDatabase(sql, place, binding));

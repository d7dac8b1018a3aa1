import { capture } from "../run.ts";
import { databaseBindings } from "./database-bindings.ts";

/** Which of an installation's stores wrangler speaks to: the deployed ones, or this machine's. */
export const placeOf = (isRemote: boolean): string[] =>
  isRemote ? ["--remote"] : ["--local", "--persist-to", process.env.STATE_DIR ?? ".wrangler/state"];

/**
 * The rows that one statement answers.
 * @param binding whose: the directory's, unless another is named
 * @throws Error with what wrangler said where the database could not be asked
 */
export function askDatabase(sql: string, place: readonly string[], binding = "DB"): unknown[] {
  // An older build's configuration would be read otherwise.
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

/** The rows that one statement answers in all databases of people. @throws Error as above */
export const askEveryDatabase = (sql: string, place: readonly string[]): unknown[] =>
  databaseBindings().flatMap((binding) => askDatabase(sql, place, binding));

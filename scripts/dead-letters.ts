/**
 * `npm run dead-letters`: lists what the maintenance queue gave up, oldest first, from the deployed database.
 * `-- --retry <id>` or `-- --retry all` has the next cron, on the hour, queue it again; final ones stay. `--
 * --local` uses this machine's database.
 */
import { parseArgs } from "node:util";
import { z } from "zod";
import { askDatabase, placeOf } from "./serving/ask-database.ts";

const { values: given } = parseArgs({ options: { retry: { type: "string" }, local: { type: "boolean" } } });
const ask = (sql: string) => askDatabase(sql, placeOf(!given.local));

const letter = z.object({
  id: z.string(),
  type: z.string(),
  user_id: z.string().nullable(),
  dead_at: z.number(),
  times: z.number(),
  is_final: z.number(),
  retry_asked_at: z.number().nullable(),
  retried_at: z.number().nullable(),
});

function list(): void {
  const letters = z.array(letter).parse(ask("SELECT * FROM dead_letters ORDER BY dead_at"));
  for (const one of letters)
    console.log(
      [dayAndTime(one.dead_at), one.id, one.type, one.user_id ?? "-", `${one.times}×`, stateOf(one)].join(
        "  ",
      ),
    );
  console.log(
    letters.length === 0 ? "The maintenance queue has given up no message." : `${letters.length} letters.`,
  );
}

function retry(id: string): void {
  if (id !== "all" && !/^[0-9a-f]{16}$/.test(id)) throw new Error("An id has 16 hexadecimal digits.");
  const one = id === "all" ? "" : ` AND id = '${id}'`;
  const found = ask(
    `UPDATE dead_letters SET retry_asked_at = ${Date.now()}, retried_at = NULL WHERE is_final = 0${one} RETURNING id`,
  );
  console.log(`${found.length} will be retried by the next cron run.`);
  if (found.length === 0 && id !== "all") process.exitCode = 1;
}

function stateOf({ is_final, retry_asked_at, retried_at }: z.infer<typeof letter>): string {
  if (is_final) return "final: trying again would change nothing";
  if (retried_at) return `tried again ${dayAndTime(retried_at)}`;
  return retry_asked_at ? "will be tried again" : "waiting for a decision";
}

const dayAndTime = (at: number): string => new Date(at).toISOString().slice(0, 16).replace("T", " ");

if (given.retry === undefined) list();
else retry(given.retry);

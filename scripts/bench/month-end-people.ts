import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { noCounts } from "#app/core/meter/state.ts";

/** Where the local runtime keeps the product's database, once migrated. */
export function localDatabase(state: string): string {
  const folder = join(state, "v3/d1/miniflare-D1DatabaseObject");
  const file = readdirSync(folder).find((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
  if (!file) throw new Error(`There is no database in ${folder}.`);
  return join(folder, file);
}

/**
 * Puts people into a local state whose server is not running: an account, and an open month's figures as meters write
 * them.
 * @param period the month, "2026-11"
 */
export function settlePeople(state: string, { count, period }: { count: number; period: string }): void {
  const database = new DatabaseSync(localDatabase(state));
  const account = database.prepare(
    "INSERT INTO customers (user_id, plan, plan_chosen_at) VALUES (?, 'Free', 0)",
  );
  const month = database.prepare(
    `INSERT INTO usage_months (user_id, period, counts, input_tokens, output_tokens, closed_at, revision)
     VALUES (?, ?, ?, 4000, 2500, 0, 5)`,
  );
  const counts = JSON.stringify({ ...noCounts(), sbar: 5 });
  database.exec("BEGIN");
  for (let n = 0; n < count; n++) {
    const userId = `user_bench_${String(n).padStart(6, "0")}`;
    account.run(userId);
    month.run(userId, period, counts);
  }
  database.exec("COMMIT");
  database.close();
}

import { createHash, createHmac } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { serialize } from "node:v8";
import { emptyMeter, type MeterState } from "#app/core/meter/state.ts";

const OBJECT_CLASS = "nursegpt-UsageMeter";

/** Where the local runtime keeps the product's database, once it was migrated. */
export function localDatabase(state: string): string {
  const folder = join(state, "v3/d1/miniflare-D1DatabaseObject");
  const file = readdirSync(folder).find((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
  if (!file) throw new Error(`There is no database in ${folder}.`);
  return join(folder, file);
}

/**
 * Puts people into a local state whose server is not running: an account, one event in the month, and a meter that
 * still stands in it, as it was left by its last command. The files are those that the local runtime writes.
 * @param at a moment of the month that they used something in, Unix milliseconds
 */
export function settlePeople(state: string, { count, at }: { count: number; at: number }): void {
  const people = Array.from({ length: count }, (_, n) => `user_bench_${String(n).padStart(6, "0")}`);
  const meter = usedMeter(at);
  writeAccounts(localDatabase(state), people, { period: meter.period, at });
  writeMeters(join(state, "v3/do", OBJECT_CLASS), people, meter);
}

/** Somebody who wrote five notes. */
function usedMeter(at: number): MeterState {
  const meter = emptyMeter(at);
  const counts = { ...meter.counts, sbar: 5 };
  return { ...meter, counts, tokens: { inputTokens: 4_000, outputTokens: 2_500 } };
}

function writeAccounts(file: string, people: string[], { period, at }: { period: string; at: number }) {
  const database = new DatabaseSync(file);
  const account = database.prepare(
    "INSERT INTO customers (user_id, plan, plan_chosen_at) VALUES (?, 'Free', ?)",
  );
  const event = database.prepare("INSERT INTO usage_events VALUES (?, 'bench', 'sbar', ?, 4000, 2500, 1, ?)");
  database.exec("BEGIN");
  for (const userId of people) {
    account.run(userId, at);
    event.run(userId, period, at);
  }
  database.exec("COMMIT");
  database.close();
}

function writeMeters(folder: string, people: string[], meter: MeterState): void {
  mkdirSync(folder, { recursive: true });
  const template = join(folder, "template");
  const made = new DatabaseSync(template);
  made.exec("CREATE TABLE __miniflare_do_name (id INTEGER PRIMARY KEY, name TEXT)");
  made.exec("CREATE TABLE _cf_KV (key TEXT PRIMARY KEY, value BLOB) WITHOUT ROWID");
  made.prepare("INSERT INTO _cf_KV VALUES ('state', ?)").run(serialize(meter));
  made.close();
  for (const userId of people) {
    const file = join(folder, `${objectId(userId)}.sqlite`);
    copyFileSync(template, file);
    const own = new DatabaseSync(file);
    own.exec("PRAGMA synchronous = OFF");
    own.prepare("INSERT INTO __miniflare_do_name VALUES (1, ?)").run(userId);
    own.close();
  }
  rmSync(template);
}

/** The id that the runtime derives from an object's name. */
function objectId(name: string): string {
  const key = createHash("sha256").update(OBJECT_CLASS).digest();
  const half = (of: string | Buffer) => createHmac("sha256", key).update(of).digest().subarray(0, 16);
  const first = half(name);
  return Buffer.concat([first, half(first)]).toString("hex");
}

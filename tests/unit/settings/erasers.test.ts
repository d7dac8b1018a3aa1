import { readFileSync } from "node:fs";
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import * as schema from "#app/base/data/schema.ts";
import { ERASERS } from "#app/rooms/settings/erase-account.server.ts";

/** Tables that no deletion of an account touches, each with the reason. */
const OF_NOBODY: Record<string, string> = {
  deletion_jobs: "the deletion's own record, forgotten 30 days after its end",
  deletion_steps: "the deletion's own record, forgotten 30 days after its end",
  erasures: "counts only, of nobody",
  heartbeats: "when the cron last ran, of nobody",
  month_ends: "how far a month's end has come; the last id that was handed over goes when it is finished",
  people: "which database has the rows; goes with the deletion's own record, 30 days after its end",
  sales_requests:
    "asked without an account; erased by the verified addresses of an account, and after a year",
  unclaimed_payments:
    "paid without an account; goes when it is attached, given back, or its subscription ends",
};

const tables = Object.values(schema).filter((value) => is(value, SQLiteTable));
const owned = ERASERS.flatMap((eraser) => eraser.tables.map(getTableName));

test("Every table belongs to exactly one folder that erases a person from it, or is said to be of nobody [IDN-38]", () => {
  expect([...owned, ...Object.keys(OF_NOBODY)].sort()).toEqual(tables.map(getTableName).sort());
});

test("A table that is nobody's has no person's id, except the record of a deletion and of which database it is in", () => {
  const withId = tables.filter((table) => "userId" in getTableColumns(table)).map(getTableName);
  expect(withId.filter((name) => name in OF_NOBODY).sort()).toEqual([
    "deletion_jobs",
    "deletion_steps",
    "people",
  ]);
});

test("Every bucket that is bound belongs to a folder that erases a person from it", () => {
  const config = readFileSync("wrangler.toml", "utf8");
  expect(bucketsOf(config).filter((name) => !ERASERS.some(({ buckets }) => buckets?.includes(name)))).toEqual(
    [],
  );
  expect(bucketsOf('[[r2_buckets]]\nbucket_name = "b"\nbinding = "FILES"\n\n[vars]\nbinding = "x"')).toEqual([
    "FILES",
  ]);
});

/** The bindings of the buckets in a wrangler configuration. */
function bucketsOf(config: string): string[] {
  const blocks = config.split(/^(?=\[)/m).filter((block) => block.startsWith("[[r2_buckets]]"));
  return blocks.map((block) => /^binding\s*=\s*"(.*)"/m.exec(block)?.[1] ?? "");
}

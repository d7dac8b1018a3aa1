import { readFileSync } from "node:fs";
import { is } from "drizzle-orm";
import { SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import * as directoryTables from "#app/base/data/directory-tables.ts";
import * as schema from "#app/base/data/schema.ts";
import { filesBelow } from "#scripts/files-below.ts";

const namesOf = (module: object) =>
  Object.entries(module).flatMap(([name, value]) => (is(value, SQLiteTable) ? [name] : []));
const DIRECTORY = namesOf(directoryTables);
const PEOPLE = namesOf(schema).filter((name) => !DIRECTORY.includes(name));

/** The beginning of a statement: which database it asks, and for what. */
const ASKED =
  /\b(directory|database|databaseOf\([\w.]+\))\s*\.(?:(?:insert|update|delete)\((\w+)\)|query\.(\w+)|select\w*\((?:[^()]|\([^()]*\))*\)\s*\.from\((\w+)\))/g;

/** What a file queries: "directory stripeEvents". */
function askedIn(source: string): { whom: string; table: string }[] {
  return [...source.matchAll(ASKED)].flatMap(([, whom = "", written, queried, selected]) => {
    const table = written ?? queried ?? selected ?? "";
    return [...DIRECTORY, ...PEOPLE].includes(table) ? [{ whom: whom.replace(/\(.*/, ""), table }] : [];
  });
}

const asked = ["app", "workers"]
  .flatMap((folder) => filesBelow(folder, /\.tsx?$/))
  .flatMap((file) => askedIn(readFileSync(file, "utf8")).map((one) => ({ file, ...one })));

test("the directory is asked for its own tables, and databases of people for theirs", () => {
  const wrong = asked.filter(({ whom, table }) => DIRECTORY.includes(table) !== (whom === "directory"));
  expect(wrong).toEqual([]);
});

test("that is seen of most statements", () => {
  expect(asked.filter(({ whom }) => whom === "directory").length).toBeGreaterThan(10);
  expect(asked.filter(({ whom }) => whom !== "directory").length).toBeGreaterThan(40);
  expect(askedIn("await directory\n  .select({ a: b(c) })\n  .from(customers)")).toEqual([
    { whom: "directory", table: "customers" },
  ]);
});

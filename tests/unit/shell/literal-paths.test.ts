import { globSync, readFileSync } from "node:fs";
import { matchRoutes, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import siteMap from "#app/routes.ts";

type Entry = { path?: string; index?: boolean; children?: Entry[] };

/** The site map without the routes for paths that no other route has. */
const toRoutes = (entries: Entry[]): RouteObject[] =>
  entries
    .filter(({ path }) => path !== "*" && path !== "api/*")
    .map(({ path, index, children = [] }) =>
      index ? { index } : { ...(path === undefined ? {} : { path }), children: toRoutes(children) },
    );

/** Files that the browser asks for, what robots are kept from, and units. */
const OTHERS = /^\/(?:apple-touch-icon\.png|favicon\.(?:ico|svg)|og\.png|api\/x|min|h|g)$/;

/** The beginning of a text that is a path, up to a search, a fragment or something that is not simply put in. */
const PATH = /["`](\/[a-z](?:[\w./:*-]|\$\{[^{}`"]*\})*)/g;

/** What is put in is a part of the path, or, right behind a part, a search. */
const asPath = (written: string): string =>
  written
    .replace(/(?<=[^/])\$\{[^{}]*\}$/, "")
    .replace(/\$\{[^{}]*\}/g, "x")
    .replace(/\/$/, "/x");

const pathsIn = (source: string): string[] =>
  [...source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "").matchAll(PATH)].map(([, path = ""]) =>
    asPath(path),
  );

test("every path written in the code is one of the site map, so that no link, call or redirect leads nowhere", async () => {
  const routes = toRoutes((await siteMap) as Entry[]);
  const leadsSomewhere = (path: string) => OTHERS.test(path) || matchRoutes(routes, path) !== null;
  const files = globSync("app/{base,core,rooms}/**/*.{ts,tsx}").filter((file) => !/\blists\b/.test(file));
  const paths = files.flatMap((file) =>
    pathsIn(readFileSync(file, "utf8")).map((path) => `${file.replaceAll("\\", "/")}: ${path}`),
  );
  expect(paths.length).toBeGreaterThan(150);
  expect(paths.filter((found) => !leadsSomewhere(found.slice(found.indexOf(": ") + 2)))).toEqual([]);
});

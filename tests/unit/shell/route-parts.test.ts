import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import siteMap from "#app/routes.ts";
import { openBuilds } from "#workers/route-parts.ts";

type Entry = { id?: string; file: string; path?: string; index?: boolean; children?: Entry[] };
type Listed = { id: string; parentId?: string; path?: string | undefined; index?: boolean | undefined };

/** The site map as a build lists it. */
function listed(entries: Entry[], parentId: string): Listed[] {
  return entries.flatMap(({ id, file, path, index, children = [] }) => [
    { id: id ?? file, parentId, path, index },
    ...listed(children, id ?? file),
  ]);
}

const ALL: Listed[] = [{ id: "root", path: "" }, ...listed((await siteMap) as Entry[], "root")];
const routes = Object.fromEntries(ALL.map((route) => [route.id, route]));
const WHOLE = { routes, assets: { routes } } as unknown as ServerBuild;
const buildsFor = openBuilds(WHOLE);

function treeOf(build: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route?.parentId === parentId)
    .map((route) => {
      const { id, path, index } = route as Listed;
      const children = treeOf(build, id);
      return { id, path, ...(index ? { index } : { children }) } as RouteObject;
    });
}

const matchedIn = (build: ServerBuild, path: string) =>
  matchRoutes(treeOf(build), path)?.map(({ route, params }) => [route.id, params]);

/** A concrete path for a route. */
function askedFor({ id }: Listed): string {
  const line: string[] = [];
  for (let at: Listed | undefined = routes[id]; at; at = at.parentId ? routes[at.parentId] : undefined)
    if (at.path) line.unshift(at.path.replace(":id", "d1").replace("*", "x/y"));
  return `/${line.join("/")}`;
}

const PATHS = [
  ...ALL.map(askedFor),
  ...[
    "/Dashboard",
    "/%64ashboard/",
    "/API/session",
    "/no/such/page",
    "//dashboard",
    "/notes/",
    "/%zz",
    "/analysis/x",
  ],
];

test("a path matches the same routes in its part of the build as in the whole", () => {
  for (const path of PATHS)
    expect([path, matchedIn(buildsFor(path).build(), path)]).toEqual([path, matchedIn(WHOLE, path)]);
});

test("a part holds few routes, the start page among them, and a data request belongs to its page's", () => {
  const { part, build } = buildsFor("/dashboard.data");
  expect(part).toBe(buildsFor("/dashboard").part);
  expect(buildsFor("/_.data").part).toBe(buildsFor("/").part);
  expect(Object.keys(build().routes).length).toBeLessThan(8);
  expect(matchedIn(build(), "/")?.length).toBe(2);
  expect(Object.keys(build().assets.routes)).toEqual(Object.keys(build().routes));
});

test("a browser that asks which routes there are is told all, and paths that nobody knows share one part", () => {
  expect(buildsFor("/__manifest").build()).toBe(WHOLE);
  expect(new Set(["/a", "/b/c", "/d.txt"].map((path) => buildsFor(path).part))).toEqual(new Set([""]));
});

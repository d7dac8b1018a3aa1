import type { ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];

/** The build for one path: only with the routes that can match it. */
export type BuildFor = (pathname: string) => { part: string; build: () => ServerBuild };

/** The part that holds all routes. */
const WHOLE = "*";

/**
 * React Router tries one route after the other, each time through all layouts above it, and does so three times for a
 * page. So it is given only the routes that can match: those that begin with the path's first segment, the start page,
 * and those that match any path.
 * @returns for a path (as in an address, `.data` included) the part it belongs to and its build
 */
export function openBuilds(build: ServerBuild): BuildFor {
  const { routes, assets } = build;
  const ids = Object.keys(routes);
  const layouts = new Set(Object.values(routes).map((route) => route?.parentId));
  const starts = new Map(
    ids.filter((id) => !layouts.has(id)).map((id) => [id, firstSegmentOf(fullPathOf(routes, id))]),
  );
  const known = new Set(starts.values());

  const partOf = (pathname: string): string => {
    const segment = firstSegmentOf(pathname.replace(/(\/_)?\.data$/, ""));
    if (segment === null || pathname === MANIFEST_PATH) return WHOLE;
    return known.has(segment) ? segment : "";
  };
  const buildOf = (part: string): ServerBuild => {
    if (part === WHOLE) return build;
    const leaves = [...starts].filter(([, start]) => start === part || start === "" || isAny(start));
    const wanted = new Set(leaves.flatMap(([id]) => lineOf(routes, id)));
    const among = <Route>(all: Record<string, Route>): Record<string, Route> =>
      Object.fromEntries(Object.entries(all).filter(([id]) => wanted.has(id)));
    return { ...build, routes: among(routes), assets: { ...assets, routes: among(assets.routes) } };
  };
  return (pathname) => {
    const part = partOf(pathname);
    return { part, build: () => buildOf(part) };
  };
}

/** Where a browser asks which routes exist. */
const MANIFEST_PATH = "/__manifest";

/** As React Router compares it: decoded, in any case. Null for what cannot be decoded. */
function firstSegmentOf(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname.split("/")[1] ?? "").toLowerCase();
  } catch {
    return null;
  }
}

/** Whether a first segment stands for more than itself: a parameter, an optional segment or a splat. */
const isAny = (segment: string | null): boolean => segment === null || /[:?*]/.test(segment);

/** A route and the layouts above it, the route first. */
function lineOf(routes: Routes, id: string): string[] {
  const parent = routes[id]?.parentId;
  return parent ? [id, ...lineOf(routes, parent)] : [id];
}

const fullPathOf = (routes: Routes, id: string): string =>
  `/${lineOf(routes, id)
    .flatMap((one) => routes[one]?.path || [])
    .reverse()
    .join("/")}`;

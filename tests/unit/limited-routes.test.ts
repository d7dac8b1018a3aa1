import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";

/** API paths for unknown callers, and what limits each of them instead. */
const NO_PERSON: Record<string, string> = {
  "robots.txt": "fixed text",
  "sitemap.xml": "fixed text",
  health: "asks each part once in ten seconds, whoever calls",
  "api/csp-report": "logs 30 a minute, stores nothing",
  "api/webhooks/clerk": "acts on signed events only",
  "api/webhooks/stripe": "acts on signed events only",
};

/** Everything below this is limited by person and kind of path, in core/identity/session/guard.server.ts. */
const LIMITED = "rooms/shell/signed-in.layout.tsx";

function apiPaths(
  entries: readonly RouteConfigEntry[],
  isLimited: boolean,
): { path: string; isLimited: boolean }[] {
  return entries.flatMap(({ file, path = "", children = [] }) => {
    const own = /\.api\.tsx?$/.test(file) ? [{ path, isLimited }] : [];
    return [...own, ...apiPaths(children, isLimited || file.endsWith(LIMITED))];
  });
}

test("every API path is limited by person, or is on the list of those that nobody signs in for", async () => {
  const paths = apiPaths(await routes, false);
  expect(paths.length).toBeGreaterThan(50);
  const unlimited = paths.filter(({ isLimited }) => !isLimited).map(({ path }) => path);
  expect(unlimited.sort()).toEqual(Object.keys(NO_PERSON).sort());
});

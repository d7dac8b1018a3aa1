import { exports } from "cloudflare:workers";
import { expect, test } from "vitest";
import { watchConsole } from "../sbar/note-calls.ts";
import { ask, cookiesOf, ORIGIN, personWithPlan, type TestPerson, TO_A_PAGE } from "../signed-in.ts";

/** Every cookie that is read here, ours and the identity provider's. */
const COOKIES = [
  ...["time_zone", "theme", "remember_me", "skipPlanSelection", "activity", "__Host-activity"],
  ...["__session", "__client_uat", "__client_uat_abcd", "__clerk_db_jwt", "__refresh_abcd"],
];
const VALUES = [
  ...["%", "%E0%A4%A", "%zz", "%00", "", "=", "==", '"', '"%', "a.b.c", "a.b.c.d.e.f.g", "....", "-1", "NaN"],
  ...[
    "eyJhbGciOiJub25lIn0.e30.",
    "__proto__",
    "constructor",
    "%C3",
    "x".repeat(8_000),
    "1e999.1.F.1.-.used.00",
  ],
];
const PAGES = ["/", "/health", "/pricing", "/payment-success", "/sign-in", "/dashboard", "/api/session"];
const ADDRESSES = [
  ...[
    "/%",
    "/%E0%A4%A",
    "/notes/%zz",
    "/api/document/%E0%A4%A",
    "/api/document/%00",
    "/analysis/document/%C0%AE",
  ],
  ...[
    "/api/work/%",
    "/api/notes/%FF",
    "/__manifest?p=%",
    "/__manifest?p=/%E0%A4&version=%",
    "/%2e%2e/%2e%2e",
  ],
  ...[
    "/sign-in?redirect_url=%E0%A4%A",
    "/pricing?confirm=%",
    "/notes?q=%ff%fe",
    "/api/notes/search?q=%",
    "/?%",
  ],
  ...[
    "/api/notes?from=NaN&to=%&after=%00",
    "/api/medical-research/history?%",
    "/analysis/history?before=%E0",
  ],
  ...[
    "/dashboard.data",
    "/dashboard.data?_routes=%",
    "/_root.data?_routes=__proto__",
    "//",
    "/a//b",
    "/constructor",
  ],
];

/** The faults of an answer, if any. */
async function faultOf(what: string, path: string, init: RequestInit): Promise<string[]> {
  const response = await exports.default.fetch(ORIGIN + path, { redirect: "manual", ...init });
  await response.body?.cancel();
  const isDressed = response.headers.get("X-Content-Type-Options") === "nosniff";
  const hasPolicy = response.headers.get("Content-Security-Policy")?.includes("frame-ancestors 'none'");
  return response.status < 500 && isDressed && hasPolicy ? [] : [`${what}: ${response.status}`];
}

const withCookie = async (person: TestPerson, name: string, value: string) => {
  const own = (await cookiesOf(person)).split("; ").filter((pair) => !pair.startsWith(`${name}=`));
  return [...own, `${name}=${value}`].join("; ");
};

test("No cookie, however damaged, breaks a page", async () => {
  watchConsole();
  const person = await personWithPlan();
  const faults: string[] = [];
  const visit = async (cookies: string, path: string) => {
    const headers = { ...TO_A_PAGE, Cookie: cookies };
    faults.push(...(await faultOf(`${cookies.slice(-60)} at ${path}`, path, { headers })));
  };
  // All of them at once on every page, and each one with those of a signed-in person.
  for (const value of VALUES)
    for (const path of PAGES) await visit(COOKIES.map((name) => `${name}=${value}`).join("; "), path);
  for (const name of COOKIES)
    for (const value of VALUES.slice(0, 8)) await visit(await withCookie(person, name, value), "/dashboard");
  for (const name of ["time_zone", "activity"]) await visit(await withCookie(person, name, "%"), "/health");
  expect(faults).toEqual([]);
});

test("No address, however damaged, breaks the site", async () => {
  watchConsole();
  const Cookie = await cookiesOf(await personWithPlan());
  const faults: string[] = [];
  for (const address of ADDRESSES)
    for (const headers of [TO_A_PAGE, { ...TO_A_PAGE, Cookie }, { Accept: "application/json", Cookie }])
      faults.push(...(await faultOf(address, address, { headers })));
  expect(faults).toEqual([]);
});

const BODIES: readonly (readonly [type: string, body: string])[] = [
  ["application/json", "{}"],
  ["application/json", "{"],
  ["application/json", "null"],
  ["application/json", '{"__proto__":{"a":1},"text":[[[[]]]],"id":{}}'],
  ["text/plain", "hello"],
  ["multipart/form-data", "no boundary"],
  ["multipart/form-data; boundary=x", "--x\r\n"],
  ["application/x-www-form-urlencoded", "%E0%A4%A=%&plan=%"],
  ["application/octet-stream", "\u0000\u0001"],
  ["", ""],
];

const NOBODY: Record<string, string> = {};

/** Every path that accepts a body, from the site map itself. */
async function takingPaths(): Promise<string[]> {
  const { routes } = await import("virtual:react-router/server-build");
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [pathOf(route.parentId), route.path].filter(Boolean).join("/") : "";
  };
  return Object.values(routes)
    .filter((route) => route?.module.action)
    .map((route) => `/${pathOf(route?.id)}`.replaceAll(/:\w+|\*/g, "x"));
}

test("No body of the wrong kind breaks a path that takes one, signed in or not", async () => {
  watchConsole();
  const paths = await takingPaths();
  expect(paths.length).toBeGreaterThan(45);
  expect(paths).toContain("/pricing");
  const faults: string[] = [];
  // Paths that end the session or the account get their own person.
  for (const path of paths) {
    const Cookie = await cookiesOf(await personWithPlan());
    for (const [index, [type, body]] of BODIES.entries())
      for (const headers of index < 2 ? [{ Cookie }, NOBODY] : [{ Cookie }]) {
        const sent: Record<string, string> = {
          ...headers,
          Origin: ORIGIN,
          ...(type && { "Content-Type": type }),
        };
        for (const method of index === 0 ? ["POST", "PUT", "DELETE", "PATCH"] : ["POST"])
          faults.push(
            ...(await faultOf(`${method} ${path} as ${type}`, path, { method, headers: sent, body })),
          );
      }
  }
  expect(faults).toEqual([]);
});

test("another spelling of a path is held against the same rules: foreign sites, the plan to choose, the kept page", async () => {
  const person = await personWithPlan();
  for (const path of ["/api/session", "/API/session", "/%61pi/session", "/Api/Session"]) {
    const foreign = await ask(person, path, { headers: { "Sec-Fetch-Site": "cross-site" } });
    expect([path, foreign.status]).toEqual([path, 403]);
    expect([path, (await ask(person, path)).status]).toEqual([path, 200]);
  }
  const visitor = { headers: TO_A_PAGE };
  for (const path of ["/pricing", "/PRICING", "/%70ricing"]) {
    const page = await exports.default.fetch(ORIGIN + path, visitor);
    expect([path, page.headers.get("Cache-Control")]).toEqual([path, "public, max-age=0, must-revalidate"]);
  }
});

test("a method that nothing here has is refused in the product's own words", async () => {
  const person = await personWithPlan();
  for (const method of ["OPTIONS", "PROPFIND", "REPORT"]) {
    const refused = await ask(person, "/api/notes", { method });
    expect([method, refused.status, await refused.json()]).toEqual([
      method,
      405,
      expect.objectContaining({ code: "wrong_method" }),
    ]);
  }
});

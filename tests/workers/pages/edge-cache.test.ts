import { createExecutionContext, env, waitOnExecutionContext } from "cloudflare:test";
import { expect, test, vi } from "vitest";
import { PUBLIC_PAGES } from "#app/base/ui/public/public-pages.ts";
import worker from "#workers/app.ts";
import { throughEdgeCache } from "#workers/edge-cache.ts";
import { cookiesOf, personWithPlan } from "../signed-in.ts";

let count = 0;
/** A host that no other test uses: pages are cached per host. */
const freshOrigin = () => `http://host-${count++}.test`;

/** One request to the whole Worker, including its background work. */
async function visit(url: string, init: RequestInit = {}) {
  const context = createExecutionContext();
  const request = new Request(url, { redirect: "manual", ...init });
  const response = await worker.fetch(request as Parameters<typeof worker.fetch>[0], env as Env, context);
  const body = await response.text();
  await waitOnExecutionContext(context);
  return {
    status: response.status,
    headers: response.headers,
    body,
    edge: response.headers.get("X-Edge-Cache"),
  };
}

const withCookie = (Cookie: string) => ({ headers: { Cookie } });

test("the second visitor of a public page gets it from the edge, as it was and with its own security headers", async () => {
  const origin = freshOrigin();
  for (const { path } of PUBLIC_PAGES) {
    const first = await visit(origin + path);
    const second = await visit(origin + path);
    expect([path, first.edge, second.edge]).toEqual([path, "miss", "hit"]);
    expect(second.body).toBe(first.body);
    expect(second.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
    expect(second.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
    expect(second.headers.get("X-Frame-Options")).toBe("DENY");
    const policies = [first, second].map(({ headers }) => headers.get("Content-Security-Policy"));
    expect(policies[0]).toMatch(/'nonce-/);
    expect(policies[1]).toMatch(/'nonce-/);
    expect(policies[0]).not.toBe(policies[1]);
    expect(first.headers.get("X-Request-Id")).not.toBe(second.headers.get("X-Request-Id"));
  }
});

test("whoever holds a cookie of a session is never answered from the edge, and leaves nothing there", async () => {
  const cookies = [
    "activity=a.b.c.d",
    "__session=abc",
    "__session_Xy12=abc",
    "__client_uat=1732000000",
    "theme=dark; __client_uat_Xy12=1732000000",
    await cookiesOf(await personWithPlan()),
  ];
  for (const cookie of cookies) {
    const page = `${freshOrigin()}/pricing`;
    expect((await visit(page, withCookie(cookie))).edge).toBe("bypass");
    expect((await visit(page)).edge).toBe("miss");
    const own = await visit(page, withCookie(cookie));
    expect([own.edge, own.headers.get("Cache-Control")]).toEqual(["bypass", "private, no-store"]);
    expect((await visit(page)).edge).toBe("hit");
  }
});

test("nothing that is answered to somebody with a session is stored, however its address is spelled, unless it says so itself", async () => {
  const origin = freshOrigin();
  const person = await personWithPlan();
  const cookie = withCookie(await cookiesOf(person));
  for (const path of [
    "/PRICING",
    "/Pricing",
    "/pricing/",
    "/%70ricing",
    "/payment-success?plan=Premium",
    "/Payment-Success",
    "/payment-cancelled",
    "/sign-in",
    "/dashboard",
    "/api/session",
    "/nowhere",
  ]) {
    const { headers } = await visit(origin + path, cookie);
    expect([path, headers.get("Cache-Control")]).toEqual([path, expect.stringContaining("no-store")]);
  }
  const list = await visit(`${origin}/robots.txt`, cookie);
  expect(list.headers.get("Cache-Control")).toBe("public, max-age=3600");
});

test("cookies that tell of no session do not keep a page from the edge", async () => {
  const page = `${freshOrigin()}/about`;
  expect((await visit(page)).edge).toBe("miss");
  for (const cookie of [
    "__client_uat=0",
    "__client_uat_Xy12=0; time_zone=UTC",
    "remember_me=true",
    "__session=",
  ])
    expect((await visit(page, withCookie(cookie))).edge, cookie).toBe("hit");
});

test("each theme has its own page at the edge, and an unknown theme is the device's", async () => {
  const page = `${freshOrigin()}/about`;
  expect((await visit(page)).body).toContain('data-theme="system"');
  const dark = await visit(page, withCookie("theme=dark"));
  expect(dark.edge).toBe("miss");
  expect(dark.body).toContain('data-theme="dark"');
  const again = await visit(page, withCookie("theme=dark"));
  expect(again.edge).toBe("hit");
  expect(again.body).toContain('data-theme="dark"');
  expect((await visit(page, withCookie("theme=neon"))).edge).toBe("hit");
});

test("posts, redirects, queries and other paths do not touch the edge", async () => {
  const origin = freshOrigin();
  const form = {
    method: "POST",
    headers: { Origin: origin, "Content-Type": "application/x-www-form-urlencoded" },
  };
  for (let time = 0; time < 2; time++) {
    expect((await visit(`${origin}/pricing`, { ...form, body: "plan=Basic" })).edge).toBe("bypass");
    expect((await visit(`${origin}/pricing?confirm=Basic`)).edge).toBe("bypass");
    expect((await visit(`${origin}/pricing?theme=dark&build=x`)).edge).toBe("bypass");
    for (const path of [
      "/dashboard",
      "/sign-in",
      "/health",
      "/robots.txt",
      "/nowhere",
      "/api/session",
      "/pricing/",
    ])
      expect((await visit(origin + path)).edge, path).toBeNull();
  }
  expect((await visit(`${origin}/pricing`)).edge).toBe("miss");
  const cookies = await cookiesOf(await personWithPlan());
  const away = await visit(`${origin}/`, withCookie(cookies));
  expect([away.status, away.edge]).toEqual([302, "bypass"]);
  expect((await visit(`${origin}/`)).status).toBe(200);
});

const html = { "Content-Type": "text/html" };

/** The cache alone, in front of the test's own answer. */
async function behindCache(url: string, answer: () => Response, support?: string) {
  const events: string[] = [];
  const waiting: Promise<unknown>[] = [];
  const deps = {
    env: { ...env, settings: { SUPPORT_EMAIL: support } } as unknown as Parameters<
      typeof throughEdgeCache
    >[1]["env"],
    log: (_level: string, event: string) => events.push(event),
    waitUntil: (work: Promise<unknown>) => waiting.push(work),
  };
  const response = await throughEdgeCache(new Request(url), deps as never, async () => answer());
  const body = await response.text();
  await Promise.all(waiting);
  return { body, edge: response.headers.get("X-Edge-Cache"), status: response.status, events };
}

test("an answer that sets a cookie, carries a script or is no success is never kept", async () => {
  const answers: [() => Response, string][] = [
    [() => new Response("<p>", { headers: { ...html, "Set-Cookie": "a=b" } }), "bypass"],
    [() => new Response("<p>", { status: 500, headers: html }), "bypass"],
    [() => new Response(null, { status: 302, headers: { Location: "/" } }), "bypass"],
    [() => new Response('<p><script nonce="1">1</script>', { headers: html }), "miss"],
  ];
  for (const [answer, edge] of answers) {
    const url = `${freshOrigin()}/terms`;
    for (let time = 0; time < 2; time++) expect((await behindCache(url, answer)).edge).toBe(edge);
  }
});

test("another address of support is another page", async () => {
  const url = `${freshOrigin()}/contact`;
  const page = (text: string) => () => new Response(text, { headers: html });
  expect((await behindCache(url, page("one"), "a@nursegpt.test")).edge).toBe("miss");
  expect((await behindCache(url, page("two"), "b@nursegpt.test")).body).toBe("two");
  expect((await behindCache(url, page("three"), "a@nursegpt.test")).body).toBe("one");
});

test("a cache that cannot be asked or written is passed by, and the log tells", async () => {
  const edge = (caches as unknown as { default: Cache }).default;
  const match = vi.spyOn(edge, "match").mockRejectedValue(new Error("no cache"));
  const put = vi.spyOn(edge, "put").mockRejectedValue(new Error("no cache"));
  try {
    const answer = () => new Response("<p>made now", { headers: html });
    const { body, status, events } = await behindCache(`${freshOrigin()}/terms`, answer);
    expect([body, status, events]).toEqual(["<p>made now", 200, ["edge_cache.failed"]]);
    expect([match.mock.calls.length, put.mock.calls.length]).toEqual([1, 1]);
  } finally {
    match.mockRestore();
    put.mockRestore();
  }
});

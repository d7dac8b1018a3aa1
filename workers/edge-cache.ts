import { readCookie } from "#app/base/http/cookies.server.ts";
import { rulePathOf } from "#app/base/http/page-path.ts";
import type { AppContext } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { THEME_COOKIE, toTheme } from "#app/base/ui/browser/theme.ts";
import { PUBLIC_PAGES } from "#app/base/ui/public/public-pages.ts";
import { hasSessionCookie } from "#app/base/ui/public/public-visitor.server.ts";

const KEPT_SECONDS = 600;
const PATHS: ReadonlySet<string> = new Set(PUBLIC_PAGES.map(({ path }) => path));
/** The edge may keep a page; a browser must ask again, because the next person at the computer may be someone else. */
const FOR_BROWSERS = "public, max-age=0, must-revalidate";

const NO_STORE = "private, no-store";

type Deps = Pick<AppContext, "env" | "log" | "waitUntil">;

/**
 * Serves a public page from the edge cache where possible, otherwise renders it. Only what is the same for everybody
 * is kept: a page without a query, requested without a session cookie. A failing cache is bypassed. `X-Edge-Cache`
 * tells `hit`, `miss` or, for a public page that may not be kept, `bypass`. Any other response to a request with a
 * session, however its address is spelled, is marked not to be stored, unless it sets its own `Cache-Control`.
 */
export async function throughEdgeCache(
  request: Request,
  deps: Deps,
  answer: () => Promise<Response>,
): Promise<Response> {
  if (!PATHS.has(rulePathOf(request))) return storedNowhere(request, await answer());
  if (!isForEverybody(request)) return marked(await answer(), "bypass");
  const key = await keyOf(request, deps.env);
  const kept = await edge()
    .match(key)
    .catch(() => undefined);
  if (kept) return marked(kept, "hit");
  const made = await answer();
  if (!isKeepable(made)) return marked(made, "bypass");
  deps.waitUntil(keep(key, made.clone(), deps));
  return marked(made, "miss");
}

function storedNowhere(request: Request, response: Response): Response {
  if (response.headers.has("Cache-Control") || !hasSessionCookie(request)) return response;
  const answered = new Response(response.body, response);
  answered.headers.set("Cache-Control", NO_STORE);
  return answered;
}

/** The browser's types, which have no default cache, hide the Worker's. */
const edge = (): Cache => (caches as unknown as { default: Cache }).default;

/** In development, pages change while the server runs. */
function isForEverybody(request: Request): boolean {
  if (import.meta.env.MODE === "development") return false;
  return request.method === "GET" && !request.url.includes("?") && !hasSessionCookie(request);
}

const isKeepable = ({ status, headers }: Response): boolean => status === 200 && !headers.has("Set-Cookie");

/**
 * Pages differ by address, theme, build and configured support address. The build is known by the version of its
 * assets, so a new build never serves a page that names old assets.
 */
async function keyOf(request: Request, env: Deps["env"]): Promise<Request> {
  const { assets } = await import("virtual:react-router/server-build");
  const key = new URL(request.url);
  key.pathname = rulePathOf(request);
  key.searchParams.set("theme", toTheme(readCookie(request, THEME_COOKIE)));
  key.searchParams.set("build", assets.version);
  key.searchParams.set("support", env.settings.SUPPORT_EMAIL ?? "");
  return new Request(key);
}

/** A page with a script is not kept: its nonce belongs to one response. */
async function keep(key: Request, page: Response, { log }: Deps): Promise<void> {
  try {
    const body = await page.text();
    if (body.includes("<script")) return;
    const kept = new Response(body, page);
    kept.headers.set("Cache-Control", `public, s-maxage=${KEPT_SECONDS}`);
    await edge().put(key, kept);
  } catch (error) {
    log("warn", "edge_cache.failed", { cause: causeOf(error) });
  }
}

function marked(response: Response, how: "hit" | "miss" | "bypass"): Response {
  const answered = new Response(response.body, response);
  answered.headers.set("X-Edge-Cache", how);
  answered.headers.set("Cache-Control", how === "bypass" ? NO_STORE : FOR_BROWSERS);
  return answered;
}

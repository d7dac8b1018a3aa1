import { readCookie } from "#app/base/http/cookies.server.ts";
import { rulePathOf } from "#app/base/http/page-path.ts";
import type { AppContext } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { PUBLIC_PAGES } from "#app/base/ui/public-pages.ts";
import { hasSessionCookie } from "#app/base/ui/public-visitor.server.ts";
import { THEME_COOKIE, toTheme } from "#app/base/ui/theme.ts";
import { SENT_COOKIE } from "#app/rooms/marketing/contact-fields.ts";

const KEPT_SECONDS = 600;
const PATHS: ReadonlySet<string> = new Set(PUBLIC_PAGES.map(({ path }) => path));
/** The edge may keep a page, a browser must ask again: it may be somebody else's turn at the computer. */
const FOR_BROWSERS = "public, max-age=0, must-revalidate";

const NO_STORE = "private, no-store";

type Deps = Pick<AppContext, "env" | "log" | "waitUntil">;

/**
 * A public page from the edge's cache where it can be, else as it is made now. Only what is the same for everybody is
 * kept: a page without a query, asked for without a cookie of a session or of a message just sent. A failing cache is bypassed.
 * `X-Edge-Cache` tells `hit`, `miss` or, for a public page that may not be kept, `bypass`.
 * Whatever else is answered to somebody with a session, under whatever spelling of its address, is stored nowhere,
 * unless it says itself how long it may be kept.
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

/** The types of the browser, which knows no default cache, hide those of the Worker. */
const edge = (): Cache => (caches as unknown as { default: Cache }).default;

/** In development, pages change while the server runs. */
function isForEverybody(request: Request): boolean {
  if (import.meta.env.MODE === "development") return false;
  const isPersonal = hasSessionCookie(request) || readCookie(request, SENT_COOKIE) !== undefined;
  return request.method === "GET" && !request.url.includes("?") && !isPersonal;
}

const isKeepable = ({ status, headers }: Response): boolean => status === 200 && !headers.has("Set-Cookie");

/**
 * A page is another one for each address, theme, build and configured address of support. The build's version is that
 * of its assets, so that a new one never gets a page that names the old ones.
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

/** A page with a script is not kept: its nonce belongs to one answer. */
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

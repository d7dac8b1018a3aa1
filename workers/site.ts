import { createRequestHandler, data, RouterContextProvider, type ServerBuild } from "react-router";
import { refuseMethod } from "#app/base/http/api.server.ts";
import { ERRORS, errorBody, errorResponse, toAppError } from "#app/base/http/errors.ts";
import {
  type AnswerKind,
  clerkHostOf,
  scriptHostOf,
  securityHeaders,
} from "#app/base/http/headers.server.ts";
import { rulePathOf } from "#app/base/http/page-path.ts";
import { type AppContext, appContext, appOf } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { isPartDown } from "#app/base/runtime/part-down.ts";
import { timeZoneOf } from "#app/base/runtime/time-zone.server.ts";
import { PUBLIC_PAGES } from "#app/base/ui/public/public-pages.ts";
import { isBillingAddress } from "#app/core/payments/checkout/billing-documents.ts";
import { openAppContext } from "./app-context.ts";
import { benchPath } from "./bench-paths.ts";
import { throughEdgeCache } from "./edge-cache.ts";
import { type BuildFor, openBuilds } from "./route-parts.ts";

type Handler = ReturnType<typeof createRequestHandler>;
const handlers = new Map<string, Handler>();
let builds: BuildFor | undefined;

/**
 * React Router, loaded with the first request to each part of the site and kept: given a function, it would rank all
 * routes anew for each request. In development the routes change while it runs, so there it gets a function.
 */
async function render(request: Request, context: RouterContextProvider): Promise<Response> {
  const { MODE } = import.meta.env;
  const load = async () => withOwnWords(await import("virtual:react-router/server-build"));
  if (MODE === "development") return createRequestHandler(load, MODE)(request, context);
  builds ??= openBuilds(await load());
  const { part, build } = builds(new URL(request.url).pathname);
  const handler = handlers.get(part) ?? createRequestHandler(build(), MODE);
  handlers.set(part, handler);
  return handler(request, context);
}

type RouteHandler = (args: { request: Request; context: Readonly<RouterContextProvider> }) => unknown;

/**
 * The build, with loaders and actions that fail with our own error text and status 503 while a part is down, and paths
 * without a page that refuse the methods they do not support.
 */
function withOwnWords(build: ServerBuild): ServerBuild {
  const routes = Object.fromEntries(
    Object.entries(build.routes).map(([id, route]) => {
      if (!route) return [id, route];
      const refuse = id.endsWith(".api") ? refuseMethod : undefined;
      const { loader = refuse, action = refuse } = route.module;
      const module = {
        ...route.module,
        ...(loader && { loader: inWords(loader as RouteHandler) }),
        ...(action && { action: inWords(action as RouteHandler) }),
      };
      return [id, { ...route, module }];
    }),
  );
  return { ...build, routes: routes as ServerBuild["routes"] };
}

function inWords(handler: RouteHandler): RouteHandler {
  return async (args) => {
    try {
      return await handler(args);
    } catch (error) {
      if (!isPartDown(error)) throw error;
      const { code } = toAppError(error);
      const path = new URL(args.request.url).pathname;
      appOf(args.context).log("error", "page.failed", { code, path, cause: causeOf(error) });
      throw data(errorBody(code), { status: ERRORS[code].status });
    }
  };
}

/** Paths of the local stand-ins that a browser opens directly; they exist only where the binding does. */
const SANDBOX_PATHS = /^https?:\/\/[^/]+\/__(clerk|sandbox)\//;

/** Answers one request to the site. */
export async function answerVisit(
  request: Request,
  env: Env,
  execution: ExecutionContext,
): Promise<Response> {
  if (env.SANDBOX && SANDBOX_PATHS.test(request.url))
    return await (benchPath(request, env) ?? env.SANDBOX.fetch(request));
  const app = contextOf(request, env, execution);
  return withHeaders(await answerSafely(request, app), request, app);
}

/** Every response gets its headers, even after an unexpected failure. */
async function answerSafely(request: Request, app: AppContext): Promise<Response> {
  try {
    if (!METHODS.has(request.method)) return errorResponse("wrong_method");
    if (isForeignOrigin(request)) return errorResponse("foreign_origin");
    if (FILE.test(request.url)) return new Response(null, { status: 404, headers: NOT_STORED });
    return await throughEdgeCache(request, app, () => answer(request, app));
  } catch (error) {
    app.log("error", "request.failed", { path: new URL(request.url).pathname, cause: causeOf(error) });
    return toAppError(error).toResponse();
  }
}

/** Scripts and styles. The Worker is asked only for those that are not there, or not yet: while a release rolls out. */
const FILE = /^https?:\/\/[^/]+\/assets\//;
const NOT_STORED = { "Cache-Control": "no-store" };

/**
 * Whether a browser sent a changing request, or one to a path without a page, from another site. Callers without a
 * browser (webhooks, cron) send neither header; they prove themselves by a signature.
 */
function isForeignOrigin(request: Request): boolean {
  if (SAFE.has(request.method)) return API.test(rulePathOf(request)) && isFromOtherSite(request);
  const origin = request.headers.get("Origin");
  if (origin) return origin !== new URL(request.url).origin;
  return isFromOtherSite(request);
}

function isFromOtherSite(request: Request): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  return site !== null && site !== "same-origin" && site !== "none";
}

const SAFE = new Set(["GET", "HEAD"]);
/** React Router answers any other method with its own text, and OPTIONS like GET; no other site may ask first. */
const METHODS = new Set([...SAFE, "POST", "PUT", "PATCH", "DELETE"]);

/** Paths without a page; a browser sent to one by another site could only download or do what that site wants. */
const API = /^\/(api|reset)\//;

function contextOf(request: Request, env: Env, execution: ExecutionContext): AppContext {
  return openAppContext(env, {
    requestId: request.headers.get("CF-Ray") ?? crypto.randomUUID(),
    waitUntil: (work) => execution.waitUntil(work),
    timeZone: () => timeZoneOf(request),
  });
}

function answer(request: Request, app: AppContext): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(appContext, app);
  return render(request, context);
}

const PLAIN_PAGES: ReadonlySet<string> = new Set([
  ...PUBLIC_PAGES.map(({ path }) => path),
  "/payment-success",
  "/payment-cancelled",
]);

/** Pages without the app's scripts, and everything that is not a page. */
function isPlain(request: Request): boolean {
  const { pathname } = new URL(request.url);
  return PLAIN_PAGES.has(pathname) || NO_PAGE.test(pathname);
}

const NO_PAGE = /^\/(api|reset)\/|^\/health$/;

function kindOf(request: Request, { providers, settings }: AppContext["env"]): AnswerKind {
  if (isPlain(request)) return { isPlain: true };
  return {
    clerkHost: providers.identity === "live" ? clerkHostOf(settings.CLERK_PUBLISHABLE_KEY) : null,
    paymentHost: isBillingAddress(new URL(request.url)) ? scriptHostOf(settings.STRIPE_SCRIPT_URL) : null,
  };
}

function withHeaders(response: Response, request: Request, { env, nonce, requestId }: AppContext): Response {
  const answered = new Response(response.body, response);
  for (const [name, value] of Object.entries(securityHeaders(nonce, kindOf(request, env))))
    answered.headers.set(name, value);
  answered.headers.set("X-Request-Id", requestId);
  return answered;
}

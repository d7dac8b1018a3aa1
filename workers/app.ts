import "./sandbox-fetch.ts"; // must stay the first import: @clerk/backend binds fetch when it loads
import { createRequestHandler, RouterContextProvider } from "react-router";
import { type Database, openDatabase } from "#app/base/data/database.server.ts";
import { errorResponse } from "#app/base/http/errors.ts";
import { clerkHostOf, scriptHostOf, securityHeaders } from "#app/base/http/headers.server.ts";
import { isForeignOrigin } from "#app/base/http/origin.server.ts";
import { type AppContext, appContext } from "#app/base/runtime/context.server.ts";
import { readEnv } from "#app/base/runtime/env.server.ts";
import { openLog } from "#app/base/runtime/log.server.ts";
import { timeZoneOf } from "#app/base/runtime/time-zone.server.ts";
import { openTiming } from "#app/base/runtime/timing.server.ts";
import { throughEdgeCache } from "./edge-cache.ts";
import { isPing, pingMeter } from "./ping-meter.ts";

export { UsageMeter } from "./usage-meter.ts";

let handler: ReturnType<typeof createRequestHandler> | undefined;

/**
 * React Router, loaded with the first request and kept: given a function, it would rank all routes anew for each one.
 * In development the routes change while it runs, so there it is given one.
 */
async function render(request: Request, context: RouterContextProvider): Promise<Response> {
  const { MODE } = import.meta.env;
  const load = () => import("virtual:react-router/server-build");
  handler ??= createRequestHandler(MODE === "development" ? load : await load(), MODE);
  return handler(request, context);
}

/** Paths of the local stand-ins that a browser opens itself; they exist only where the binding does. */
const SANDBOX_PATHS = /^\/__(clerk|sandbox)\//;

export default {
  async fetch(request, env, execution) {
    if (env.SANDBOX && isPing(request)) return pingMeter(request, env);
    if (env.SANDBOX && SANDBOX_PATHS.test(new URL(request.url).pathname)) return env.SANDBOX.fetch(request);
    const app = contextOf(request, env, execution);
    const response = isForeignOrigin(request)
      ? errorResponse("foreign_origin")
      : await throughEdgeCache(request, app, () => answer(request, app));
    return withHeaders(response, app);
  },

  // Loaded when it is needed: it brings @clerk/backend, which must load after the first import has run.
  async scheduled({ scheduledTime }, env) {
    const { runCron } = await import("./maintenance/cron.ts");
    await runCron(env, scheduledTime);
  },

  async queue(batch, env) {
    const { consumeMaintenance } = await import("./maintenance/index.ts");
    await consumeMaintenance(batch, env);
  },
} satisfies ExportedHandler<Env>;

function contextOf(request: Request, env: Env, execution: ExecutionContext): AppContext {
  const requestId = request.headers.get("CF-Ray") ?? crypto.randomUUID();
  let database: Database | undefined;
  let timeZone: string | undefined;
  return {
    env: readEnv(env),
    // Many requests need neither of the two.
    get database() {
      database ??= openDatabase(env.DB);
      return database;
    },
    get timeZone() {
      timeZone ??= timeZoneOf(request);
      return timeZone;
    },
    log: openLog(requestId),
    timing: openTiming(),
    requestId,
    waitUntil: (work) => execution.waitUntil(work),
    nonce: crypto.randomUUID().replaceAll("-", ""),
    now: Date.now,
  };
}

function answer(request: Request, app: AppContext): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(appContext, app);
  return render(request, context);
}

function withHeaders(response: Response, { env, nonce, requestId }: AppContext): Response {
  const clerkHost =
    env.providers.identity === "live" ? clerkHostOf(env.settings.CLERK_PUBLISHABLE_KEY) : null;
  const answered = new Response(response.body, response);
  for (const [name, value] of Object.entries(
    securityHeaders(nonce, clerkHost, scriptHostOf(env.settings.STRIPE_SCRIPT_URL)),
  ))
    answered.headers.set(name, value);
  answered.headers.set("X-Request-Id", requestId);
  return answered;
}

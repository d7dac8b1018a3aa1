import {
  makeAuthObjectSerializable,
  type SignedInAuthObject,
  type SignedOutAuthObject,
} from "@clerk/backend/internal";
import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { appOf } from "#app/base/runtime/context.server.ts";
import type { AppEnv } from "#app/base/runtime/env.server.ts";
import { clerkOf } from "../clerk.server.ts";
import { credentialsOf, keepVerified, verifiedBefore } from "./verified-requests.server.ts";

type Context = Readonly<RouterContextProvider>;
type Auth = SignedInAuthObject | SignedOutAuthObject;

const authContext = createContext<Auth>();

/** The person whom the request's session token names; `userId` is null for a visitor. Set by `authenticate`. */
export const authOf = (context: Context): Auth => context.get(authContext);

/**
 * Asks Clerk's SDK who sends the request, unless it has just answered for the same cookies. Knowing the signing key,
 * the SDK verifies the token locally; a document whose cookies contradict each other goes through Clerk's handshake.
 *
 * The middleware of @clerk/react-router does the same, but builds a client with every API class twice per request and
 * reads some sixty environment values: half of what the dashboard cost before it was replaced (decision 0018).
 */
export const authenticate: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { env, now } = appOf(context);
  const credentials = credentialsOf(request);
  const known = credentials && verifiedBefore(env.settings, credentials, now());
  if (known) {
    context.set(authContext, known);
    return await next();
  }
  const state = await askClerk(request, env.settings);
  if (state.headers.has("Location")) return new Response(null, { status: 307, headers: state.headers });
  if (state.status === "handshake") throw new Error("Clerk wants a handshake but names no address.");
  const auth = state.toAuth();
  const headers = [...state.headers];
  // A result with cookies of its own took more than reading the token.
  if (credentials && headers.length === 0) keepVerified(env.settings, credentials, auth);
  context.set(authContext, auth);
  const response = await next();
  for (const [name, value] of headers) response.headers.append(name, value);
  return response;
};

async function askClerk(request: Request, settings: AppEnv["settings"]) {
  // Without the body, which the SDK does not need and would otherwise take away from the action.
  const headers = new Headers(request.headers);
  headers.set("Cookie", withoutDuplicateToken(headers.get("Cookie") ?? ""));
  const question = new Request(request.url, { method: request.method, headers });
  const { origin } = new URL(request.url);
  const proxyUrl = proxyOf(settings.CLERK_PROXY_URL, origin);
  return await clerkOf(settings).authenticateRequest(question, {
    authorizedParties: [origin],
    ...(proxyUrl && { proxyUrl }),
  });
}

/**
 * Clerk writes token and sign-in time twice, under a plain name and one with the instance's suffix, and its SDK decodes
 * both tokens a dozen times to choose one. If the two pairs are identical, it gets one.
 */
export function withoutDuplicateToken(cookies: string): string {
  const pairs = cookies.split("; ");
  const [session, age] = ["__session=", "__client_uat="].map((name) =>
    pairs.find((pair) => pair.startsWith(name)),
  );
  if (!session || !age) return cookies;
  const suffixes = pairs.filter((pair) => pair.startsWith("__client_uat_") && valueIn(pair) === valueIn(age));
  const isTwice = suffixes.some((pair) => {
    const suffix = pair.slice("__client_uat".length, pair.indexOf("="));
    return pairs.includes(`__session${suffix}=${valueIn(session)}`);
  });
  return isTwice ? pairs.filter((pair) => pair !== session && pair !== age).join("; ") : cookies;
}

const valueIn = (pair: string): string => pair.slice(pair.indexOf("=") + 1);

/**
 * What `ClerkProvider` of @clerk/react-router reads from its loader: keys, addresses of scripts and who is signed in.
 * The shape is the package's own (`getResponseClerkState`); the package's version is pinned.
 */
export function clerkStateOf(request: Request, context: Context) {
  const { settings } = appOf(context).env;
  return {
    clerkState: {
      __internal_clerk_state: {
        __clerk_ssr_state: makeAuthObjectSerializable(authOf(context)),
        __publishableKey: settings.CLERK_PUBLISHABLE_KEY,
        __proxyUrl: proxyOf(settings.CLERK_PROXY_URL, new URL(request.url).origin),
        __clerkJSUrl: settings.CLERK_JS_URL,
        __telemetryDisabled: settings.CLERK_TELEMETRY_DISABLED,
      },
    },
    /** Not under the provider's own name, which would load the forms on every page. */
    clerkUiUrl: settings.CLERK_UI_URL,
  };
}

/** The stand-in's proxy is a path of our own origin. */
const proxyOf = (proxy: string | undefined, origin: string): string | undefined =>
  proxy && new URL(proxy, origin).href;

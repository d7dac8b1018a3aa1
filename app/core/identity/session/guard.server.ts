import { createContext, href, type MiddlewareFunction, redirect } from "react-router";
import { noteShard } from "#app/base/data/database.server.ts";
import { readCookie } from "#app/base/http/cookies.server.ts";
import { type ErrorCode, errorBody, errorResponse, toAppError } from "#app/base/http/errors.ts";
import { pageAddressOf, rulePathOf } from "#app/base/http/page-path.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { isTombstoned } from "#app/core/maintenance/tombstones.server.ts";
import { noteSecurityEvent } from "#app/core/record/audit/security-events.server.ts";
import { claimsOfToken } from "../clerk.server.ts";
import {
  hasActivity,
  isEntitlementFresh,
  readActivity,
  type SessionActivity,
  writeActivity,
  writeEntitlementRenewed,
} from "./activity-cookie.server.ts";
import { authOf } from "./authenticate.server.ts";
import { asksTooOften } from "./call-limit.server.ts";
import { endSession } from "./end-session.server.ts";
import { AS_OLD_AS_A_SESSION_MS, sessionOfExpiredToken } from "./expired-token.server.ts";
import { outgoingCookies, setCookie } from "./outgoing-cookies.server.ts";
import { type AccountEntitlement, hasSkippedPlan } from "./plan-gate.server.ts";
import { askEntitlement, readEntitlement } from "./read-entitlement.server.ts";
import { beginsNow, hasEnded, noteLife } from "./session-start.server.ts";
import { isStillOpen } from "./still-open.server.ts";

export { allowancePlanOf } from "./plan-gate.server.ts";

type Args = Parameters<MiddlewareFunction<Response>>[0];
type Identified = { userId: string; sessionId: string; isFreshSignIn: boolean };

/** The signed-in, active person of this request. */
export type Person = AccountEntitlement & {
  userId: string;
  sessionId: string;
  lastActiveAt: number;
  /** When the entitlement was read. */
  readAt: number;
};
const personContext = createContext<Person>();
export const personOf = (context: Args["context"]): Person => context.get(personContext);

/** Pages open to a person without a plan: the selection itself (OPEN-12). */
const WITHOUT_PLAN = /^\/(plan-selection|api\/|reset\/)/;
/** Paths without a page. */
const API = /^\/(api|reset)\//;

/** Who is it, is the person active, was a plan chosen? Runs after Clerk's middleware on the signed-in branch. */
const guard: MiddlewareFunction<Response> = async (args, next) => {
  const who = await identify(args).catch((error: unknown) => answerKnown(args, error));
  if (who instanceof Response) return who;
  if (!who) return refuse(args, (await isOfDeletedAccount(args)) ? "deleted" : undefined);
  if (claimsAnother(args.request, who.userId)) return errorResponse("foreign_customer");
  if (await asksTooOften(appOf(args.context), args.request, who.userId))
    return answerWith(args, "rate_limited", { "Retry-After": RETRY_AFTER_SECONDS });
  const activity = await activityOf(args, who).catch((error: unknown) => answerKnown(args, error));
  if (activity instanceof Response) return activity;
  if (typeof activity === "string") {
    if (activity !== "ended") await endSession(args, who, "timed_out");
    return refuse(args, WHY_REFUSED[activity]);
  }
  if (
    !activity.plan &&
    !WITHOUT_PLAN.test(rulePathOf(args.request)) &&
    !hasSkippedPlan(args.request, who.userId)
  ) {
    throw redirect(`${href("/plan-selection")}?from=${encodeURIComponent(pageAddressOf(args.request))}`);
  }
  const { plan, isUnlimited, account, readAt, at: lastActiveAt } = activity;
  args.context.set(personContext, { ...who, plan, isUnlimited, account, readAt, lastActiveAt });
  return next();
};

/** The reason that the sign-in page gives; a browser that was closed is only asked to sign in. */
const WHY_REFUSED = { idle: "inactivity", unknown: undefined, deleted: "deleted", ended: "ended" } as const;

/** The middleware of the signed-in branch, in order. */
export const signedInOnly: MiddlewareFunction<Response>[] = [outgoingCookies, guard];

/**
 * Records that the person did something.
 * @param at when, Unix milliseconds; never moves the last activity backwards or into the future
 */
export async function renewActivity(args: Pick<Args, "request" | "context">, at: number): Promise<void> {
  const person = personOf(args.context);
  const app = appOf(args.context);
  const before = person.lastActiveAt;
  person.lastActiveAt = Math.max(before, Math.min(at, app.now()));
  noteLife(app, person, before);
  await writePerson(args);
}

/**
 * Reads the person's entitlement again, after something in this request may have changed it, and updates the browser's
 * cookie. It is not an activity.
 */
export async function renewEntitlement(args: Pick<Args, "request" | "context">): Promise<AccountEntitlement> {
  const app = appOf(args.context);
  const { now } = app;
  const person = personOf(args.context);
  const entitlement = (await askEntitlement(app, person.userId)) ?? { plan: null, isUnlimited: false };
  if (entitlement.plan && entitlement.plan !== person.plan)
    noteSecurityEvent(app, person.userId, "plan_changed", entitlement.plan);
  const readAt = now();
  Object.assign(person, entitlement, { readAt });
  setCookie(args.context, writeEntitlementRenewed(readAt));
  await writePerson(args);
  return entitlement;
}

async function writePerson(args: Pick<Args, "request" | "context">): Promise<void> {
  const { sessionId, plan, isUnlimited, account, readAt, lastActiveAt: at } = personOf(args.context);
  const { ACTIVITY_SECRET } = appOf(args.context).env.settings;
  const activity = { sessionId, at, plan, isUnlimited, account, readAt };
  setCookie(args.context, await writeActivity(activity, ACTIVITY_SECRET, args.request));
}

/** The customer id in the request is never trusted, and another person's is refused (OPEN-17). */
function claimsAnother(request: Request, userId: string) {
  const claimed = request.headers.get("X-Customer-ID");
  return claimed !== null && claimed !== userId;
}

/** Equals the binding's period in wrangler.toml. */
const RETRY_AFTER_SECONDS = "60";

/** The person whom the identity provider's token names. */
function byToken({ context }: Pick<Args, "context">): Identified | null {
  const { userId, sessionId, sessionClaims } = authOf(context);
  // Minutes since she signed in.
  return userId ? { userId, sessionId, isFreshSignIn: sessionClaims.fva?.[0] === 0 } : null;
}

async function identify(args: Args): Promise<Identified | null> {
  const who = byToken(args);
  if (who) return who;
  if (isDocument(args.request)) return null; // Clerk's handshake has already tried
  const claims = await sessionOfExpiredToken(args);
  return claims && { userId: claims.sub, sessionId: claims.sid, isFreshSignIn: false };
}

/** The session cookie's last activity, and whether that is too long ago. */
async function storedActivity(
  { request, context }: Pick<Args, "request" | "context">,
  { sessionId }: Pick<Identified, "sessionId">,
) {
  const { env, now } = appOf(context);
  const { ACTIVITY_SECRET, IDLE_SECONDS } = env.settings;
  const stored = await readActivity(request, sessionId, ACTIVITY_SECRET);
  return { stored, isIdle: stored !== null && now() - stored.at > IDLE_SECONDS * 1000 };
}

/**
 * The person's activity and entitlement. "idle": too long without activity. "unknown": the cookie is missing (a closed
 * browser), forged or from another session. "deleted": the account is gone or going. "ended": so is the session.
 */
async function activityOf(
  args: Args,
  who: Identified,
): Promise<SessionActivity | "idle" | "unknown" | "deleted" | "ended"> {
  const app = appOf(args.context);
  const { now } = app;
  const { ACTIVITY_SECRET } = app.env.settings;
  const { stored, isIdle } = await storedActivity(args, who);
  if (isIdle) return "idle";
  const isBeginning = !stored && who.isFreshSignIn && (await beginsNow(app, who));
  if (!stored && !isBeginning) return "unknown";
  if (stored?.account?.shard !== undefined) noteShard(app.env, who.userId, stored.account.shard);
  const opened = isBeginning ? "open" : await isStillOpen(app, who);
  if (opened !== "open") return opened;
  if (stored?.plan && !isAgePending(stored) && isEntitlementFresh(args.request, stored, now())) return stored;
  const entitlement = await readEntitlement(app, who.userId);
  if (!entitlement) return "deleted";
  const readAt = now();
  if (isBeginning) noteSecurityEvent(app, who.userId, "signed_in");
  if (entitlement.plan && entitlement.plan !== stored?.plan)
    noteSecurityEvent(app, who.userId, "plan_changed", entitlement.plan);
  const activity = { sessionId: who.sessionId, at: stored?.at ?? readAt, readAt, ...entitlement };
  if (isBeginning || entitlement.plan)
    setCookie(args.context, await writeActivity(activity, ACTIVITY_SECRET, args.request));
  return activity;
}

/**
 * Whether the guard refuses somebody whom the identity provider considers signed in, as when the provider could not be
 * told that her session ended. Begins nothing.
 * @param wasRefused whether the guard has just sent her to the sign-in page
 */
export async function isSessionOver(
  args: Pick<Args, "request" | "context">,
  wasRefused: boolean,
): Promise<boolean> {
  const who = byToken(args);
  if (!who) return false;
  const { stored, isIdle } = await storedActivity(args, who);
  if (stored) return isIdle;
  if (wasRefused || !who.isFreshSignIn) return true;
  return await hasEnded(appOf(args.context), who).catch(() => false);
}

/** On Free the account's age decides the bonus; it is looked up beside the first page, and then kept in the row. */
const isAgePending = ({ plan, isUnlimited, account }: AccountEntitlement): boolean =>
  plan === "Free" && !isUnlimited && account?.createdAt === null;

/**
 * Whether a refused request comes from a page of a deleted account: the identity provider then knows neither session
 * nor person, and only this tells the page that nobody will come back to it. It decides nothing else.
 */
async function isOfDeletedAccount(args: Pick<Args, "request" | "context">): Promise<boolean> {
  const userId = await namedBy(args);
  if (!userId) return false;
  return await isTombstoned(appOf(args.context).env, userId).catch(() => false);
}

/** From a token that the provider signed, however old; if its script removed that, from one of our session cookies. */
async function namedBy({ request, context }: Pick<Args, "request" | "context">): Promise<string | null> {
  const { settings } = appOf(context).env;
  const token = readCookie(request, "__session");
  if (token)
    return await claimsOfToken(token, request, settings, AS_OLD_AS_A_SESSION_MS).then(
      ({ sub }) => sub,
      () => null,
    );
  return (await hasActivity(request, settings.ACTIVITY_SECRET)) ? request.headers.get("X-Customer-ID") : null;
}

function isDocument(request: Request) {
  if (request.method !== "GET") return false;
  const destination = request.headers.get("Sec-Fetch-Dest");
  if (destination) return destination === "document";
  return request.headers.get("Accept")?.startsWith("text/html") ?? false;
}

/**
 * A document goes to /sign-in and remembers where it wanted to go; everything else gets a 401: for a form posted
 * without scripts as a page, and the browser's Back still has what was typed.
 */
function refuse({ request }: Pick<Args, "request">, reason?: "inactivity" | "ended" | "deleted") {
  const url = new URL(request.url);
  if (isDocument(request)) {
    const back = encodeURIComponent(url.pathname + url.search);
    return redirect(`/sign-in?redirect_url=${back}${reason ? `&reason=${reason}` : ""}`);
  }
  return answerWith({ request }, reason === "deleted" ? "account_deleted" : "signed_out");
}

/** An error with a code is answered with it: nobody has to sign in again because something of ours is down. */
function answerKnown(args: Pick<Args, "request">, error: unknown): Response {
  const { code } = toAppError(error);
  if (code === "unexpected") throw error;
  return answerWith(args, code);
}

/** An API path gets JSON; a page shows its error boundary. */
function answerWith(
  { request }: Pick<Args, "request">,
  code: ErrorCode,
  headers: Record<string, string> = {},
): Response {
  const response = errorResponse(code, headers);
  if (API.test(rulePathOf(request))) return response;
  throw Response.json(errorBody(code), { status: response.status, headers });
}

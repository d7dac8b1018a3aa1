import { createContext, type MiddlewareFunction, redirect } from "react-router";
import { errorBody, errorResponse } from "#app/base/http/errors.ts";
import { pagePathOf } from "#app/base/http/page-path.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { readActivity, type SessionActivity, writeActivity } from "./activity-cookie.server.ts";
import { authOf } from "./authenticate.server.ts";
import { endSession } from "./end-session.server.ts";
import { sessionOfExpiredToken } from "./expired-token.server.ts";
import { outgoingCookies, setCookie } from "./outgoing-cookies.server.ts";
import { type AccountEntitlement, entitlementFor, hasSkippedPlan } from "./plan-gate.server.ts";
import { beginsNow } from "./session-start.server.ts";

export { allowancePlanOf } from "./plan-gate.server.ts";

type Args = Parameters<MiddlewareFunction<Response>>[0];
type Identified = { userId: string; sessionId: string; isFreshSignIn: boolean };

/** The signed-in, active person of this request. */
export type Person = AccountEntitlement & {
  userId: string;
  sessionId: string;
  lastActiveAt: number;
  /** When the standing was read from the database. */
  readAt: number;
};
const personContext = createContext<Person>();
export const personOf = (context: Args["context"]): Person => context.get(personContext);

/** A plan that a webhook changed reaches a running session within this time. */
const STANDING_FRESH_MS = 60_000;

/** Pages where a person without a plan may be: the selection itself (OPEN-12). */
const WITHOUT_PLAN = /^\/(plan-selection|api\/|reset\/)/;
/** Paths without a page. */
const API = /^\/(api|reset)\//;

/** Who is it, is the person active, was a plan chosen? Runs after Clerk's middleware on the signed-in branch. */
const guard: MiddlewareFunction<Response> = async (args, next) => {
  const who = await identify(args);
  if (!who) return refuse(args);
  if (claimsAnother(args.request, who.userId)) return errorResponse("foreign_customer");
  const activity = await activityOf(args, who);
  if (activity === "idle" || activity === "deleted") {
    await endSession(args, who);
    return activity === "idle" ? refuse(args, "inactivity") : refuse(args);
  }
  const path = pagePathOf(args.request);
  if (!activity.plan && !WITHOUT_PLAN.test(path) && !hasSkippedPlan(args.request, who.userId)) {
    throw redirect(`/plan-selection?from=${encodeURIComponent(path)}`);
  }
  const { plan, isUnlimited, account, readAt, at: lastActiveAt } = activity;
  args.context.set(personContext, { ...who, plan, isUnlimited, account, readAt, lastActiveAt });
  return next();
};

/** The middleware of the signed-in branch, in order. */
export const signedInOnly: MiddlewareFunction<Response>[] = [outgoingCookies, guard];

/**
 * Notes that the person did something.
 * @param at when, Unix milliseconds; never moves the last activity backwards or into the future
 */
export async function renewActivity(args: Pick<Args, "request" | "context">, at: number): Promise<void> {
  const person = personOf(args.context);
  person.lastActiveAt = Math.max(person.lastActiveAt, Math.min(at, appOf(args.context).now()));
  await writePerson(args);
}

/**
 * Reads the person's standing anew, after something in this request may have changed it, and tells the browser's
 * cookie. It is not an activity.
 */
export async function renewStanding(args: Pick<Args, "request" | "context">): Promise<AccountEntitlement> {
  const { database, now } = appOf(args.context);
  const person = personOf(args.context);
  const standing = (await entitlementFor(database, person.userId)) ?? { plan: null, isUnlimited: false };
  Object.assign(person, standing, { readAt: now() });
  await writePerson(args);
  return standing;
}

async function writePerson(args: Pick<Args, "request" | "context">): Promise<void> {
  const { sessionId, plan, isUnlimited, account, readAt, lastActiveAt: at } = personOf(args.context);
  const { ACTIVITY_SECRET } = appOf(args.context).env.settings;
  const activity = { sessionId, at, plan, isUnlimited, account, readAt };
  setCookie(args.context, await writeActivity(activity, ACTIVITY_SECRET, args.request));
}

/** The customer id that the client names is never believed, and one of another person is refused (OPEN-17). */
function claimsAnother(request: Request, userId: string) {
  const claimed = request.headers.get("X-Customer-ID");
  return claimed !== null && claimed !== userId;
}

async function identify(args: Args): Promise<Identified | null> {
  const auth = authOf(args.context);
  if (auth.userId) {
    const minutesSinceSignIn = auth.sessionClaims.fva?.[0];
    return { userId: auth.userId, sessionId: auth.sessionId, isFreshSignIn: minutesSinceSignIn === 0 };
  }
  if (isDocument(args.request)) return null; // Clerk's handshake has already tried
  const claims = await sessionOfExpiredToken(args);
  return claims && { userId: claims.sub, sessionId: claims.sid, isFreshSignIn: false };
}

/**
 * The person's activity with the standing known. "idle": too long without activity, or a cookie that is missing, old,
 * forged or of another session. "deleted": the account is gone or going.
 */
async function activityOf(args: Args, who: Identified): Promise<SessionActivity | "idle" | "deleted"> {
  const { env, database, now } = appOf(args.context);
  const { ACTIVITY_SECRET, IDLE_SECONDS } = env.settings;
  const stored = await readActivity(args.request, who.sessionId, ACTIVITY_SECRET);
  if (stored && now() - stored.at > IDLE_SECONDS * 1000) return "idle";
  const isBeginning =
    !stored && who.isFreshSignIn && (await beginsNow(database, who.sessionId, who.userId, now()));
  if (!stored && !isBeginning) return "idle";
  if (stored?.plan && !isAgePending(stored) && now() - stored.readAt < STANDING_FRESH_MS) return stored;
  const standing = await entitlementFor(database, who.userId);
  if (!standing) return "deleted";
  const readAt = now();
  const activity = { sessionId: who.sessionId, at: stored?.at ?? readAt, readAt, ...standing };
  if (isBeginning || standing.plan)
    setCookie(args.context, await writeActivity(activity, ACTIVITY_SECRET, args.request));
  return activity;
}

/** On Free the account's age decides on the bonus; it is found out beside the first page, and then on the row. */
const isAgePending = ({ plan, isUnlimited, account }: AccountEntitlement): boolean =>
  plan === "Free" && !isUnlimited && account?.createdAt === null;

function isDocument(request: Request) {
  if (request.method !== "GET") return false;
  const destination = request.headers.get("Sec-Fetch-Dest");
  if (destination) return destination === "document";
  return request.headers.get("Accept")?.startsWith("text/html") ?? false;
}

/**
 * A document goes to /sign-in and remembers where it wanted to go; everything else is told 401: a form that was
 * posted without scripts gets a page, and the browser's Back still holds what was typed.
 */
function refuse({ request }: Args, reason?: "inactivity") {
  const url = new URL(request.url);
  if (isDocument(request)) {
    const back = encodeURIComponent(url.pathname + url.search);
    return redirect(`/sign-in?redirect_url=${back}${reason ? `&reason=${reason}` : ""}`);
  }
  if (API.test(url.pathname)) return errorResponse("signed_out");
  throw Response.json(errorBody("signed_out"), { status: 401 });
}

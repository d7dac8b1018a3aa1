import { expireCookie, readCookie } from "#app/base/http/cookies.server.ts";
import type { StoredPlan } from "#app/core/plans/plans.ts";
import type { AccountEntitlement, AccountFacts } from "./plan-gate.server.ts";
import { REMEMBER_ME_COOKIE } from "./remember-me.ts";
import { readSigned, signText } from "./signed-cookie.server.ts";

/** Because of the prefix, a browser accepts it only over an encrypted connection and from this very host. */
const NAME = "__Host-activity";
/** Over an unencrypted connection, which is on this machine; and in every cookie older than the other name. */
const PLAIN_NAME = "activity";
const ONE_DAY_SECONDS = 86_400;
const PLAN_LETTERS: Record<StoredPlan, string> = { Free: "F", Basic: "B", Premium: "P" };

/** The server's own idea of when a person last did something. Times are Unix milliseconds. */
export type SessionActivity = AccountEntitlement & {
  sessionId: string;
  at: number;
  /** When the entitlement was read from the database. */
  readAt: number;
};

/**
 * `<session id>.<last activity>.<plan letter or -, small when nothing is limited>.<entitlement read at>.<account made
 * at or ->.<trial: used, or left>.<m, d for a discount that was given, w where a payment may wait, the database's
 * number>. <signature>`, HttpOnly. Trailing fields before the signature are missing when unknown.
 * @param request says whether "Remember me" is ticked, so that the cookie outlives the browser (OPEN-07; being idle
 * ends it either way), and whether the connection is encrypted
 */
export async function writeActivity(
  activity: SessionActivity,
  secret: string,
  request: Request,
): Promise<string> {
  const { sessionId, at, readAt, account } = activity;
  const text = `${sessionId}.${at}.${letterOf(activity)}.${readAt}${account ? factsOf(account) : ""}`;
  const value = await signText(text, secret);
  const lasting = isRemembered(request) ? `; Max-Age=${ONE_DAY_SECONDS}` : "";
  const isEncrypted = new URL(request.url).protocol === "https:";
  const [name, encrypted] = isEncrypted ? [NAME, "; Secure"] : [PLAIN_NAME, ""];
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Lax${encrypted}${lasting}`;
}

/** The activity of this session, or null when the cookie is missing, forged or from another session. */
export async function readActivity(
  request: Request,
  sessionId: string,
  secret: string,
): Promise<SessionActivity | null> {
  const text = await signedText(request, secret);
  const [sid, at, letter = "-", readAt, createdAt, trial, money] = text?.split(".") ?? [];
  if (sid !== sessionId || !at) return null;
  const account = trial && {
    createdAt: createdAt === NOT_ASKED ? null : Number(createdAt),
    hasUsedTrial: trial === TRIAL_USED,
    ...(money && { hadStreakDiscount: money.includes("d"), mayAwaitPayment: money.includes("w") }),
    ...shardIn(money),
  };
  // A cookie from before entitlements were dated causes a new read at once.
  return {
    sessionId: sid,
    at: Number(at),
    readAt: Number(readAt ?? 0),
    ...entitlementOfLetter(letter),
    ...(account && { account }),
  };
}

/** Whether the request's browser has had any session of ours; it may have ended. */
export const hasActivity = async (request: Request, secret: string): Promise<boolean> =>
  (await signedText(request, secret)) !== null;

const signedText = (request: Request, secret: string): Promise<string | null> =>
  readSigned(readCookie(request, NAME) ?? readCookie(request, PLAIN_NAME) ?? "", secret);

const NOT_ASKED = "-";
const TRIAL_USED = "used";
const TRIAL_LEFT = "left";

/** A cookie of an earlier version ends without a number. */
function shardIn(money = ""): { shard?: number } {
  const [digits] = money.match(/\d+$/) ?? [];
  return digits === undefined ? {} : { shard: Number(digits) };
}

function factsOf(facts: AccountFacts): string {
  const { createdAt, hasUsedTrial, hadStreakDiscount, mayAwaitPayment, shard } = facts;
  const money = `m${hadStreakDiscount ? "d" : ""}${mayAwaitPayment ? "w" : ""}${shard ?? ""}`;
  const known = hadStreakDiscount === undefined || mayAwaitPayment === undefined ? "" : `.${money}`;
  return `.${createdAt ?? NOT_ASKED}.${hasUsedTrial ? TRIAL_USED : TRIAL_LEFT}${known}`;
}

const NO_PLAN = "-";
const UNLIMITED_WITHOUT_PLAN = "u";

function letterOf({ plan, isUnlimited }: AccountEntitlement): string {
  if (!plan) return isUnlimited ? UNLIMITED_WITHOUT_PLAN : NO_PLAN;
  return isUnlimited ? PLAN_LETTERS[plan].toLowerCase() : PLAN_LETTERS[plan];
}

function entitlementOfLetter(letter: string): AccountEntitlement {
  const plans = Object.keys(PLAN_LETTERS) as StoredPlan[];
  const plan = plans.find((name) => PLAN_LETTERS[name] === letter.toUpperCase()) ?? null;
  return { plan, isUnlimited: letter !== letter.toUpperCase() };
}

/** An entitlement that was read from the database is believed for so long, and reaches a running session within it. */
const ENTITLEMENT_FRESH_MS = 60_000;

const RENEWED_NAME = "standing-renewed";

/**
 * A `Set-Cookie` value that says from when on an entitlement is believed: an answer that was under way meanwhile may write
 * the one before into the activity cookie again. It needs no signature: all it does is to have the entitlement read.
 * @param at Unix milliseconds
 */
export const writeEntitlementRenewed = (at: number): string =>
  `${RENEWED_NAME}=${at}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${ENTITLEMENT_FRESH_MS / 1000}`;

/** Whether the entitlement of the activity cookie may be used without being read again. */
export const isEntitlementFresh = (request: Request, { readAt }: SessionActivity, now: number): boolean =>
  now - readAt < ENTITLEMENT_FRESH_MS && !(readAt < Number(readCookie(request, RENEWED_NAME)));

/** `Set-Cookie` values that remove it under either name. */
export const clearActivity = [`${expireCookie(NAME)}; Secure`, expireCookie(PLAIN_NAME)];

/** Whether the person asked on the sign-in page to be remembered: a preference, so the browser may write it. */
const isRemembered = (request: Request): boolean => readCookie(request, REMEMBER_ME_COOKIE) === "true";

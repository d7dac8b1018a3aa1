import { expireCookie, readCookie } from "#app/base/http/cookies.server.ts";
import type { StoredPlan } from "#app/core/plans/plans.ts";
import type { AccountEntitlement, AccountFacts } from "./plan-gate.server.ts";
import { REMEMBER_ME_COOKIE } from "./remember-me.ts";
import { readSigned, signText } from "./signed-cookie.server.ts";

const NAME = "activity";
const ONE_DAY_SECONDS = 86_400;
const PLAN_LETTERS: Record<StoredPlan, string> = { Free: "F", Basic: "B", Premium: "P" };

/** The server's own idea of when a person last did something. Times are Unix milliseconds. */
export type SessionActivity = AccountEntitlement & {
  sessionId: string;
  at: number;
  /** When the standing was read from the database. */
  readAt: number;
};

/**
 * `<session id>.<last activity>.<plan letter or -, small when nothing is limited>.<standing read at>.<account made at
 * or ->.<trial: used, or left>.<signature>`, HttpOnly. The two before the signature are missing where they are unknown.
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
  const encrypted = new URL(request.url).protocol === "https:" ? "; Secure" : "";
  return `${NAME}=${value}; Path=/; HttpOnly; SameSite=Lax${encrypted}${lasting}`;
}

/** The activity of this session, or null when the cookie is missing, forged or of another session. */
export async function readActivity(
  request: Request,
  sessionId: string,
  secret: string,
): Promise<SessionActivity | null> {
  const text = await readSigned(readCookie(request, NAME) ?? "", secret);
  const [sid, at, letter = "-", readAt, createdAt, trial] = text?.split(".") ?? [];
  if (sid !== sessionId || !at) return null;
  const account = trial && {
    createdAt: createdAt === NOT_ASKED ? null : Number(createdAt),
    hasUsedTrial: trial === TRIAL_USED,
  };
  // A cookie from before standings were dated is read again at once.
  return {
    sessionId: sid,
    at: Number(at),
    readAt: Number(readAt ?? 0),
    ...standingOfLetter(letter),
    ...(account && { account }),
  };
}

const NOT_ASKED = "-";
const TRIAL_USED = "used";
const TRIAL_LEFT = "left";

const factsOf = ({ createdAt, hasUsedTrial }: AccountFacts): string =>
  `.${createdAt ?? NOT_ASKED}.${hasUsedTrial ? TRIAL_USED : TRIAL_LEFT}`;

const NO_PLAN = "-";
const UNLIMITED_WITHOUT_PLAN = "u";

function letterOf({ plan, isUnlimited }: AccountEntitlement): string {
  if (!plan) return isUnlimited ? UNLIMITED_WITHOUT_PLAN : NO_PLAN;
  return isUnlimited ? PLAN_LETTERS[plan].toLowerCase() : PLAN_LETTERS[plan];
}

function standingOfLetter(letter: string): AccountEntitlement {
  const plans = Object.keys(PLAN_LETTERS) as StoredPlan[];
  const plan = plans.find((name) => PLAN_LETTERS[name] === letter.toUpperCase()) ?? null;
  return { plan, isUnlimited: letter !== letter.toUpperCase() };
}

export const clearActivity = expireCookie(NAME);

/** Whether the person asked on the sign-in page to be remembered: a preference, so the browser may write it. */
const isRemembered = (request: Request): boolean => readCookie(request, REMEMBER_ME_COOKIE) === "true";

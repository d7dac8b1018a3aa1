import { expireCookie, readCookie } from "#app/base/http/cookies.server.ts";
import type { StoredPlan } from "#app/core/plans/plans.ts";
import type { Standing } from "./plan-gate.server.ts";
import { REMEMBER_ME_COOKIE } from "./remember-me.ts";
import { readSigned, signText } from "./signed-cookie.server.ts";

const NAME = "activity";
const ONE_DAY_SECONDS = 86_400;
const PLAN_LETTERS: Record<StoredPlan, string> = { Free: "F", Basic: "B", Premium: "P" };

/** The server's own idea of when a person last did something. Times are Unix milliseconds. */
export type Activity = Standing & {
  sessionId: string;
  at: number;
  /** When the standing was read from the database. */
  readAt: number;
};

/**
 * `<session id>.<last activity>.<plan letter or -, small when nothing is limited>.<standing read at>.<signature>`,
 * HttpOnly.
 * @param request says whether "Remember me" is ticked, so that the cookie outlives the browser (OPEN-07; being idle
 * ends it either way), and whether the connection is encrypted
 */
export async function writeActivity(activity: Activity, secret: string, request: Request): Promise<string> {
  const { sessionId, at, readAt } = activity;
  const value = await signText(`${sessionId}.${at}.${letterOf(activity)}.${readAt}`, secret);
  const lasting = isRemembered(request) ? `; Max-Age=${ONE_DAY_SECONDS}` : "";
  const encrypted = new URL(request.url).protocol === "https:" ? "; Secure" : "";
  return `${NAME}=${value}; Path=/; HttpOnly; SameSite=Lax${encrypted}${lasting}`;
}

/** The activity of this session, or null when the cookie is missing, forged or of another session. */
export async function readActivity(
  request: Request,
  sessionId: string,
  secret: string,
): Promise<Activity | null> {
  const text = await readSigned(readCookie(request, NAME) ?? "", secret);
  const [sid, at, letter = "-", readAt] = text?.split(".") ?? [];
  if (sid !== sessionId || !at) return null;
  // A cookie from before standings were dated is read again at once.
  return { sessionId: sid, at: Number(at), readAt: Number(readAt ?? 0), ...standingOfLetter(letter) };
}

const NO_PLAN = "-";
const UNLIMITED_WITHOUT_PLAN = "u";

function letterOf({ plan, isUnlimited }: Standing): string {
  if (!plan) return isUnlimited ? UNLIMITED_WITHOUT_PLAN : NO_PLAN;
  return isUnlimited ? PLAN_LETTERS[plan].toLowerCase() : PLAN_LETTERS[plan];
}

function standingOfLetter(letter: string): Standing {
  const plans = Object.keys(PLAN_LETTERS) as StoredPlan[];
  const plan = plans.find((name) => PLAN_LETTERS[name] === letter.toUpperCase()) ?? null;
  return { plan, isUnlimited: letter !== letter.toUpperCase() };
}

export const clearActivity = expireCookie(NAME);

/** Whether the person asked on the sign-in page to be remembered: a preference, so the browser may write it. */
const isRemembered = (request: Request): boolean => readCookie(request, REMEMBER_ME_COOKIE) === "true";

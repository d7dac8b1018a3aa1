import { expireCookie, readCookie } from "#app/base/runtime/cookies.server.ts";
import type { StoredPlan } from "#app/core/plans/plans.ts";
import { REMEMBER_ME_COOKIE } from "./remember-me.ts";
import { readSigned, signText } from "./signed-cookie.server.ts";

const NAME = "activity";
const ONE_DAY_SECONDS = 86_400;
const PLAN_LETTERS: Record<StoredPlan, string> = { Free: "F", Basic: "B", Premium: "P" };

/** The server's own idea of when a person last did something. Times are Unix milliseconds. */
export type Activity = { sessionId: string; at: number; plan: StoredPlan | null };

/**
 * `<session id>.<last activity>.<plan letter or ->.<signature>`, HttpOnly.
 * @param request says whether "Remember me" is ticked, so that the cookie outlives the browser (OPEN-07; being idle
 * ends it either way), and whether the connection is encrypted
 */
export async function writeActivity(activity: Activity, secret: string, request: Request): Promise<string> {
  const plan = activity.plan ? PLAN_LETTERS[activity.plan] : "-";
  const value = await signText(`${activity.sessionId}.${activity.at}.${plan}`, secret);
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
  const [sid, at, letter] = text?.split(".") ?? [];
  if (sid !== sessionId || !at) return null;
  const plan =
    (Object.keys(PLAN_LETTERS) as StoredPlan[]).find((name) => PLAN_LETTERS[name] === letter) ?? null;
  return { sessionId: sid, at: Number(at), plan };
}

export const clearActivity = expireCookie(NAME);

/** Whether the person asked on the sign-in page to be remembered: a preference, so the browser may write it. */
const isRemembered = (request: Request): boolean => readCookie(request, REMEMBER_ME_COOKIE) === "true";

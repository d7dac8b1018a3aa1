import { readCookie } from "#app/base/http/cookies.server.ts";

const COOKIE = "unknown-path";

/** Long enough for the redirect to arrive, so that pages opened later do not show the notice. */
const LONGEST_WAY_SECONDS = 10;

/** A `Set-Cookie` value by which an unknown path informs the page that it redirects to. */
export const markUnknownPath = (): string =>
  `${COOKIE}=1; Path=/; Max-Age=${LONGEST_WAY_SECONDS}; SameSite=Lax; HttpOnly`;

/**
 * Whether an unknown path led here, so that the page says so, once: its address must not (SHELL-25, SHELL-26).
 * @returns `headers` for the page's answer, after which no other page says it
 */
export function fromUnknownPath(request: Request): { isLost: boolean; headers: HeadersInit } {
  const isLost = readCookie(request, COOKIE) === "1";
  return { isLost, headers: isLost ? { "Set-Cookie": `${COOKIE}=; Path=/; Max-Age=0` } : {} };
}

import { readCookie } from "#app/base/http/cookies.server.ts";

const COOKIE = "unknown-path";

/** Long enough for the redirect to arrive; a page that is opened later has nothing to say. */
const LONGEST_WAY_SECONDS = 10;

/** A `Set-Cookie` value with which an unknown path tells the page that it leads to. */
export const markUnknownPath = (): string =>
  `${COOKIE}=1; Path=/; Max-Age=${LONGEST_WAY_SECONDS}; SameSite=Lax; HttpOnly`;

/** Whether an unknown path led here, which the page then says: its own address must not (SHELL-25, SHELL-26). */
export const isFromUnknownPath = (request: Request): boolean => readCookie(request, COOKIE) === "1";

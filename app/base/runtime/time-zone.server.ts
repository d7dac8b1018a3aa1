import { readCookie } from "./cookies.server.ts";

/** The browser writes its zone here, so that later answers need not guess from the address. */
export const TIME_ZONE_COOKIE = "time_zone";

/** The person's IANA time zone: the browser's own, else where the request came from, else UTC. */
export function timeZoneOf(request: Request): string {
  const told = decodeURIComponent(readCookie(request, TIME_ZONE_COOKIE) ?? "");
  if (told && isTimeZone(told)) return told;
  const guessed = (request as { cf?: { timezone?: string } }).cf?.timezone;
  return guessed && isTimeZone(guessed) ? guessed : "UTC";
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

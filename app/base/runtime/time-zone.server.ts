import { TIME_ZONE_COOKIE } from "#app/base/ui/time-zone.ts";
import { readCookie } from "../http/cookies.server.ts";

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

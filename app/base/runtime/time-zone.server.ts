import { TIME_ZONE_COOKIE } from "#app/base/ui/browser/time-zone.ts";
import { readCookie } from "../http/cookies.server.ts";

/** The person's IANA time zone: the browser's own, else that of the request's location, else UTC. */
export function timeZoneOf(request: Request): string {
  const zone = decoded(readCookie(request, TIME_ZONE_COOKIE));
  if (zone && isTimeZone(zone)) return zone;
  const guessed = (request as { cf?: { timezone?: string } }).cf?.timezone;
  return guessed && isTimeZone(guessed) ? guessed : "UTC";
}

/** A cookie can contain anything: ignored unless encoded like ours. */
function decoded(value: string | undefined): string | null {
  try {
    return value ? decodeURIComponent(value) : null;
  } catch {
    return null;
  }
}

/** Whether requested names exist: creating a formatter to find out takes as long as a part of a page. */
const knownZones = new Map<string, boolean>();
/** There are some 600 zones; this limits the map if somebody sends other names. */
const MOST_KNOWN = 1_000;

function isTimeZone(name: string): boolean {
  const known = knownZones.get(name);
  if (known !== undefined) return known;
  const exists = hasFormatter(name);
  if (knownZones.size < MOST_KNOWN) knownZones.set(name, exists);
  return exists;
}

function hasFormatter(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone });
    return true;
  } catch {
    return false;
  }
}

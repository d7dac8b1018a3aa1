import { useSyncExternalStore } from "react";
import { writeCookie } from "./write-cookie.ts";

/** The browser writes its zone here, so that later responses need not guess it from the IP address. */
export const TIME_ZONE_COOKIE = "time_zone";

/** Tells the server the browser's time zone, for later responses. */
export function rememberTimeZone(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  writeCookie(TIME_ZONE_COOKIE, encodeURIComponent(timeZone), "year");
}

/**
 * The person's time zone, an IANA name: the browser's own, or the server's guess on the server and while hydrating.
 * @param guess the server's guess
 */
export const useTimeZone = (guess: string): string =>
  useSyncExternalStore(
    () => () => {},
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => guess,
  );

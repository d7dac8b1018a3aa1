import { useSyncExternalStore } from "react";
import { writeCookie } from "./write-cookie.ts";

/** The browser writes its zone here, so that later answers need not guess from the address. */
export const TIME_ZONE_COOKIE = "time_zone";

/** Tells the server the browser's time zone, for the answers to come. */
export function rememberTimeZone(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  writeCookie(TIME_ZONE_COOKIE, encodeURIComponent(timeZone), "year");
}

/**
 * The person's time zone, an IANA name: the browser's own, and the server's guess there and while hydrating.
 * @param guess what the server took it for
 */
export const useTimeZone = (guess: string): string =>
  useSyncExternalStore(
    () => () => {},
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => guess,
  );

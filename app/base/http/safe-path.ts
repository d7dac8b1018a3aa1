/**
 * A path of our own origin that a link may ask to go to, or the fallback (OPEN-10). Absolute URLs, other origins and
 * `//host` are not followed.
 */
export function safePath(wanted: string | null, fallback: string): string {
  if (!wanted?.startsWith("/") || /^\/[/\\]/.test(wanted)) return fallback;
  const base = "http://own.invalid";
  const url = URL.canParse(wanted, base) ? new URL(wanted, base) : null;
  return url?.origin === base ? url.pathname + url.search + url.hash : fallback;
}

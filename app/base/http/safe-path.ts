/** Genuine links are never encoded more often than this. */
const MOST_DECODINGS = 5;
const OWN = "http://own.invalid";

/**
 * A path on our own origin that a link may lead to, or the fallback (OPEN-10). The result is the URL parser's own
 * form: even if parsed again, or decoded on the way, it stays on our origin.
 */
export function safePath(wanted: string | null, fallback: string): string {
  const path = ownPath(wanted);
  if (path === null || !staysOwn(new URL(path, OWN).pathname)) return fallback;
  return path;
}

/** Path, query and fragment as the parser writes them; null if they lead to another host. */
function ownPath(wanted: string | null): string | null {
  // Browsers read `\` as `/`, and ignore tabs and line ends.
  if (!wanted?.startsWith("/") || /^\/[/\\]/.test(wanted)) return null;
  const url = URL.canParse(wanted, OWN) ? new URL(wanted, OWN) : null;
  if (url?.origin !== OWN) return null;
  const path = url.pathname + url.search + url.hash;
  // Dot segments: `/.//host` becomes the path `//host`, which parsed again is another host.
  return /^\/(?!\/)/.test(path) && new URL(path, OWN).origin === OWN ? path : null;
}

/** Whether a path stays our own however often it is decoded before being followed. */
function staysOwn(pathname: string): boolean {
  let path = pathname;
  for (let round = 0; round < MOST_DECODINGS; round += 1) {
    const decoded = decode(path);
    if (decoded === path) return true;
    const own = decoded === null ? null : ownPath(decoded);
    if (own === null) return false;
    path = decoded as string;
  }
  return false;
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Paths encoded more often than this are nobody's link. */
const MOST_DECODINGS = 5;
const OWN = "http://own.invalid";

/**
 * A path of our own origin that a link may ask to go to, or the fallback (OPEN-10). The answer is what the URL parser
 * makes of it: a browser that reads it anew, or after a decoding on the way, comes to our own origin all the same.
 */
export function safePath(wanted: string | null, fallback: string): string {
  const path = ownPath(wanted);
  if (path === null || !staysOwn(new URL(path, OWN).pathname)) return fallback;
  return path;
}

/** Path, query and fragment as the parser writes them; null where they lead to another host. */
function ownPath(wanted: string | null): string | null {
  // Browsers read `\` as `/`, and skip tabs and line ends.
  if (!wanted?.startsWith("/") || /^\/[/\\]/.test(wanted)) return null;
  const url = URL.canParse(wanted, OWN) ? new URL(wanted, OWN) : null;
  if (url?.origin !== OWN) return null;
  const path = url.pathname + url.search + url.hash;
  // What dots left behind: `/.//host` is the path `//host`, which read anew is another host.
  return /^\/(?!\/)/.test(path) && new URL(path, OWN).origin === OWN ? path : null;
}

/** Whether a path is our own however often something decodes it before it is followed. */
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

/** A path that the server answers by itself. */
const NEAREST = "/robots.txt";

/**
 * Resolves at once while the browser has a network; otherwise asks, since a browser without one still reaches a server
 * on the same machine.
 * @throws TypeError when no server can be reached
 */
export async function whenReachable(): Promise<void> {
  if (navigator.onLine === false) await fetch(NEAREST, { method: "HEAD", cache: "no-store" });
}

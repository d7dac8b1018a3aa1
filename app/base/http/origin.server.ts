const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Whether a browser sent a changing request from another site. Callers without a browser (webhooks, cron) send
 * neither header; they prove themselves by a signature.
 */
export function isForeignOrigin(request: Request): boolean {
  if (SAFE.has(request.method)) return false;
  const origin = request.headers.get("Origin");
  if (origin) return origin !== new URL(request.url).origin;
  const site = request.headers.get("Sec-Fetch-Site");
  return site !== null && site !== "same-origin" && site !== "none";
}

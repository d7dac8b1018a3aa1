const SAFE = new Set(["GET", "HEAD", "OPTIONS"]);

/** Paths without a page; a browser that is sent to one by another site would only download, or do, what that wants. */
const API = /^\/(api|reset)\//;

/**
 * Whether a browser sent a changing request, or one to a path without a page, from another site. Callers without a browser (webhooks, cron) send
 * neither header; they prove themselves by a signature.
 */
export function isForeignOrigin(request: Request): boolean {
  if (SAFE.has(request.method)) return API.test(new URL(request.url).pathname) && isFromOtherSite(request);
  const origin = request.headers.get("Origin");
  if (origin) return origin !== new URL(request.url).origin;
  return isFromOtherSite(request);
}

function isFromOtherSite(request: Request): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  return site !== null && site !== "same-origin" && site !== "none";
}

/**
 * Security headers for every answer.
 * @param nonce of this answer's inline scripts
 * @param clerkHost origin of Clerk's Frontend API and scripts; null when they come from our own origin
 */
export function securityHeaders(nonce: string, clerkHost: string | null): Record<string, string> {
  const clerk = clerkHost ? ` ${clerkHost}` : "";
  const challenge = clerkHost ? " https://challenges.cloudflare.com" : "";
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${clerk}${challenge}`,
    // Clerk's components write their styles at run time.
    "style-src 'self' 'unsafe-inline'",
    `connect-src 'self'${clerk}`,
    "img-src 'self' data: https://img.clerk.com",
    // clerk-js runs its timers in a worker made from a blob.
    "worker-src 'self' blob:",
    `frame-src 'self'${challenge}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ];
  return {
    "Content-Security-Policy": policy.join("; "),
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(self)",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
  };
}

/** The host that a Clerk publishable key names: `pk_live_` + base64 of `host$`. */
export function clerkHostOf(publishableKey: string | undefined): string | null {
  const encoded = publishableKey?.split("_")[2];
  if (!encoded) return null;
  try {
    return `https://${atob(encoded).replace(/\$$/, "")}`;
  } catch {
    return null;
  }
}

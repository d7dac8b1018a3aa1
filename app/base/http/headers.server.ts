/**
 * Security headers for every answer.
 * @param nonce of this answer's inline scripts
 * @param clerkHost origin of Clerk's Frontend API and scripts; null when they come from our own origin
 * @param paymentHost origin of the payment provider's script, which opens frames of its own; null when it is our own
 */
export function securityHeaders(
  nonce: string,
  clerkHost: string | null,
  paymentHost: string | null = null,
): Record<string, string> {
  const clerk = clerkHost ? ` ${clerkHost}` : "";
  const payment = paymentHost ? ` ${paymentHost}` : "";
  const challenge = clerkHost ? " https://challenges.cloudflare.com" : "";
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${clerk}${challenge}${payment}`,
    // Clerk's components write their styles at run time.
    "style-src 'self' 'unsafe-inline'",
    `connect-src 'self'${clerk}${payment && STRIPE_CALLS}`,
    "img-src 'self' data: https://img.clerk.com",
    // clerk-js runs its timers in a worker made from a blob.
    "worker-src 'self' blob:",
    `frame-src 'self'${challenge}${payment}${payment && STRIPE_FRAMES}`,
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

/** What Stripe.js opens and calls besides its own origin (https://docs.stripe.com/security/guide). */
const STRIPE_FRAMES = " https://hooks.stripe.com";
const STRIPE_CALLS = " https://api.stripe.com";

/** The origin of a script's URL; null for a path of our own. */
export const scriptHostOf = (url: string): string | null =>
  url.startsWith("/") ? null : new URL(url).origin;

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

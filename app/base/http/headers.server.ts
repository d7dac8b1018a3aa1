/**
 * Security headers for every answer.
 * @param nonce of this answer's inline scripts
 * @param clerkHost origin of Clerk's Frontend API and scripts; null when they come from our own origin
 * @param paymentHost origin of the payment provider's script, which opens frames of its own; null when it is our own
 * @param isPlain a page without the app's scripts, or no page: only its own inline scripts, no inline styles
 */
export function securityHeaders(
  nonce: string,
  clerkHost: string | null,
  paymentHost: string | null = null,
  isPlain = false,
): Record<string, string> {
  const policy = isPlain ? plainPolicy(nonce) : appPolicy(nonce, clerkHost, paymentHost);
  return {
    "Content-Security-Policy": [...policy, ...EVERYWHERE].join("; "),
    "Reporting-Endpoints": `csp="${CSP_REPORTS}"`,
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(self)",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
  };
}

/** Where browsers tell what the policy kept from happening. */
export const CSP_REPORTS = "/api/csp-report";

const EVERYWHERE = [
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
  `report-uri ${CSP_REPORTS}`,
  "report-to csp",
];

const plainPolicy = (nonce: string): string[] => [
  "default-src 'self'",
  `script-src 'nonce-${nonce}' 'strict-dynamic'`,
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "worker-src 'none'",
  "frame-src 'none'",
];

function appPolicy(nonce: string, clerkHost: string | null, paymentHost: string | null): string[] {
  const clerk = clerkHost ? ` ${clerkHost}` : "";
  const payment = paymentHost ? ` ${paymentHost}` : "";
  const challenge = clerkHost ? " https://challenges.cloudflare.com" : "";
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${clerk}${challenge}${payment}`,
    // Clerk's components write their styles at run time.
    "style-src 'self' 'unsafe-inline'",
    `connect-src 'self'${clerk}${payment && STRIPE_CALLS}`,
    "img-src 'self' data: https://img.clerk.com",
    // clerk-js runs its timers in a worker made from a blob.
    "worker-src 'self' blob:",
    `frame-src 'self'${challenge}${payment}${payment && STRIPE_FRAMES}`,
  ];
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

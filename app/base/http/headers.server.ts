/** What a response's content security policy depends on. */
export type AnswerKind = {
  /** A page without the app's scripts, or not a page. */
  isPlain?: boolean;
  /** Origin of Clerk's Frontend API and scripts; null when they come from our own origin. */
  clerkHost?: string | null;
  /** Origin of the payment provider's script, only in a billing document; null when it is our own. */
  paymentHost?: string | null;
};

/**
 * Security headers for every response.
 * @param nonce of this response's scripts and the styles that they write
 */
export function securityHeaders(nonce: string, kind: AnswerKind): Record<string, string> {
  const policy = kind.isPlain ? PLAIN : appPolicy(nonce, kind);
  return {
    "Content-Security-Policy": [
      ...EVERYWHERE,
      `script-src 'nonce-${nonce}' 'strict-dynamic'`,
      ...policy,
    ].join("; "),
    "Reporting-Endpoints": `csp="${CSP_REPORTS}"`,
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(self)",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
  };
}

/** Where browsers report what the policy blocked. */
const CSP_REPORTS = "/api/csp-report";

const EVERYWHERE = [
  "default-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
  `report-uri ${CSP_REPORTS}`,
  "report-to csp",
];

const PLAIN = [
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "worker-src 'none'",
  "frame-src 'none'",
];

function appPolicy(nonce: string, { clerkHost, paymentHost }: AnswerKind): string[] {
  const frames = [...(clerkHost ? [CHALLENGES] : []), ...(paymentHost ? [paymentHost, STRIPE_FRAMES] : [])];
  const calls = ["'self'", ...(clerkHost ? [clerkHost] : []), ...(paymentHost ? [STRIPE_CALLS] : [])];
  return [
    // Clerk's components and open dialogs write styles at run time, with the nonce that they are given.
    `style-src 'self' 'nonce-${nonce}' ${CODE_FIELD_STYLES}`,
    `connect-src ${calls.join(" ")}`,
    `img-src 'self' data:${clerkHost ? " https://img.clerk.com" : ""}`,
    // clerk-js runs its timers in a worker created from a blob.
    "worker-src blob:",
    `frame-src ${frames.join(" ") || "'none'"}`,
  ];
}

/** What Clerk's code field writes without the nonce: an empty style element, and its blinking caret. */
const CODE_FIELD_STYLES =
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-KQDhUccuEkZUQDnfbVDeY+ev2LZ+73AQR7ro4JppAY8='";

/** Where Clerk's bot protection runs its challenges. */
const CHALLENGES = "https://challenges.cloudflare.com";

/** What Stripe.js opens and calls besides its own origin (https://docs.stripe.com/security/guide). */
const STRIPE_FRAMES = "https://hooks.stripe.com";
const STRIPE_CALLS = "https://api.stripe.com";

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

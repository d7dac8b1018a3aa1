import type { AppEnv } from "#app/base/runtime/env.server.ts";
import type { PlanName } from "#app/core/plans/plans.ts";
import type { UpgradePlan } from "./upgrade-plans.ts";

const VARIABLES = {
  Basic: "STRIPE_PAYMENT_LINK_BASIC",
  Premium: "STRIPE_PAYMENT_LINK_PREMIUM",
  Enterprise: "STRIPE_PAYMENT_LINK_ENTERPRISE",
} as const satisfies Record<Exclude<PlanName, "Free">, keyof AppEnv["settings"]>;

/**
 * The payment link configured for a plan: an https address, or a path on our own origin.
 * @returns null if none is configured, or it is neither
 */
export function paymentLinkOf({ settings }: Pick<AppEnv, "settings">, plan: UpgradePlan): string | null {
  const link = settings[VARIABLES[plan]]?.trim() ?? "";
  return isOwnPath(link) || isSecureAddress(link) ? link : null;
}

/** The link with the person's reference, by which the payment is matched to the account (OPEN-23). */
export function withReference(link: string, reference: string | null): string {
  if (!reference) return link;
  const [address = "", hash] = link.split("#");
  const parameter = `client_reference_id=${encodeURIComponent(reference)}`;
  return `${address}${address.includes("?") ? "&" : "?"}${parameter}${hash === undefined ? "" : `#${hash}`}`;
}

/** Two slashes, or a slash and a backslash, would lead to another host. */
const isOwnPath = (link: string): boolean => /^\/(?![/\\])/.test(link);

const isSecureAddress = (link: string): boolean => URL.parse(link)?.protocol === "https:";

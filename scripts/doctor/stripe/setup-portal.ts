import type Stripe from "stripe";
import { PORTAL_FEATURES, portalProblems } from "./wanted.ts";

/** The part of the SDK for portal configurations. */
export type PortalConfigurations = {
  list(
    params: Stripe.BillingPortal.ConfigurationListParams,
  ): AsyncIterable<Stripe.BillingPortal.Configuration>;
  create(params: Stripe.BillingPortal.ConfigurationCreateParams): Promise<Stripe.BillingPortal.Configuration>;
  update(
    id: string,
    params: Stripe.BillingPortal.ConfigurationUpdateParams,
  ): Promise<Stripe.BillingPortal.Configuration>;
};

export type PortalOutcome = {
  id: string;
  how: "kept" | "changed" | "made";
  /** The product opens the default configuration; only the dashboard can make one the default. */
  isDefault: boolean;
};

/** Corrects the account's default portal configuration, or creates one that could become the default. */
export async function setUpPortal(
  configurations: PortalConfigurations,
  origin: string,
): Promise<PortalOutcome> {
  const active = await Array.fromAsync(configurations.list({ active: true, limit: 100 }));
  const standard = active.find(({ is_default }) => is_default);
  const existing = standard ?? active.find((configuration) => portalProblems(configuration).length === 0);
  if (!existing) {
    const made = await configurations.create({
      features: PORTAL_FEATURES,
      business_profile: legalPages(origin),
    });
    return { id: made.id, how: "made", isDefault: made.is_default };
  }
  const { id, is_default: isDefault } = existing;
  if (portalProblems(existing).length === 0) return { id, how: "kept", isDefault };
  await configurations.update(id, { features: PORTAL_FEATURES });
  return { id, how: "changed", isDefault };
}

const legalPages = (origin: string) => ({
  privacy_policy_url: `${origin}/privacy`,
  terms_of_service_url: `${origin}/terms`,
});

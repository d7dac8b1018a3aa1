import type { Stripe } from "stripe";
import { z } from "zod";
import { timeFor } from "../clocks.ts";
import { listPage, listParams } from "../lists.ts";
import { boolean, ignored, readParams } from "../params.ts";
import type { PortalSession, StoredObject } from "../stored.ts";
import type { Route, StripeCall } from "./call.ts";
import { living } from "./customers.ts";

export const portalRoutes: Route[] = [
  ["POST", /^\/v1\/billing_portal\/sessions$/, create],
  ["GET", /^\/v1\/billing_portal\/configurations$/, list],
];

const CONFIGURATION = "bpc_sandbox";

function create({ account, form }: StripeCall): PortalSession {
  const params = readParams(
    {
      customer: z.string(),
      return_url: z.string().regex(/^https?:\/\//, "must be a URL with http or https"),
      configuration: z.literal(CONFIGURATION).optional(),
      flow_data: ignored,
      locale: ignored,
    },
    form,
  );
  const customer = living(account, params.customer, "customer");
  const id = account.newId("bps");
  const session = {
    id,
    object: "billing_portal.session",
    configuration: CONFIGURATION,
    created: timeFor(account, customer.id),
    customer: customer.id,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: params.return_url,
    url: `${new URL(params.return_url).origin}/__sandbox/stripe/portal/${id}`,
  } satisfies PortalSession;
  return account.store.put("portal_session", session, customer.id);
}

function list({ form, path }: StripeCall) {
  const params = readParams(
    { ...listParams, active: boolean.optional(), is_default: boolean.optional() },
    form,
  );
  return listPage([configuration], params, path);
}

const configuration = {
  id: CONFIGURATION,
  object: "billing_portal.configuration",
  active: true,
  application: null,
  business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
  created: 0,
  default_return_url: null,
  features: {
    customer_update: { allowed_updates: [], enabled: false },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true, payment_method_configuration: null },
    subscription_cancel: {
      cancellation_reason: { enabled: false, feedback_options: null, options: [] },
      enabled: true,
      mode: "at_period_end",
      proration_behavior: "none",
    },
    subscription_pause: { duration: { interval_options: [], type: "indefinite" }, enabled: false },
    subscription_update: {
      billing_cycle_anchor: null,
      default_allowed_updates: [],
      enabled: false,
      proration_behavior: "none",
      schedule_at_period_end: { conditions: [] },
      trial_update_behavior: "continue_trial",
    },
  },
  is_default: true,
  livemode: false,
  login_page: { enabled: false, url: null },
  metadata: {},
  name: null,
  updated: 0,
} satisfies StoredObject<Stripe.BillingPortal.Configuration>;

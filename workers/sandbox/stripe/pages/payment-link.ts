import { addSession } from "../api/checkout-sessions.ts";
import { notFoundPage } from "./layout.ts";
import { goTo, type Visit } from "./visit.ts";

/** What Stripe's Payment Links do: each visit opens its own checkout session, for a new customer. */
export function paymentLink({ account, id, url }: Visit): Response {
  const plan = account.store
    .list("price")
    .find((price) => price.active && price.lookup_key === id && price.recurring);
  if (!plan) return notFoundPage();
  const session = addSession(account, {
    mode: "subscription",
    line_items: [{ price: plan.id, quantity: 1 }],
    success_url: `${url.origin}/payment-success?plan=${encodeURIComponent(plan.metadata.plan ?? "")}`,
    client_reference_id: url.searchParams.get("client_reference_id") ?? undefined,
    customer_email: url.searchParams.get("prefilled_email") ?? undefined,
  });
  account.store.put("session", { ...session, payment_link: `plink_sandbox_${id}` });
  return goTo(session.url ?? "/");
}

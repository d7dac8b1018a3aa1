import type { Account } from "../account.ts";
import { addSession } from "../api/checkout-sessions.ts";
import { checkoutPage, payCheckout } from "./checkout-page.ts";
import { advanceCustomer, controlPage, refund } from "./control-page.ts";
import { notFoundPage } from "./layout.ts";
import { cancelPlan, changeCard, confirmCancel, keepPlan, payInvoice, portalPage } from "./portal-page.ts";
import { goTo, type Visit } from "./visit.ts";

/** Checkout works by redirect, so a page only needs to see that Stripe.js is there. */
const SCRIPT = `window.Stripe = Object.assign(
  function Stripe(publishableKey) {
    return { _apiKey: publishableKey, registerAppInfo() {}, _registerWrapper() {} };
  },
  { version: "sandbox" },
);
`;

const stripeScript = (): Response =>
  new Response(SCRIPT, {
    headers: { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-store" },
  });

type PageRoute = [method: "GET" | "POST", path: RegExp, answer: (visit: Visit) => Response];

const routes: PageRoute[] = [
  ["GET", /^\/?$/, controlPage],
  ["POST", /^\/advance$/, advanceCustomer],
  ["POST", /^\/refund$/, refund],
  ["GET", /^\/stripe\.js$/, stripeScript],
  ["GET", /^\/link\/([^/]+)$/, paymentLink],
  ["GET", /^\/checkout\/([^/]+)$/, checkoutPage],
  ["POST", /^\/checkout\/([^/]+)$/, payCheckout],
  ["GET", /^\/portal\/([^/]+)$/, portalPage],
  ["GET", /^\/portal\/([^/]+)\/cancel$/, confirmCancel],
  ["POST", /^\/portal\/([^/]+)\/cancel$/, cancelPlan],
  ["POST", /^\/portal\/([^/]+)\/keep$/, keepPlan],
  ["POST", /^\/portal\/([^/]+)\/card$/, changeCard],
  ["POST", /^\/portal\/([^/]+)\/pay$/, payInvoice],
];

/**
 * The pages that Stripe hosts, on the product's own origin.
 * @param path below /__sandbox/stripe
 */
export async function hostedPage(account: Account, request: Request, path: string): Promise<Response> {
  const form = new URLSearchParams(
    request.method === "POST" ? new TextDecoder().decode(await request.arrayBuffer()) : "",
  );
  for (const [method, pattern, answer] of routes) {
    const match = method === request.method && pattern.exec(path);
    if (match)
      return answer({ account, url: new URL(request.url), id: decodeURIComponent(match[1] ?? ""), form });
  }
  return notFoundPage();
}

/** What Stripe's Payment Links do: each visit opens its own checkout session, for a new customer. */
function paymentLink({ account, id, url }: Visit): Response {
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

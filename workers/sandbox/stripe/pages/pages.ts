import type { Account } from "../account.ts";
import { checkoutPage, payCheckout } from "./checkout-page.ts";
import { advanceCustomer, controlPage, refund } from "./control-page.ts";
import { notFoundPage } from "./layout.ts";
import { paymentLink } from "./payment-link.ts";
import { cancelPlan, changeCard, confirmCancel, keepPlan, payInvoice, portalPage } from "./portal-page.ts";
import { stripeScript } from "./stripe-script.ts";
import type { Visit } from "./visit.ts";

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

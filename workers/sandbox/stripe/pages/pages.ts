import type { Account } from "../account.ts";
import { checkoutPage, payCheckout } from "./checkout-page.ts";
import { notFoundPage } from "./layout.ts";
import { paymentLink } from "./payment-link.ts";
import { stripeScript } from "./stripe-script.ts";
import type { Visit } from "./visit.ts";

type PageRoute = [method: "GET" | "POST", path: RegExp, answer: (visit: Visit) => Response];

const routes: PageRoute[] = [
  ["GET", /^\/stripe\.js$/, stripeScript],
  ["GET", /^\/link\/([^/]+)$/, paymentLink],
  ["GET", /^\/checkout\/([^/]+)$/, checkoutPage],
  ["POST", /^\/checkout\/([^/]+)$/, payCheckout],
];

/**
 * The pages that Stripe hosts, on the product's own origin.
 * @param path below /__sandbox/stripe
 */
export async function hostedPage(account: Account, request: Request, path: string): Promise<Response> {
  const form = new URLSearchParams(request.method === "POST" ? await request.text() : "");
  for (const [method, pattern, answer] of routes) {
    const match = method === request.method && pattern.exec(path);
    if (match)
      return answer({ account, url: new URL(request.url), id: decodeURIComponent(match[1] ?? ""), form });
  }
  return notFoundPage();
}

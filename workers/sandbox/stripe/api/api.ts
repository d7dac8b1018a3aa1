import type { Account } from "../account.ts";
import { refusal, StripeError, type StripeResult } from "../errors.ts";
import { readStripeForm, type StripeForm } from "../form.ts";
import { portalRoutes } from "./billing-portal.ts";
import type { Route } from "./call.ts";
import { catalogueRoutes } from "./catalogue.ts";
import { checkoutRoutes } from "./checkout-sessions.ts";
import { couponRoutes } from "./coupons.ts";
import { customerRoutes } from "./customers.ts";
import { eventRoutes } from "./events.ts";
import { expand } from "./expand.ts";
import { previewRoutes } from "./invoice-preview.ts";
import { invoiceRoutes } from "./invoices.ts";
import { paymentPageRoutes } from "./payment-pages.ts";
import { paymentRoutes } from "./payments.ts";
import { subscriptionRoutes } from "./subscriptions.ts";
import { testClockRoutes } from "./test-clocks.ts";

const routes: Route[] = [
  ...customerRoutes,
  ...catalogueRoutes,
  ...couponRoutes,
  ...checkoutRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...previewRoutes,
  ...paymentRoutes,
  ...paymentPageRoutes,
  ...portalRoutes,
  ...eventRoutes,
  ...testClockRoutes,
];

/**
 * Answers one request of the API.
 * @param path begins with /v1/
 */
export async function stripeApi(account: Account, request: Request, path: string): Promise<Response> {
  const requestId = account.newId("req");
  const sent = `${new URL(request.url).search.slice(1)}&${new TextDecoder().decode(await request.arrayBuffer())}`;
  const key = request.method === "POST" ? request.headers.get("Idempotency-Key") : null;
  account.request = { id: requestId, idempotency_key: key };
  const answer = isAuthorized(request)
    ? idempotently(account, key, `${request.method} ${path}\n${sent}`, () =>
        answerTo(account, request.method, path, sent),
      )
    : refusal(unauthorized);
  account.request = { id: null, idempotency_key: null };
  return new Response(answer.body, {
    status: answer.status,
    headers: {
      "Content-Type": "application/json",
      "Request-Id": requestId,
      ...(key ? { "Idempotency-Key": key } : {}),
      ...(answer.isReplayed ? { "Idempotent-Replayed": "true" } : {}),
    },
  });
}

const isAuthorized = (request: Request) => /^Bearer sk_\w+/.test(request.headers.get("Authorization") ?? "");
const unauthorized = new StripeError(401, {
  type: "invalid_request_error",
  message: "You did not provide an API key. Provide it as a Bearer token in the Authorization header.",
});

/** After this time a key may be used anew. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/**
 * Does the work once per key and repeats the same answer. As at Stripe, the refusal of a request's parameters is not
 * kept.
 * @param fingerprint method, path and parameters
 */
function idempotently(
  account: Account,
  key: string | null,
  fingerprint: string,
  work: () => StripeResult,
): StripeResult {
  if (key === null) return work();
  const known = account.store.get("remembered", key);
  if (known && account.now() - known.createdAt < KEPT_MS) {
    if (known.fingerprint !== fingerprint) return refusal(otherParameters(key));
    return { status: known.status, body: known.body, isReplayed: true };
  }
  const answer = work();
  if (answer.status === 200 || answer.status === 402)
    account.store.put("remembered", { id: key, fingerprint, ...answer, createdAt: account.now() });
  return answer;
}

const otherParameters = (key: string) =>
  new StripeError(400, {
    type: "idempotency_error",
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });

function answerTo(account: Account, method: string, path: string, sent: string): StripeResult {
  try {
    const form = readStripeForm(sent);
    const object = handle(account, method, path, form);
    return { status: 200, body: JSON.stringify(expand(account, object, pathsOf(form))) };
  } catch (cause) {
    if (cause instanceof StripeError) return refusal(cause);
    throw cause;
  }
}

function handle(account: Account, method: string, path: string, form: StripeForm): object {
  for (const [wanted, pattern, handler] of routes) {
    const match = wanted === method && pattern.exec(path);
    if (match) return handler({ account, id: decodeURIComponent(match[1] ?? ""), form, path });
  }
  throw new StripeError(404, {
    type: "invalid_request_error",
    message: `Unrecognized request URL (${method}: ${path}).`,
  });
}

const pathsOf = ({ expand }: StripeForm): string[] =>
  Array.isArray(expand) ? expand.filter((path) => typeof path === "string") : [];

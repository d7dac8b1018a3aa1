import Stripe from "stripe";
import { type MemorySandboxOptions, memoryStripeSandbox } from "#workers/sandbox/stripe/memory-sandbox.ts";

export const BASIC = "price_sandbox_basic_1900";
export const PREMIUM = "price_sandbox_premium_4900";
export const GOOD_CARD = "4242 4242 4242 4242";
export const DECLINED_CARD = "4000 0000 0000 0002";
export const LATER_FAILING_CARD = "4000 0000 0000 0341";
export const DAY = 86_400;
export const START = Date.UTC(2026, 0, 31, 12) / 1000;

/** A stand-in at a fixed time, the real SDK for it, and a browser's actions. Times in Unix seconds. */
export function openStripe(options: MemorySandboxOptions = {}) {
  const sandbox = memoryStripeSandbox({ now: () => START * 1000, ...options });
  const stripe = new Stripe("sk_test_x", {
    httpClient: Stripe.createFetchHttpClient(sandbox.fetch),
    host: "stripe.sandbox",
    protocol: "http",
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const visit = (url: string) => sandbox.fetch(new Request(url, { redirect: "manual" }));
  const submit = (url: string, fields: Record<string, string>) =>
    sandbox.fetch(
      new Request(url, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" }),
    );

  const subscribe = async ({ price = BASIC, trialDays = 0, card = GOOD_CARD } = {}) => {
    const customer = await stripe.customers.create({ email: "nurse@example.com" });
    const session = await stripe.checkout.sessions.create({
      mode: "subscription",
      customer: customer.id,
      line_items: [{ price, quantity: 1 }],
      subscription_data: {
        metadata: { user: "user_1" },
        ...(trialDays ? { trial_period_days: trialDays } : {}),
      },
      success_url: "http://localhost:8787/payment-success?session_id={CHECKOUT_SESSION_ID}",
      cancel_url: "http://localhost:8787/plan-selection",
    });
    const response = await submit(session.url!, { card_number: card });
    const completed = await stripe.checkout.sessions.retrieve(session.id);
    const clock = customer.test_clock as string;
    return {
      customer: customer.id,
      session: completed,
      response,
      subscription: completed.subscription as string,
      advanceTo: (at: number) => stripe.testHelpers.testClocks.advance(clock, { frozen_time: at }),
    };
  };
  /** Types of the events after the first `count`. */
  const typesSince = (count: number) =>
    sandbox
      .events()
      .slice(count)
      .map(({ type }) => type);
  return { sandbox, stripe, visit, submit, subscribe, typesSince };
}

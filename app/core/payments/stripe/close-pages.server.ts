import { causeOf } from "#app/base/runtime/log.server.ts";
import type { PaymentDeps } from "./deps.server.ts";
import { atProvider } from "./stripe.server.ts";
import type { SubscriptionState } from "./stripe-state.server.ts";

/** How long one of the provider's pages can be paid after it was opened. */
const OPEN_MS = 24 * 60 * 60 * 1000;

/** Nothing was paid or tried on these subscriptions, so they have not begun. */
const NOT_BEGUN = new Set(["incomplete", "incomplete_expired"]);

/** When the newest subscription began, ended ones included, in Unix milliseconds; -Infinity if none did. */
export function lastBeginningOf(subscriptions: Pick<SubscriptionState, "status" | "createdAt">[]): number {
  const begun = subscriptions.filter(({ status }) => !NOT_BEGUN.has(status));
  return Math.max(...begun.map(({ createdAt }) => createdAt));
}

/**
 * Closes the person's plan checkout pages that were opened before a subscription began at this moment: they still sell
 * what was valid then, be it the trial or the discount, which are given once, or a plan that is no longer above the
 * current one. A page for a pack stays open. A page that could not be closed is left to the next sync: the plan does
 * not wait for it.
 */
export async function closePagesUntil(
  { stripe, now, log }: Pick<PaymentDeps, "stripe" | "now" | "log">,
  customers: string[],
  moment: number,
): Promise<void> {
  if (now() - moment >= OPEN_MS) return; // all of them have closed by themselves
  const created = { lte: Math.floor(moment / 1000) };
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    try {
      await atProvider(work);
    } catch (error) {
      log("warn", "checkout.not_closed", { cause: causeOf(error) });
    }
  };
  for (const customer of customers)
    await attempt(async () => {
      const open = stripe.checkout.sessions.list({ customer, status: "open", created, limit: 100 });
      for await (const { id, mode } of open) {
        if (mode !== "subscription") continue;
        await attempt(async () => {
          await stripe.checkout.sessions.expire(id);
          log("info", "checkout.closed", { id });
        });
      }
    });
}

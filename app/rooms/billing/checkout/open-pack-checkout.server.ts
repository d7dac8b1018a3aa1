import type Stripe from "stripe";
import { AppError } from "#app/base/http/errors.ts";
import { customerFor } from "#app/core/payments/stripe/customers.server.ts";
import type { PaymentDeps } from "#app/core/payments/stripe/deps.server.ts";
import { atProvider } from "#app/core/payments/stripe/stripe.server.ts";
import { findTokenPack, type TokenPack } from "#app/core/plans/token-packs.ts";

/** What the browser says about the pack that it showed; the figures are compared, never used (OPEN-21). */
type ShownPack = {
  packageId: string;
  amount?: number | undefined;
  inputTokens?: number | undefined;
  outputTokens?: number | undefined;
};

/**
 * The pack to sell.
 * @throws AppError invalid_package when there is no such pack, package_changed when it was shown with other figures
 */
export function packFor(shown: ShownPack): TokenPack {
  const pack = findTokenPack(shown.packageId);
  if (!pack) throw new AppError("invalid_package");
  const same = (value: number | undefined, ours: number) => value === undefined || value === ours;
  const isAsShown =
    same(shown.amount, pack.price) &&
    same(shown.inputTokens, pack.inputTokens) &&
    same(shown.outputTokens, pack.outputTokens);
  if (!isAsShown) throw new AppError("package_changed");
  return pack;
}

/**
 * Opens the payment provider's page for a pack. The session records what was sold, so that later changes to packs do
 * not affect it.
 * @returns where the browser goes
 */
export async function openPackCheckout(
  deps: PaymentDeps,
  { userId, email, origin, pack }: { userId: string; email: string; origin: string; pack: TokenPack },
): Promise<string> {
  const customer = await customerFor(deps, userId, email);
  const { id: packageId, name, price, inputTokens, outputTokens } = pack;
  const session: Stripe.Checkout.SessionCreateParams = {
    mode: "payment",
    customer,
    client_reference_id: userId,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: "usd",
          unit_amount: price * 100,
          product_data: { name: `NurseGPT ${name} token pack` },
        },
      },
    ],
    metadata: { userId, packageId, inputTokens: String(inputTokens), outputTokens: String(outputTokens) },
    success_url: `${origin}/payment-success?pack=${packageId}`,
    cancel_url: `${origin}/payment-cancelled`,
  };
  const { url } = await atProvider(() => deps.stripe.checkout.sessions.create(session));
  if (!url) throw new AppError("payment_error", { cause: "checkout session without url" });
  return url;
}

import { useState } from "react";
import { showToast } from "#app/base/ui/toasts/toasts.tsx";
import { leaveFor, packCheckoutUrl } from "#app/core/payments/checkout/checkout-calls.ts";
import { PaymentError } from "#app/core/payments/checkout/payment-error.ts";
import { useCheckoutUser } from "#app/core/payments/checkout/use-checkout-user.ts";
import { Processing } from "#app/core/payments/upgrade/plan-dialog.tsx";
import { PackHead } from "#app/core/plans/pack-head.tsx";
import {
  ADDS_TOKENS_ALONE,
  perThousandWords,
  realPricesWords,
  SUBSCRIBING_SAVES,
  TOKEN_PACKS,
  type TokenPack,
} from "#app/core/plans/token-packs.ts";

/** Token packs to buy once (PLAN-42 to PLAN-47). */
export function BuyTokenPacks({ userId }: { userId: string | null }) {
  const { buying, buy } = usePackPurchase(userId);
  return (
    <section className="card settings-card" aria-labelledby="token-packs">
      <h2 id="token-packs">Token packs</h2>
      <p className="soft">
        A one-time purchase on top of your monthly allowance. Tokens do not expire. {ADDS_TOKENS_ALONE}{" "}
        {SUBSCRIBING_SAVES} {realPricesWords()}
      </p>
      <ul className="pack-cards">
        {TOKEN_PACKS.map((pack) => (
          <li key={pack.id} className="card pack-card">
            <PackFacts pack={pack} />
            <button type="button" disabled={buying !== null} onClick={() => buy(pack.id)}>
              {buying === pack.id ? <Processing /> : `Buy for $${pack.price}`}
              <span className="visually-hidden"> ({pack.name} pack)</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function PackFacts({ pack }: { pack: TokenPack }) {
  const { inputTokens, outputTokens } = pack;
  return (
    <>
      <PackHead {...pack} />
      <p className="small soft">
        {inputTokens.toLocaleString("en-US")} input and {outputTokens.toLocaleString("en-US")} output tokens
        <br />
        {perThousandWords(pack)}
      </p>
    </>
  );
}

function usePackPurchase(userId: string | null) {
  const user = useCheckoutUser();
  const [buying, setBuying] = useState<string | null>(null);
  const buy = async (packId: string) => {
    const id = user?.id ?? userId;
    if (!id) return showToast.error("User ID is not available. Please try again.");
    setBuying(packId);
    try {
      await leaveFor(await packCheckoutUrl(packId, id));
      await new Promise(() => {}); // stays busy until the page is gone
    } catch (error) {
      showToast.error(purchaseWords(error));
      setBuying(null);
    }
  };
  return { buying, buy };
}

/** Only a wrong pack has its own words; everything else is one message (PLAN-46, PLAN-47). */
export function purchaseWords(error: unknown): string {
  const isInvalid = error instanceof PaymentError && error.message === "Invalid package selected";
  return isInvalid ? error.message : "Failed to process token purchase. Please try again.";
}

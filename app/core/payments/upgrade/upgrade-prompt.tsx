import { useStore } from "#app/base/ui/browser/store.ts";
import { whenShown } from "#app/base/ui/browser/when-shown.tsx";
import { upgradePrompt } from "#app/core/usage/funnel/prompt-store.ts";
import type { OfferProps } from "./upgrade-offer.tsx";

const offer = whenShown(async () => (await import("./upgrade-offer.tsx")).UpgradeOffer);

/** Loads the offer's code, for a caller that cannot wait for it. */
export const loadUpgradeOffer = offer.load;

/**
 * Offers a higher plan above the work, in the page's flow, so that it covers nothing: it takes no focus, blocks
 * nothing, and stays away for a day once closed. On Premium there is nothing more to offer.
 */
export function UpgradePrompt(props: OfferProps) {
  const isOpen = useStore(upgradePrompt);
  return isOpen && props.plan !== "Premium" ? <offer.WhenShown {...props} /> : null;
}

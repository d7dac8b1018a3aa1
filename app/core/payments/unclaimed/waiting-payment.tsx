import { useEffect } from "react";
import { useStore } from "#app/base/ui/browser/store.ts";
import { whenShown } from "#app/base/ui/browser/when-shown.tsx";
import { shownPayment } from "./shown-payment.ts";

const claimPayment = whenShown(async () => (await import("./claim-payment.tsx")).ClaimPayment);

/** Asks, on any page, for the code that attaches a waiting payment. @param waiting her address, or null */
export function WaitingPayment({ waiting }: { waiting: Promise<string | null> | null }) {
  const shown = useStore(shownPayment);
  useEffect(() => {
    waiting?.then(
      (address) => shownPayment.set(address ? { address } : null),
      () => null,
    );
  }, [waiting]);
  return shown && <claimPayment.WhenShown address={shown.address} />;
}

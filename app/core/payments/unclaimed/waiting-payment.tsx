import { useEffect, useState } from "react";
import { useStore } from "#app/base/ui/store.ts";
import { whenShown } from "#app/base/ui/when-shown.tsx";
import { ledToPayment } from "./waiting-store.ts";

const claimPayment = whenShown(async () => (await import("./claim-payment.tsx")).ClaimPayment);

/** Asks for the code that attaches a waiting payment, on whichever page the person is. @param waiting her address, or null */
export function WaitingPayment({ waiting }: { waiting: Promise<string | null> | null }) {
  const [address, setAddress] = useState<string | null>(null);
  const led = useStore(ledToPayment);
  useEffect(() => {
    let isCurrent = true;
    waiting?.then(
      (told) => isCurrent && setAddress(told),
      () => null,
    );
    return () => {
      isCurrent = false;
    };
  }, [waiting]);
  const shown = led?.address ?? address;
  return shown && <claimPayment.WhenShown key={shown} address={shown} led={led} />;
}

import { useEffect, useState } from "react";
import { whenShown } from "#app/base/ui/when-shown.tsx";

const claimPayment = whenShown(async () => (await import("./claim-payment.tsx")).ClaimPayment);

/** Asks for the code that attaches a waiting payment, on whichever page the person is. @param waiting her address, or null */
export function WaitingPayment({ waiting }: { waiting: Promise<string | null> | null }) {
  const [address, setAddress] = useState<string | null>(null);
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
  return address && <claimPayment.WhenShown address={address} />;
}

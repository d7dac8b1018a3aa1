import { lazy, Suspense, useEffect, useState } from "react";

/** Loaded when a payment waits, which is rare. */
const ClaimPayment = lazy(() => import("./claim-payment.tsx"));

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
  return (
    address && (
      <Suspense fallback={null}>
        <ClaimPayment address={address} />
      </Suspense>
    )
  );
}

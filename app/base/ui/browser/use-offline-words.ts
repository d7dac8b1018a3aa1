import { useEffect, useState } from "react";

/** How something ended; `not_sent` means that it could not be sent without a connection. */
type Ended = { status: string; message?: string; reason?: string | null };

/** The words for a failure: once the connection is back, they no longer say that it is missing. */
export function useOfflineWords(ended: Ended): string {
  const isOffline = ended.status === "failed" && ended.reason === "not_sent";
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    setBack(false);
    if (!isOffline) return;
    const tell = () => setBack(true);
    addEventListener("online", tell);
    return () => removeEventListener("online", tell);
  }, [isOffline]);
  return isOffline && isBack ? "The connection is back." : (ended.message ?? "");
}

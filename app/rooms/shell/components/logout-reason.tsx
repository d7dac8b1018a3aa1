import { useEffect, useState } from "react";
import { inTab, openLocalText } from "#app/base/ui/browser/local-store.ts";

/** A deliberate sign-out erases it with everything else of the tab. */
const left = openLocalText("nursegpt:left-for-inactivity", inTab);

/**
 * Why the person was logged out. Nobody was there to read the toast, so it stays on the page until she signs in, even
 * after a reload and in later steps of the form, whose addresses do not contain the reason.
 */
export function LogoutReason({ reason }: { reason: string | null }) {
  const [isInactivity, setInactivity] = useState(reason === "inactivity");
  useEffect(() => {
    if (reason === "inactivity") left.write("yes");
    setInactivity(reason === "inactivity" || left.read() !== null);
  }, [reason]);
  if (!isInactivity) return null;
  return (
    <div className="notice info" role="status">
      <strong>You were logged out for safety</strong>
      <p>There was no activity on your page for five minutes. What you had typed is kept for you.</p>
    </div>
  );
}

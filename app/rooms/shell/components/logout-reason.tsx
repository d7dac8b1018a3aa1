import { useEffect, useState } from "react";

/** A deliberate sign-out erases it with everything else of the tab. */
const KEY = "nursegpt:left-for-inactivity";

/**
 * Why the person was logged out. Nobody was there to read the toast, so it stays on the page until she signs in, even
 * after a reload and in later steps of the form, whose addresses do not contain the reason.
 */
export function LogoutReason({ reason }: { reason: string | null }) {
  const [isInactivity, setInactivity] = useState(reason === "inactivity");
  useEffect(() => {
    if (reason === "inactivity") sessionStorage.setItem(KEY, "yes");
    setInactivity(sessionStorage.getItem(KEY) !== null);
  }, [reason]);
  if (!isInactivity) return null;
  return (
    <div className="notice info" role="status">
      <strong>You were logged out for safety</strong>
      <p>There was no activity on your page for five minutes. What you had typed is kept for you.</p>
    </div>
  );
}

import { useClerk, useUser } from "@clerk/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { withTimeout } from "#app/base/runtime/timeout.ts";

const LONGEST_END_MS = 10_000;

/**
 * Ends at the identity provider a session that has ended here. The provider's form would lead whoever it takes for signed
 * in to a page that refuses her, and nobody else could sign in on that computer.
 * @param isOver whether there is such a session
 * @returns what stands in the form's place until then, or that it did not work; null once the form can be used
 */
export function useEndedSession(isOver: boolean): ReactNode {
  const clerk = useClerk();
  const { isLoaded } = useUser();
  const [state, setState] = useState<"ending" | "failed" | "ended">(isOver ? "ending" : "ended");
  const canEnd = state === "ending" && isLoaded && clerk.loaded;
  useEffect(() => {
    if (!canEnd) return;
    withTimeout(
      clerk.signOut(() => {}),
      LONGEST_END_MS,
    ).then(
      () => setState("ended"),
      () => setState("failed"),
    );
  }, [clerk, canEnd]);
  if (state === "ended") return null;
  if (state === "ending") return <p className="soft loading-form">Signing out the session before...</p>;
  return (
    <p className="notice alarm" role="alert">
      Somebody is still signed in here, and could not be signed out. Please check your connection and reload
      the page.
    </p>
  );
}

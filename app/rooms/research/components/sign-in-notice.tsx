import { useUser } from "@clerk/react-router";
import { useEffect, useState } from "react";
import { SIGNED_OUT_EVENT } from "#app/base/http/request.ts";
import { SIGNED_OUT } from "../research-client.ts";

/** Shown when the session ends while the page is open (OPEN-61); gone as soon as somebody is signed in again. */
export function ResearchSignInNotice() {
  const { isLoaded, isSignedIn } = useUser();
  const [hasEnded, setEnded] = useState(false);
  useEffect(() => {
    const end = () => setEnded(true);
    window.addEventListener(SIGNED_OUT_EVENT, end);
    return () => window.removeEventListener(SIGNED_OUT_EVENT, end);
  }, []);
  useEffect(() => {
    if (isSignedIn) setEnded(false);
  }, [isSignedIn]);
  if (!hasEnded && !(isLoaded && !isSignedIn)) return null;
  return (
    <p className="notice info" role="status">
      <strong>{SIGNED_OUT}</strong>
    </p>
  );
}

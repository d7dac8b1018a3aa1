import { useUser } from "@clerk/react-router";
import { useLocation } from "react-router";
import { signInPath } from "./sign-in-path.ts";

/**
 * The session may end while a page is open. Then what the status bar offers leads to signing in instead, and back to
 * this page (SHELL-06).
 * @returns a function that leaves and answers true, or answers false for somebody who is signed in
 */
export function useSignedOut(): () => boolean {
  const { isLoaded, isSignedIn } = useUser();
  const location = useLocation();
  return () => {
    if (!isLoaded || isSignedIn) return false;
    window.location.assign(signInPath(location));
    return true;
  };
}

import { useUser } from "@clerk/react-router";
import { useLocation } from "react-router";

/**
 * If the session ends while a page is open, the status bar leads to signing in instead, and back to this page
 * (SHELL-06).
 * @returns a function that leaves and returns true, or returns false for a signed-in person
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

/** Where a signed-out person is sent, to come back to this page afterwards (SHELL-06). */
export function signInPath({ pathname, search }: { pathname: string; search: string }): string {
  return `/sign-in?redirect_url=${encodeURIComponent(pathname + search)}`;
}

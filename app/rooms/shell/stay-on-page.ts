import { useEffect } from "react";
import { type Location, type NavigateFunction, useLocation, useNavigate } from "react-router";
import { showToast } from "#app/base/ui/toasts/toasts.tsx";

/** Where the server answers without asking anybody. */
const NEAREST = "/robots.txt";

type Shown = { location: Location; navigate: NavigateFunction; index: number | null };

/** The signed-in page that is shown; null before the browser took over and outside of them. */
let shown: Shown | null = null;
/** The page is on its way to where it is. */
let isStaying = false;
/** The code of a page did not come. */
let isCodeMissing = false;

/** The router numbers the entries of the tab's history. */
const historyIndex = (): number | null => (window.history.state as { idx?: number } | null)?.idx ?? null;

const pathOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;
const isShownAt = (url: string): boolean => shown !== null && pathOf(shown.location) === pathOf(new URL(url));

/** Notes which page is shown, so that it can stay where a navigation cannot be finished. */
export function useStayOnPage(): void {
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    shown = { location, navigate, index: historyIndex() };
    isStaying = false;
    return () => {
      shown = null;
    };
  }, [location, navigate]);
}

/** Whether this navigation only ends another one: it needs no data, and there is nobody to ask. */
export const isWayBack = ({ url }: Request): boolean => isStaying && isShownAt(url);

/**
 * Gives a navigation up, because the connection is gone, and says so: another one takes its place, to where the page is.
 * @returns false where no page is shown that could stay
 */
export function stayOnPage(): boolean {
  if (!shown) return false;
  const { location, navigate, index } = shown;
  const now = historyIndex();
  // Back and Forward have changed the address already.
  const moved = index === null || now === null || isStaying ? 0 : now - index;
  isStaying = true;
  if (moved !== 0) window.history.go(-moved);
  else void navigate(location, { replace: true, preventScrollReset: true, state: location.state });
  showToast.error("You are offline. This page stays as it is; try again when the connection is back.");
  return true;
}

/**
 * Whether another page would be asked for in vain. Found out before, because a page whose code does not come is loaded
 * anew by the router. A browser without a network still reaches a server on the same machine.
 */
export async function isCutOff({ url }: Request): Promise<boolean> {
  if (navigator.onLine !== false || !shown || isShownAt(url)) return false;
  return await fetch(NEAREST, { method: "HEAD", cache: "no-store" }).then(
    () => false,
    () => true,
  );
}

/**
 * Keeps the router from loading the page anew where the code of another page did not come: without a connection that
 * would leave the product for the browser's own error page, before `isCutOff` has found out.
 */
export function refuseReloadsOffline(): void {
  window.navigation?.addEventListener("navigate", (event) => {
    const isScripts = event.navigationType === "reload" && !event.userInitiated;
    if (!isScripts || !shown || navigator.onLine !== false) return;
    event.preventDefault();
    isCodeMissing = true;
  });
}

/** The router goes on waiting for code that did not come, so the next page has to be loaded with its document. */
export const needsDocument = ({ url }: Request): boolean => isCodeMissing && !isShownAt(url);

/** What the routes of a data request answer, by route. */
export type RouteResults = Record<string, { type: string; result: unknown }>;

/** Each browser has words of its own for a request that reached nobody. */
const UNREACHED = /failed to fetch|networkerror|load failed/i;

/** Whether a data request has failed because the connection is gone. */
export const isUnreached = (results: RouteResults): boolean =>
  Object.values(results).some(
    ({ type, result }) =>
      type === "error" &&
      result instanceof TypeError &&
      (navigator.onLine === false || UNREACHED.test(result.message)),
  );

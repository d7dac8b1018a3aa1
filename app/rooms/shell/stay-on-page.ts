import { useEffect } from "react";
import {
  isRouteErrorResponse,
  type Location,
  type NavigateFunction,
  useLocation,
  useNavigate,
} from "react-router";
import { whenReachable } from "#app/base/ui/browser/reachable.ts";
import { showToast } from "#app/base/ui/toasts/toasts.tsx";

type Shown = { location: Location; navigate: NavigateFunction; index: number | null };

/** The signed-in page being shown; null before hydration and on other pages. */
let shown: Shown | null = null;
/** A navigation back to the current page is under way. */
let isStaying = false;
/** The code of a page failed to load. */
let isCodeMissing = false;

/** The router numbers the entries of the tab's history. */
const historyIndex = (): number | null => (window.history.state as { idx?: number } | null)?.idx ?? null;

const pathOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;
const isShownAt = (url: string): boolean => shown !== null && pathOf(shown.location) === pathOf(new URL(url));

/** Notes which page is shown, so that it can stay if a navigation cannot be finished. */
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

/** Whether this navigation only ends another one: it needs no data, and the server is unreachable. */
export const isWayBack = ({ url }: Request): boolean => isStaying && isShownAt(url);

const OFFLINE = "You are offline. This page stays as it is; try again when the connection is back.";
const FAILED = "The page could not be loaded. This one stays as it is; try again in a moment.";

/**
 * Gives up a navigation, by default because the connection is gone, and says so: a navigation to the current page
 * replaces it.
 * @returns false if no page is shown that could stay
 */
export function stayOnPage(words = OFFLINE): boolean {
  if (!shown) return false;
  const { location, navigate, index } = shown;
  const now = historyIndex();
  // Back and Forward have changed the address already.
  const moved = index === null || now === null || isStaying ? 0 : now - index;
  isStaying = true;
  if (moved !== 0) window.history.go(-moved);
  else void navigate(location, { replace: true, preventScrollReset: true, state: location.state });
  showToast.error(words);
  return true;
}

/**
 * Whether another page would be requested in vain. Checked beforehand, because the router reloads the page if another
 * page's code fails to load.
 */
export async function isCutOff({ url }: Request): Promise<boolean> {
  if (!shown || isShownAt(url)) return false;
  return await whenReachable().then(
    () => false,
    () => true,
  );
}

/**
 * Keeps the router from reloading the page when another page's code fails to load: without a connection, that would
 * end on the browser's own error page, before `isCutOff` has found out.
 */
export function refuseReloadsOffline(): void {
  window.navigation?.addEventListener("navigate", (event) => {
    const isScripts = event.navigationType === "reload" && !event.userInitiated;
    if (!isScripts || !shown || navigator.onLine !== false) return;
    event.preventDefault();
    isCodeMissing = true;
  });
}

/** The router keeps waiting for code that failed to load, so the next page needs a full document load. */
export const needsDocument = ({ url }: Request): boolean => isCodeMissing && !isShownAt(url);

/** The results of a data request, by route. */
export type RouteResults = Record<string, { type: string; result: unknown }>;

/** Each browser has its own words for a request that reached no server. */
const UNREACHED = /failed to fetch|networkerror|load failed/i;

/** A page that is not ours: from the network's sign-in, a proxy, or in front of a server that is down. */
const UNREADABLE = /turbo-stream/;
const isForeign = (result: unknown): boolean =>
  isRouteErrorResponse(result)
    ? result.status >= 500 && typeof result.data === "string"
    : result instanceof Error && UNREADABLE.test(result.message);

const isUnreached = (result: unknown): boolean =>
  result instanceof TypeError && (navigator.onLine === false || UNREACHED.test(result.message));

/** What to say of a data request that our server has not answered; null if it has. */
export function unansweredWords(results: RouteResults): string | null {
  const errors = Object.values(results).flatMap(({ type, result }) => (type === "error" ? [result] : []));
  if (errors.some(isUnreached)) return OFFLINE;
  return errors.some(isForeign) ? FAILED : null;
}

/**
 * The path of the page that a request is about. A client navigation requests a page's data at the page's path plus
 * ".data".
 */
export const pagePathOf = (request: Request): string => pageOf(new URL(request.url).pathname);

/** The address of that page within the site: its path, and the query without what the router adds for its data. */
export function pageAddressOf(request: Request): string {
  const { searchParams } = new URL(request.url);
  searchParams.delete("_routes");
  return pagePathOf(request) + (searchParams.size > 0 ? `?${searchParams}` : "");
}

/** The page's path, normalized for access rules. */
export const rulePagePathOf = (request: Request): string => pageOf(rulePathOf(request));

const pageOf = (path: string): string => path.replace(/\/?_root\.data$|\.data$/, "") || "/";

/** Whether a client navigation requests a page's data; otherwise, a document is requested. */
export const isDataRequest = (request: Request): boolean => new URL(request.url).pathname.endsWith(".data");

/**
 * The path for access rules. Routes match any letter case, and escaped letters: a different spelling must not get past
 * a rule.
 */
export function rulePathOf({ url }: Request): string {
  const { pathname } = new URL(url);
  try {
    return decodeURIComponent(pathname).toLowerCase();
  } catch {
    return pathname.toLowerCase();
  }
}

/**
 * The path of the page that a request is about. A navigation inside the app asks for a page's data under the page's
 * path and ".data".
 */
export const pagePathOf = (request: Request): string => pageOf(new URL(request.url).pathname);

/** The same as rules are held against it. */
export const rulePagePathOf = (request: Request): string => pageOf(rulePathOf(request));

const pageOf = (path: string): string => path.replace(/\/?_root\.data$|\.data$/, "") || "/";

/** Whether a navigation inside the app asks for a page's data; otherwise a document is asked for. */
export const isDataRequest = (request: Request): boolean => new URL(request.url).pathname.endsWith(".data");

/**
 * The path that rules are held against. Routes match letters of any case, and escaped ones: another spelling of a path must
 * not be another path to whoever guards it.
 */
export function rulePathOf({ url }: Request): string {
  const { pathname } = new URL(url);
  try {
    return decodeURIComponent(pathname).toLowerCase();
  } catch {
    return pathname.toLowerCase();
  }
}

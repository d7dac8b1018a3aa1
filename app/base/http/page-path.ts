/**
 * The path of the page that a request is about. A navigation inside the app asks for a page's data under the page's
 * path and ".data".
 */
export const pagePathOf = (request: Request): string =>
  new URL(request.url).pathname.replace(/\/?_root\.data$|\.data$/, "") || "/";

import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";

/**
 * A response that a middleware throws on a data request becomes an error boundary, and its headers are lost. So cookies
 * go on this list, and the outermost middleware appends them to whatever answer results.
 */
const cookiesContext = createContext<string[]>();

/** Sends a cookie with this request's answer. */
export function setCookie(context: Readonly<RouterContextProvider>, cookie: string): void {
  context.get(cookiesContext).push(cookie);
}

/** Outermost middleware of the signed-in branch: sends cookies, and lets no answer be stored anywhere. */
export const outgoingCookies: MiddlewareFunction<Response> = async ({ context }, next) => {
  const cookies: string[] = [];
  context.set(cookiesContext, cookies);
  const response = await next();
  for (const cookie of cookies) response.headers.append("Set-Cookie", cookie);
  response.headers.set("Cache-Control", "no-store");
  return response;
};

/** The value of a cookie of the request, undecoded. */
export function readCookie(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get("Cookie") ?? "").split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** A `Set-Cookie` value that removes the cookie. */
export const expireCookie = (name: string): string => `${name}=; Path=/; Max-Age=0`;

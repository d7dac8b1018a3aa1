import { bothNames, withClerkCookies } from "./cookies.ts";
import type { ClerkStore, Client } from "./store.ts";
import type { TokenMint } from "./token-mint.ts";

/** A document request with an expired token is redirected here, and back at once with a fresh one. */
export async function handshake(store: ClerkStore, mint: TokenMint, client: Client, url: URL) {
  const target = new URL(url.searchParams.get("redirect_url") ?? "/", url.origin);
  if (target.origin !== url.origin) return new Response("Foreign redirect_url", { status: 400 });
  const session = store.activeSession(client);
  const token = session && (await mint.for(session));
  const response = new Response(null, {
    status: 307,
    headers: { Location: target.href, "Cache-Control": "no-store" },
  });
  for (const name of await bothNames("__session")) {
    response.headers.append(
      "Set-Cookie",
      token ? `${name}=${token}; Path=/; SameSite=Lax` : `${name}=; Path=/; Max-Age=0`,
    );
  }
  return withClerkCookies(response, store, client);
}

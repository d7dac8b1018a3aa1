import { ok } from "./answers.ts";
import { clientJson } from "./shapes.ts";
import type { ClerkStore, Client } from "./store.ts";
import type { TokenMint } from "./token-mint.ts";

/** One request of the browser, taken apart. */
export type ClerkCall = {
  store: ClerkStore;
  mint: TokenMint;
  client: Client;
  id: string;
  body: Record<string, string>;
  origin: string;
};

/** Every change is answered with the changed object and the whole client beside it. */
export async function changed({ store, mint, client }: ClerkCall, response: unknown) {
  store.put("client", client);
  return ok({ response, client: await clientJson(store, mint, client) });
}

import { cookieSuffix } from "./secrets.ts";
import type { ClerkStore, Client } from "./store.ts";

const PUBLISHABLE_KEY = `pk_live_${btoa("clerk.sandbox.test$")}`; // the same as in vite.config.ts
const YEAR = 365 * 24 * 60 * 60;

export function clientOf(request: Request, store: ClerkStore) {
  const id = /(?:^|; )__client=([^;]+)/.exec(request.headers.get("Cookie") ?? "")?.[1];
  return (id && store.get("client", id)) || store.newClient();
}

/** Clerk's server SDK wants both the plain and the suffixed name. */
export async function bothNames(name: string) {
  return [name, `${name}_${await cookieSuffix(PUBLISHABLE_KEY)}`];
}

/** __client knows the browser; __client_uat tells the app when its sign-in last changed (0: signed out). */
export async function withClerkCookies(response: Response, store: ClerkStore, client: Client) {
  const stored = store.get("client", client.id) ?? client;
  const changed = store.activeSession(client) ? Math.floor(stored.changedAt / 1000) : 0;
  response.headers.append(
    "Set-Cookie",
    `__client=${client.id}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${YEAR}`,
  );
  for (const name of await bothNames("__client_uat")) {
    response.headers.append("Set-Cookie", `${name}=${changed}; Path=/; SameSite=Lax; Max-Age=${YEAR}`);
  }
  return response;
}

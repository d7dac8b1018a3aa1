import { DurableObject } from "cloudflare:workers";
import { answer } from "./answers.ts";
import { backendApi } from "./backend-api.ts";
import { clientOf, withClerkCookies } from "./cookies.ts";
import { frontendApi } from "./frontend-api.ts";
import { handshake } from "./handshake.ts";
import { inboxPage } from "./inbox.ts";
import { Store } from "./store.ts";
import { TokenMint } from "./token-mint.ts";

export type SandboxEnv = { TOKEN_SECONDS: string };

/** One object holds every account of the sandbox. */
export class ClerkSandbox extends DurableObject<SandboxEnv> {
  private store = new Store(this.ctx.storage.sql);

  override async fetch(request: Request) {
    const url = new URL(request.url);
    if (url.pathname === "/__sandbox/inbox") return inboxPage(this.store);
    if (url.hostname === "clerk.sandbox") return answer(await backendApi(this.store, request, url));

    const mint = new TokenMint(
      this.store,
      `${url.origin}/__clerk`,
      url.origin,
      Number(this.env.TOKEN_SECONDS),
    );
    const client = clientOf(request, this.store);
    if (url.pathname === "/__clerk/v1/client/handshake") return handshake(this.store, mint, client, url);
    const response = answer(await frontendApi(this.store, mint, client, request, url));
    return withClerkCookies(response, this.store, client);
  }
}

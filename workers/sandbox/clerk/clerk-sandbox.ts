import { DurableObject } from "cloudflare:workers";
import { sqliteDeliveries } from "../deliveries/delivery-stores.ts";
import { answer } from "./answers.ts";
import { backendApi } from "./backend-api.ts";
import { clientOf, withClerkCookies } from "./cookies.ts";
import { frontendApi } from "./frontend-api.ts";
import { handshake } from "./handshake.ts";
import { inboxPage } from "./inbox.ts";
import { newId } from "./secrets.ts";
import { ClerkStore } from "./store.ts";
import { TokenMint } from "./token-mint.ts";
import { openClerkWebhook, userDeleted } from "./webhook.ts";

type SandboxEnv = {
  TOKEN_SECONDS: string;
  CLERK_WEBHOOK_SECRET: string;
  /** The product, to which webhooks go. */
  APP: Fetcher;
};

/** One object holds every account of the sandbox. */
export class ClerkSandbox extends DurableObject<SandboxEnv> {
  private webhook = openClerkWebhook({
    store: sqliteDeliveries(this.ctx.storage.sql),
    secret: this.env.CLERK_WEBHOOK_SECRET,
    send: (request) => this.env.APP.fetch(request),
    now: Date.now,
  });
  private store = new ClerkStore(this.ctx.storage.sql, (id) =>
    this.webhook.add(newId("msg"), JSON.stringify(userDeleted(id, Date.now()))),
  );

  override async fetch(request: Request) {
    const response = await this.answerTo(request);
    await this.arm();
    return response;
  }

  override async alarm() {
    await this.webhook.deliverDue();
    await this.arm();
  }

  private async answerTo(request: Request) {
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

  private async arm() {
    const due = this.webhook.nextDue();
    if (due !== null) await this.ctx.storage.setAlarm(due);
  }
}

import { DurableObject } from "cloudflare:workers";
import { sqliteDeliveries } from "../deliveries/delivery-stores.ts";
import { answer } from "./answers.ts";
import { backendApi } from "./backend-api.ts";
import { bothNames, clientOf, withClerkCookies } from "./cookies.ts";
import { frontendApi } from "./frontend-api.ts";
import { newId } from "./secrets.ts";
import { ClerkStore, type Client } from "./store.ts";
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

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

function inboxPage(store: ClerkStore) {
  const rows = store
    .all("mail")
    .toReversed()
    .map(
      (mail) =>
        `<li><b>${escapeHtml(mail.to)}</b> ${escapeHtml(mail.subject)}: <code>${mail.code}</code></li>`,
    );
  const html = `<!doctype html><html lang="en"><title>Inbox</title><h1>Sandbox inbox</h1><ul>${rows.join("")}</ul>`;
  return new Response(html, {
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}

/** A document request with an expired token is redirected here, and back at once with a fresh one. */
async function handshake(store: ClerkStore, mint: TokenMint, client: Client, url: URL) {
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

import { DurableObject } from "cloudflare:workers";
import { sqliteDeliveries } from "../deliveries/delivery-stores.ts";
import type { CatalogueEntry } from "./catalogue.ts";
import { openStripeSandbox } from "./open-sandbox.ts";
import { sqliteStore } from "./sqlite-store.ts";
import { openStripeWebhook } from "./webhook.ts";

type StripeSandboxEnv = {
  /** JSON: the plans that can be bought. */
  STRIPE_CATALOGUE: string;
  STRIPE_WEBHOOK_SECRET: string;
  /** The product, to which webhooks go. */
  APP: Fetcher;
};

/** One object holds the whole account. Due tasks and unsent webhooks wait for its alarm. */
export class StripeSandbox extends DurableObject<StripeSandboxEnv> {
  private readonly webhook = openStripeWebhook({
    store: sqliteDeliveries(this.ctx.storage.sql),
    secret: this.env.STRIPE_WEBHOOK_SECRET,
    send: (request) => this.env.APP.fetch(request),
    now: Date.now,
  });
  private readonly sandbox = openStripeSandbox({
    store: sqliteStore(this.ctx.storage.sql),
    catalogue: JSON.parse(this.env.STRIPE_CATALOGUE) as CatalogueEntry[],
    onEvent: (event) => this.webhook.add(event.id, JSON.stringify(event, null, 2)),
  });

  override async fetch(request: Request): Promise<Response> {
    const response = await this.sandbox.fetch(request);
    await this.arm();
    return response;
  }

  override async alarm(): Promise<void> {
    this.sandbox.catchUp();
    await this.webhook.deliverDue();
    await this.arm();
  }

  private async arm(): Promise<void> {
    const due = [this.sandbox.nextDue(), this.webhook.nextDue()].filter((at) => at !== null);
    if (due.length > 0) await this.ctx.storage.setAlarm(Math.min(...due));
  }
}

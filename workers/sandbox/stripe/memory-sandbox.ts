import { memoryDeliveries } from "../deliveries/delivery-stores.ts";
import type { CatalogueEntry } from "./catalogue.ts";
import { memoryStore } from "./memory-store.ts";
import { openStripeSandbox, type StripeStandIn } from "./open-sandbox.ts";
import { openStripeWebhook } from "./webhook.ts";

export type MemorySandboxOptions = {
  catalogue?: readonly CatalogueEntry[];
  /** Unix milliseconds; real time by default. */
  now?: () => number;
  newId?: (prefix: string) => string;
  /** Where webhooks go, and their secret; if absent, none are sent. */
  webhook?: { secret: string; send: (request: Request) => Promise<Response> };
};

export type MemoryStripeSandbox = StripeStandIn & {
  /** Sends the webhooks that are due. */
  deliverDue: () => Promise<void>;
  /** When the next webhook is due, in Unix milliseconds; null when none waits. */
  nextDelivery: () => number | null;
};

const CATALOGUE: readonly CatalogueEntry[] = [
  { plan: "Basic", unit_amount: 1900, price: "price_sandbox_basic_1900" },
  { plan: "Premium", unit_amount: 4900, price: "price_sandbox_premium_4900" },
];

/** The whole stand-in in memory, for tests: it sends nothing unasked. */
export function memoryStripeSandbox(options: MemorySandboxOptions = {}): MemoryStripeSandbox {
  const now = options.now ?? Date.now;
  const webhook =
    options.webhook && openStripeWebhook({ store: memoryDeliveries(), now, ...options.webhook });
  const sandbox = openStripeSandbox({
    store: memoryStore(),
    catalogue: options.catalogue ?? CATALOGUE,
    now,
    newId: options.newId,
    onEvent: (event) => webhook?.add(event.id, JSON.stringify(event, null, 2)),
  });
  return {
    ...sandbox,
    deliverDue: async () => webhook?.deliverDue(),
    nextDelivery: () => webhook?.nextDue() ?? null,
  };
}

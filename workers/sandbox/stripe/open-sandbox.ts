import { type Account, randomId } from "./account.ts";
import { stripeApi } from "./api/api.ts";
import { catchUp, nextDue } from "./billing/life.ts";
import { type CatalogueEntry, seedCatalogue } from "./catalogue.ts";
import { hostedPage } from "./pages/pages.ts";
import type { StripeStore } from "./store.ts";
import type { StripeEvent } from "./stored.ts";

/** The path of the pages on the product's own origin; the API is below it, too. */
const PAGES = "/__sandbox/stripe";

type SandboxOptions = {
  store: StripeStore;
  catalogue: readonly CatalogueEntry[];
  /** Unix milliseconds; real time by default. */
  now?: () => number;
  newId?: (prefix: string) => string;
  /** Called with every event. */
  onEvent?: (event: StripeEvent) => void;
};

export type StripeStandIn = {
  /** Answers the API of host `stripe.sandbox`, and the pages and the API below /__sandbox/stripe of any host. */
  fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>;
  /** Every event so far, oldest first. */
  events: () => StripeEvent[];
  /** Does what has fallen due in real time. */
  catchUp: () => void;
  /** When something next falls due in real time, in Unix milliseconds; null when nothing does. */
  nextDue: () => number | null;
};

/** The Stripe stand-in over any store. */
export function openStripeSandbox(options: SandboxOptions): StripeStandIn {
  const account: Account = {
    store: options.store,
    now: options.now ?? Date.now,
    newId: options.newId ?? randomId,
    onEvent: options.onEvent ?? (() => {}),
    request: { id: null, idempotency_key: null },
  };
  seedCatalogue(account, options.catalogue);
  return {
    fetch: (input, init) => answer(account, new Request(input, init)),
    events: () => account.store.list("event"),
    catchUp: () => catchUp(account),
    nextDue: () => {
      const due = nextDue(account);
      return due === null ? null : due * 1000;
    },
  };
}

function answer(account: Account, request: Request): Promise<Response> {
  catchUp(account);
  const { pathname } = new URL(request.url);
  const path = pathname.startsWith(PAGES) ? pathname.slice(PAGES.length) : pathname;
  const isPage = pathname.startsWith(PAGES) && !path.startsWith("/v1/");
  return isPage ? hostedPage(account, request, path) : stripeApi(account, request, path);
}

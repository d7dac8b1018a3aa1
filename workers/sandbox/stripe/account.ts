import type { StripeStore } from "./store.ts";
import type { StripeEvent } from "./stored.ts";

/** The stand-in's one Stripe account: what every rule needs. */
export type Account = {
  store: StripeStore;
  /** Real time, in Unix milliseconds. */
  now: () => number;
  newId: (prefix: string) => string;
  /** Called with every event once it is stored. */
  onEvent: (event: StripeEvent) => void;
  /** The request being answered, as events name it. */
  request: { id: string | null; idempotency_key: string | null };
};

export const DAY = 86_400;

/** Real time in Unix seconds, as Stripe counts. */
export const realTime = ({ now }: Account): number => Math.floor(now() / 1000);

/** An id in Stripe's form: prefix, underscore, 24 random characters. */
export const randomId = (prefix: string): string =>
  `${prefix}_${crypto.randomUUID().replaceAll("-", "").slice(0, 24)}`;

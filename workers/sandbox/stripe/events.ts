import type { Stripe } from "stripe";
import type { Account } from "./account.ts";
import type { StripeEvent } from "./stored.ts";

/** The API version whose shapes the stand-in returns: the SDK's own. */
const API_VERSION = "2026-10-28.endive" satisfies Stripe.LatestApiVersion;

/**
 * Stores an event and announces it.
 * @param at Unix seconds of the clock at which it happened
 */
export function emit(
  account: Account,
  type: Stripe.Event.Type,
  object: object,
  at: number,
  previous?: object,
): void {
  const event: StripeEvent = {
    id: account.newId("evt"),
    object: "event",
    api_version: API_VERSION,
    created: at,
    data: { object, ...(previous ? { previous_attributes: previous } : {}) },
    livemode: false,
    pending_webhooks: 1,
    request: { ...account.request },
    type,
  };
  account.store.put("event", event, type);
  account.onEvent(event);
}

/** Emits an `….updated` event with the changed attributes, unless nothing changed. */
export function emitUpdated<T extends object>(
  account: Account,
  type: Stripe.Event.Type,
  before: T,
  after: T,
  at: number,
): void {
  const previous = Object.fromEntries(
    Object.entries(before).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(after[key as keyof T]),
    ),
  );
  if (Object.keys(previous).length > 0) emit(account, type, after, at, previous);
}

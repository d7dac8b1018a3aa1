import { openLocalStore } from "#app/base/ui/browser/local-store.ts";
import {
  oneOf,
  orElse,
  orNull,
  storedNumber,
  storedObject,
  storedText,
} from "#app/base/ui/browser/read-stored.ts";
import { CUSTOMER_STORAGE } from "#app/core/identity/local-traces.ts";
import { type StoredPlan, toStoredPlan } from "#app/core/plans/plans.ts";

/** What the browser remembers of the signed-in customer (USE-06). No clinical text. */
type CustomerState = {
  customerId: string;
  plan: StoredPlan;
  usage: { input_tokens: number; output_tokens: number };
  /** Unix milliseconds; null before the first answer of the server. */
  lastRefreshed: number | null;
};

const CUSTOMER_STORAGE_VERSION = 1 as const;

const NO_USAGE = { input_tokens: 0, output_tokens: 0 };

const store = openLocalStore(
  CUSTOMER_STORAGE,
  storedObject<{ version: typeof CUSTOMER_STORAGE_VERSION; state: CustomerState }>({
    version: oneOf([CUSTOMER_STORAGE_VERSION]),
    state: storedObject<CustomerState>({
      customerId: storedText,
      plan: toStoredPlan,
      usage: orElse(storedObject({ input_tokens: storedNumber, output_tokens: storedNumber }), NO_USAGE),
      lastRefreshed: orElse(orNull(storedNumber), null),
    }),
  }),
);

/** This person's stored state. Another person's state, or a damaged or old one, is discarded unread (OPEN-73). */
export function readCustomer(userId: string): CustomerState {
  const state = store.read()?.state;
  if (state?.customerId === userId) return state;
  store.remove();
  return { customerId: userId, plan: "Free", usage: NO_USAGE, lastRefreshed: null };
}

export const writeCustomer = (state: CustomerState): boolean =>
  store.write({ state, version: CUSTOMER_STORAGE_VERSION });

/** Remembers the usage that the server reported. */
export function storeUsage(userId: string, usage: CustomerState["usage"], now: number): void {
  writeCustomer({ ...readCustomer(userId), usage, lastRefreshed: now });
}

/** Forgets cached usage before the server is asked for it again (SET-14). The plan stays. */
export function clearCachedUsage(userId: string): void {
  writeCustomer({ ...readCustomer(userId), usage: NO_USAGE, lastRefreshed: null });
}

/**
 * The plan rule (PLAN-13): a stored paid plan never falls to Free by itself; every other change is accepted. The rule
 * is lifted when the server says that the paid plan has ended (OPEN-73).
 */
export function nextPlan(held: StoredPlan, answered: StoredPlan, hasPaidPlanEnded: boolean): StoredPlan {
  const isFall = held !== "Free" && answered === "Free";
  return isFall && !hasPaidPlanEnded ? held : answered;
}

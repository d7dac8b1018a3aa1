import { keepStored } from "#app/base/ui/browser/keep-stored.ts";
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

const stored = storedObject<{ version: typeof CUSTOMER_STORAGE_VERSION; state: CustomerState }>({
  version: oneOf([CUSTOMER_STORAGE_VERSION]),
  state: storedObject<CustomerState>({
    customerId: storedText,
    plan: toStoredPlan,
    usage: orElse(storedObject({ input_tokens: storedNumber, output_tokens: storedNumber }), NO_USAGE),
    lastRefreshed: orElse(orNull(storedNumber), null),
  }),
});

/** This person's stored state. Another person's state, or a damaged or old one, is discarded unread (OPEN-73). */
export function readCustomer(storage: Storage, userId: string): CustomerState {
  const state = stored(parsed(storage.getItem(CUSTOMER_STORAGE)))?.state;
  if (state?.customerId === userId) return state;
  storage.removeItem(CUSTOMER_STORAGE);
  return { customerId: userId, plan: "Free", usage: NO_USAGE, lastRefreshed: null };
}

export function writeCustomer(storage: Storage, state: CustomerState): void {
  keepStored(storage, CUSTOMER_STORAGE, JSON.stringify({ state, version: CUSTOMER_STORAGE_VERSION }));
}

/** Remembers the usage that the server reported. */
export function storeUsage(
  storage: Storage,
  userId: string,
  usage: CustomerState["usage"],
  now: number,
): void {
  writeCustomer(storage, { ...readCustomer(storage, userId), usage, lastRefreshed: now });
}

/** Forgets cached usage before the server is asked for it again (SET-14). The plan stays. */
export function clearCachedUsage(storage: Storage, userId: string): void {
  writeCustomer(storage, { ...readCustomer(storage, userId), usage: NO_USAGE, lastRefreshed: null });
}

/**
 * The plan rule (PLAN-13): a stored paid plan never falls to Free by itself; every other change is accepted. The rule
 * is lifted when the server says that the paid plan has ended (OPEN-73).
 */
export function nextPlan(held: StoredPlan, told: StoredPlan, hasPaidPlanEnded: boolean): StoredPlan {
  const isFall = held !== "Free" && told === "Free";
  return isFall && !hasPaidPlanEnded ? held : told;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

import { createStore } from "#app/base/ui/browser/store.ts";

/** The address under which a payment waits, and whether the person was led to it (moves the focus); null if unknown. */
export const shownPayment = createStore<{ address: string; isLed?: boolean } | null>(null);

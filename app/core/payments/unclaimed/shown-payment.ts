import { createStore } from "#app/base/ui/browser/store.ts";

/** Under which address a payment waits, and whether the person was led to it, which takes the focus along; null where none waits, as far as is known. */
export const shownPayment = createStore<{ address: string; isLed?: boolean } | null>(null);

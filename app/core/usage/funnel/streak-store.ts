import { createStore } from "#app/base/ui/browser/store.ts";

/** The streak, in days, that earns a discount at the next checkout, as the server counts it; null if there is none. */
export const discountDaysStore = createStore<number | null>(null);

import { createStore } from "#app/base/ui/browser/store.ts";

/** Days in a row for which the next checkout is less, as the server counts them; null where it is not. */
export const discountDaysStore = createStore<number | null>(null);

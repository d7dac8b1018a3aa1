import { inTab, openLocalText } from "#app/base/ui/browser/local-store.ts";

/** Key under which a tab remembers that the payment page had no answer yet: until one comes, the old plan shows. */
export const PAYMENT_AWAITED = "payment-awaited";

export const awaitedPayment = openLocalText(PAYMENT_AWAITED, inTab);

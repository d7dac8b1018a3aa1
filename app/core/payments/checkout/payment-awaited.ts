/** Where a tab remembers that the payment's page has had no answer yet: whoever leaves that page has her old plan still. */
export const PAYMENT_AWAITED = "payment-awaited";

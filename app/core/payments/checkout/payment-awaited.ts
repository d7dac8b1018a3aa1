/** Key under which a tab remembers that the payment page had no answer yet: until one comes, the old plan shows. */
export const PAYMENT_AWAITED = "payment-awaited";

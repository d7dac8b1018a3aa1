import type { Offer } from "#app/core/payments/offer.ts";

/** An offer without what only the server needs. */
export const shownOffer = ({
  plan,
  approach,
  title,
  lines,
  confirm,
  dueToday,
  prorationDate,
}: Offer): Offer => ({
  plan,
  approach,
  title,
  lines,
  confirm,
  dueToday,
  prorationDate,
});

import type { Offer } from "#app/core/payments/offer.ts";

/** An offer like the server's. */
export const offerOf = (changes: Partial<Offer> = {}): Offer => ({
  plan: "Premium",
  approach: "trial",
  title: "Confirm your Premium plan",
  lines: ["Due today: $0.00.", "From November 29, 2026, Premium costs $49.00 per month until you cancel."],
  confirm: "Start Trial",
  dueToday: 0,
  prorationDate: null,
  ...changes,
});

export const BASIC_OFFER = offerOf({
  plan: "Basic",
  approach: "checkout",
  title: "Confirm your Basic plan",
  lines: ["Due today: $19.00."],
  confirm: "Proceed to Payment",
  dueToday: 1900,
});

/** Answers `GET /api/payments/offer` with the offers of these plans. */
export const answerOffers =
  (offers: readonly Offer[]) =>
  async (path: string): Promise<Response> => {
    const plan = new URL(path, "http://localhost").searchParams.get("plan");
    return Response.json(offers.find((offer) => offer.plan === plan));
  };

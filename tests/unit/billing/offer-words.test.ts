import { expect, test } from "vitest";
import { includedWords } from "#app/rooms/billing/offers/offer-words.ts";

const buyer = (willCancel: boolean): Parameters<typeof includedWords>[0] => ({
  plan: "Premium",
  subscription: {
    id: "sub_1",
    userId: "user_1",
    plan: "Premium",
    status: "active",
    periodStart: Date.UTC(2026, 10, 4),
    periodEnd: Date.UTC(2026, 11, 4),
    trialEnd: null,
    willCancel,
    endedAt: null,
    ticket: 1,
  } as never,
  hasTrial: false,
  discountDays: null,
});

test("whoever has cancelled the dearer plan is told when the lower one can be chosen, and not to cancel again", () => {
  expect(includedWords(buyer(false), "Basic").lines.join(" ")).toContain(
    "To pay less, cancel Premium in the billing portal",
  );
  const { lines } = includedWords(buyer(true), "Basic");
  expect(lines).toEqual([
    "You are on Premium, which includes everything in Basic. You cancelled it, and it ends on December 4, 2026; then you can choose Basic.",
  ]);
});

import { expect, test } from "vitest";
import { toReadable } from "#app/rooms/settings/readable-data.ts";

const AT = Date.UTC(2026, 10, 27, 8, 30);

test("a person reads dates in her file, no number of the machinery, and her own words as they are", () => {
  const body = { at: AT, mac: "MAC of the wound clinic", revision: 3 };
  expect(
    toReadable({
      account: { plan: "Free", planChosenAt: AT, streakDiscountAt: null, syncTicket: 19, appliedTicket: 19 },
      subscriptions: [{ periodStart: AT, periodEnd: AT, trialEnd: null, willCancel: true, ticket: 19 }],
      events: [{ seq: 1, at: AT, event: "signed_in", mac: "d3d7" }],
      months: [{ inputTokens: 275, closedAt: 0, revision: 1 }],
      notes: [{ version: 1, at: AT, body }],
    }),
  ).toEqual({
    account: { plan: "Free", planChosenAt: "2026-11-27T08:30:00.000Z", streakDiscountAt: null },
    subscriptions: [
      {
        periodStart: "2026-11-27T08:30:00.000Z",
        periodEnd: "2026-11-27T08:30:00.000Z",
        trialEnd: null,
        willCancel: true,
      },
    ],
    events: [{ seq: 1, at: "2026-11-27T08:30:00.000Z", event: "signed_in" }],
    months: [{ inputTokens: 275, closedAt: null }],
    notes: [{ version: 1, at: "2026-11-27T08:30:00.000Z", body }],
  });
});

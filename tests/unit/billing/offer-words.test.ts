import { expect, test } from "vitest";
import { dateReadingOf } from "#app/base/runtime/date-reading.server.ts";
import { formatDay } from "#app/base/ui/browser/format-time.ts";
import { includedWords, keepWords } from "#app/rooms/billing/offers/offer-words.ts";

const UTC = { locale: "en-US", timeZone: "UTC" };

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
  expect(includedWords(buyer(false), "Basic", UTC).lines.join(" ")).toContain(
    "To pay less, cancel Premium in the billing portal",
  );
  const { lines } = includedWords(buyer(true), "Basic", UTC);
  expect(lines).toEqual([
    "You are on Premium, which includes everything in Basic. You cancelled it, and it ends on December 4, 2026; then you can choose Basic.",
  ]);
});

test("an offer names the day that the person's own pages name: in her time zone and her English", () => {
  const asked = (language: string, timeZone: string) =>
    dateReadingOf(new Request("https://a.test", { headers: { "Accept-Language": language } }), { timeZone });
  const told = (language: string, timeZone: string) =>
    keepWords(buyer(true), "Premium", asked(language, timeZone)).lines[0];
  expect(told("en-GB,en;q=0.9", "America/New_York")).toContain("ends on 3 December 2026.");
  expect(told("en-US,en;q=0.9", "Asia/Tokyo")).toContain("ends on December 4, 2026.");
  expect(formatDay(Date.UTC(2026, 11, 4), { locale: "en-GB", timeZone: "America/New_York" })).toBe(
    "3 December 2026",
  );
  for (const language of ["de-DE,de;q=0.9", "", "*", "en-US@posix", "x".repeat(9_000)])
    expect(asked(language, "UTC")).toEqual(UTC);
});

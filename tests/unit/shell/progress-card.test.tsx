// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import type { StoredPlan } from "#app/core/plans/plans.ts";
import { type FunnelState, NEW_FUNNEL } from "#app/core/usage/funnel/funnel.ts";
import { changeFunnel } from "#app/core/usage/funnel/funnel-store.ts";
import { noteFinished } from "#app/core/usage/funnel/notes-funnel.ts";
import { discountDaysStore } from "#app/core/usage/funnel/streak-store.ts";
import { usageStore } from "#app/core/usage/usage-store.ts";
import { ProgressCard } from "#app/rooms/shell/components/progress-card.tsx";
import { nothingUsed } from "../meter/nothing-used.ts";
import { render } from "../render.ts";

const NOON = Date.UTC(2026, 10, 10, 12);

beforeEach(() => {
  usageStore.set(null);
  discountDaysStore.set(null);
  vi.setSystemTime(NOON);
});

async function shown(changes: Partial<FunnelState>, plan: StoredPlan = "Free") {
  changeFunnel("user_1", () => ({ ...NEW_FUNNEL, ...changes }));
  await act(async () => usageStore.set(nothingUsed(plan, NOON)));
  return (await render(<ProgressCard userId="user_1" />)).textContent ?? "";
}

test("the dashboard tells what is enforced and left and when it resets, and on Free what is advertised beside it [USE-18] [USE-19] [OPEN-27]", async () => {
  const fresh = await shown({ firstMonthBonus: true });
  expect(fresh).toContain("0 / 15");
  expect(fresh).toContain("15 left, resets on Dec 1 (UTC)");
  expect(fresh).toContain(
    "the limit above, 15 SBAR notes a month: our advertised “First month: 75 notes included” does not add to it",
  );
  const later = await shown({ notesGenerated: 8, month: "2026-11", notesThisMonth: 8, timeSaved: 120 });
  expect(later).toContain("our advertised “42 notes remaining this month”");
});

test("a paying person reads one number of notes, and what the notes have saved [USE-20] [OPEN-27]", async () => {
  for (const [plan, enforced] of [
    ["Basic", "0 / 30"],
    ["Premium", "0 / 90"],
  ] as const) {
    const words = await shown(
      { notesGenerated: 8, month: "2026-11", notesThisMonth: 8, timeSaved: 120 },
      plan,
    );
    expect(words).toContain(enforced);
    expect(words).toContain("About 2 hours saved so far");
    expect(words).toContain("An estimate: at $50 an hour, about $1,200 a year");
    expect(words).not.toMatch(/\b(42|50|75|100|300) notes|remaining|advertised/);
  }
  // An arrangement with sales has no plan of its own.
  const arranged = nothingUsed("Free", NOON);
  arranged.features.sbar.limit = null;
  await act(async () => usageStore.set(arranged));
  const words = (await render(<ProgressCard userId="user_1" />)).textContent;
  expect(words).toContain("0 / Unlimited");
  expect(words).not.toMatch(/remaining|advertised/);
});

test("the discount is told from what the server counts, and ten notes within a minute are no streak [USE-21] [OPEN-70]", async () => {
  expect(await shown({ streakCount: 10 })).not.toContain("streak");
  discountDaysStore.set(3);
  for (const plan of ["Free", "Basic"] as const)
    expect(await shown({ streakCount: 1 }, plan)).toContain(
      "3-day streak: 20% discount on your first invoice, given at checkout",
    );
});

test("a note that is made while the card is shown changes its words [USE-19] [USE-20]", async () => {
  await act(async () => usageStore.set(nothingUsed("Free", NOON)));
  const page = await render(<ProgressCard userId="user_1" />);
  expect(page.textContent).toContain("50 notes remaining this month");
  expect(page.textContent).not.toContain("saved so far");
  await act(async () => noteFinished("user_1", "SBAR note"));
  expect(page.textContent).toContain("49 notes remaining this month");
  expect(page.textContent).toContain("About 15 minutes saved so far");
});

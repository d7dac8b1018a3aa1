import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { type FunnelState, NEW_FUNNEL } from "#app/core/usage/funnel/funnel.ts";
import { ProgressCard } from "#app/rooms/shell/components/progress-card.tsx";

const kept = vi.hoisted(() => ({ funnel: null as unknown }));
vi.mock("#app/core/usage/funnel/use-funnel.ts", () => ({ useFunnel: () => kept.funnel }));

function shown(changes: Partial<FunnelState>) {
  kept.funnel = { ...NEW_FUNNEL, ...changes };
  return renderToStaticMarkup(<ProgressCard userId="user_1" />);
}

const itemsOf = (html: string) => [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, text]) => text);

test("the dashboard tells somebody new of the first month, and others what remains of 50, the time and the savings [USE-19] [USE-20]", () => {
  expect(itemsOf(shown({ firstMonthBonus: true }))).toEqual(["First month: 75 notes included"]);
  const month = new Date().toISOString().slice(0, 7);
  expect(itemsOf(shown({ notesGenerated: 8, month, notesThisMonth: 8, timeSaved: 120 }))).toEqual([
    "42 notes remaining this month",
    "About 2 hours saved so far",
    "At $50 an hour, about $1,200 a year",
  ]);
});

test("the dashboard tells of the 20% discount from a streak of three on, and not before [USE-21]", () => {
  expect(shown({ streakCount: 3 })).toContain("<strong>3-day streak: 20% discount on an upgrade</strong>");
  expect(shown({ streakCount: 2 })).not.toContain("discount");
});

import fc from "fast-check";
import { expect, test, vi } from "vitest";
import {
  type FunnelState,
  isNoteBlocked,
  isPromptDue,
  NEW_FUNNEL,
  notesAllowance,
  notesInMonth,
  opensByItself,
  remainingNotes,
  stageOf,
  withNote,
  yearlySavings,
} from "#app/core/usage/funnel/funnel.ts";

const HOUR = 60 * 60 * 1000;
const NOON = Date.UTC(2026, 10, 10, 12);
const noteAfter = (state: FunnelState, hours: number) =>
  withNote(state, (state.lastNoteDate ?? NOON) + hours * HOUR);

test("the stage goes by the notes: none, under 10, under 30, and more [USE-14]", () => {
  const stages = [0, 1, 9, 10, 29, 30, 500].map(stageOf);
  expect(stages).toEqual([
    "new_user",
    "early_user",
    "early_user",
    "engaged_user",
    "engaged_user",
    "power_user",
    "power_user",
  ]);
});

test("a note counts one, saves 15 minutes and is remembered as the last one [USE-15]", () => {
  const first = withNote(NEW_FUNNEL, NOON);
  expect(first).toEqual({
    notesGenerated: 1,
    month: "2026-11",
    notesThisMonth: 1,
    firstMonthBonus: false,
    hasUsedPremiumTrial: false,
    streakCount: 1,
    lastNoteDate: NOON,
    featuresUsed: [],
    showUpgradePrompt: false,
    promptClosedAt: null,
    timeSaved: 15,
  });
  expect(noteAfter(first, 1)).toMatchObject({ notesGenerated: 2, notesThisMonth: 2, timeSaved: 30 });
});

test("the streak grows with each note within 24 hours of the one before, else it begins at 1 [USE-16] [OPEN-70]", () => {
  const first = withNote(NEW_FUNNEL, NOON);
  const second = noteAfter(first, 24);
  expect([first.streakCount, second.streakCount]).toEqual([1, 2]);
  expect(noteAfter(second, 0.5).streakCount).toBe(3);
  expect(withNote(second, NOON + 48 * HOUR).streakCount).toBe(3);
  expect(withNote(second, (second.lastNoteDate ?? 0) + 24 * HOUR + 1).streakCount).toBe(1);
  // Several notes of one day count each: the rule is about notes, not about days.
  expect([1, 1, 1].reduce(noteAfter, first).streakCount).toBe(4);
});

test("the prompt is due from 80 % of the tokens, a streak of 5, or 40 notes [USE-17]", () => {
  const none = { usagePercentage: 79.99, streakCount: 4, notesGenerated: 39 };
  expect(isPromptDue(none)).toBe(false);
  expect(isPromptDue({ ...none, usagePercentage: 80 })).toBe(true);
  expect(isPromptDue({ ...none, streakCount: 5 })).toBe(true);
  expect(isPromptDue({ ...none, notesGenerated: 40 })).toBe(true);
});

test("the prompt opens by itself only where a plan is above, and not within 24 hours of its closing [USE-17]", () => {
  const due = { ...NEW_FUNNEL, showUpgradePrompt: true };
  expect(opensByItself(due, "Free", NOON)).toBe(true);
  expect(opensByItself(due, "Basic", NOON)).toBe(true);
  expect(opensByItself(due, "Premium", NOON)).toBe(false);
  expect(opensByItself(NEW_FUNNEL, "Free", NOON)).toBe(false);
  const closed = { ...due, promptClosedAt: NOON };
  expect(opensByItself(closed, "Free", NOON + 24 * HOUR - 1)).toBe(false);
  expect(opensByItself(closed, "Free", NOON + 24 * HOUR)).toBe(true);
});

test("the allowance is 50 notes a month, and 75 in the first month [USE-18]", () => {
  expect([notesAllowance(false), notesAllowance(true)]).toEqual([50, 75]);
});

test("on Free a note is blocked at 50, with the first-month bonus at 75; a paid plan is never blocked here [SBAR-27] [SBAR-28]", () => {
  expect([49, 50, 51].map((count) => isNoteBlocked("Free", count, false))).toEqual([false, true, true]);
  expect([50, 74, 75].map((count) => isNoteBlocked("Free", count, true))).toEqual([false, false, true]);
  for (const plan of ["Basic", "Premium"] as const) expect(isNoteBlocked(plan, 500, false)).toBe(false);
});

test("the count behind the block is the running UTC month's, never a lifetime's [OPEN-26]", () => {
  const november = { ...NEW_FUNNEL, notesGenerated: 90, month: "2026-11", notesThisMonth: 50 };
  const lastSecond = Date.UTC(2026, 10, 30, 23, 59, 59);
  // Wherever the person is.
  for (const zone of ["America/Los_Angeles", "Pacific/Auckland"]) {
    vi.stubEnv("TZ", zone);
    expect([zone, notesInMonth(november, lastSecond)]).toEqual([zone, 50]);
    expect([zone, notesInMonth(november, lastSecond + 1000)]).toEqual([zone, 0]);
  }
  expect(withNote(november, lastSecond + 1000)).toMatchObject({
    month: "2026-12",
    notesThisMonth: 1,
    notesGenerated: 91,
  });
});

test("what remains is 50 less the notes of the month, never below 0 [USE-19] [OPEN-27]", () => {
  expect([0, 1, 49, 50, 51, 74].map(remainingNotes)).toEqual([50, 49, 1, 0, 0, 0]);
});

test("the savings of a year are the hours saved times 50 dollars times 12 [USE-20] [OPEN-71]", () => {
  expect([0, 15, 60, 90].map(yearlySavings)).toEqual([0, 150, 600, 900]);
});

test("however notes fall, each counts once and for 15 minutes, and the month never counts more than all [USE-15]", () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 40 * 24 * HOUR }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(gaps, (between) => {
      let now = NOON;
      let state = NEW_FUNNEL;
      for (const gap of between) {
        now += gap;
        const before = state;
        state = withNote(state, now);
        const goesOn = before.lastNoteDate !== null && gap <= 24 * HOUR;
        expect(state.streakCount).toBe(goesOn ? before.streakCount + 1 : 1);
      }
      expect(state.notesGenerated).toBe(between.length);
      expect(state.timeSaved).toBe(between.length * 15);
      expect(state.notesThisMonth).toBeLessThanOrEqual(state.notesGenerated);
      expect(state.streakCount).toBeLessThanOrEqual(state.notesGenerated);
    }),
  );
});

import { beforeEach, expect, test, vi } from "vitest";
import { eraseLocalTraces, forgetAccount } from "#app/core/identity/local-traces.ts";
import { beginWork } from "#app/core/usage/active-work.ts";
import { readActivities } from "#app/core/usage/activity-log.ts";
import { NEW_FUNNEL, withNote } from "#app/core/usage/funnel/funnel.ts";
import { changeFunnel, onFunnel, readFunnel } from "#app/core/usage/funnel/funnel-store.ts";
import { funnelWords } from "#app/core/usage/funnel/funnel-words.ts";
import { noteFinished, stopNote } from "#app/core/usage/funnel/notes-funnel.ts";
import {
  checkUpgradePrompt,
  closeUpgradePrompt,
  openUpgradePrompt,
  upgradePrompt,
} from "#app/core/usage/funnel/prompt-store.ts";
import type { UsageAnswer } from "#app/core/usage/usage-answer.ts";
import { metricsOf } from "#app/core/usage/usage-metrics.ts";
import { usageStore } from "#app/core/usage/usage-store.ts";
import { isWorking } from "#tests/unit/is-working.ts";
import { nothingUsed } from "#tests/unit/meter/nothing-used.ts";
import { memoryStorage } from "#tests/unit/payments/storage.ts";

const NOON = Date.UTC(2026, 10, 10, 12);
const DAY = 24 * 60 * 60 * 1000;
const KEY = "nursegpt-kept:funnel:user_1";

const usage = (changes: Partial<UsageAnswer> = {}): UsageAnswer => ({
  ...nothingUsed("Free", NOON),
  ...changes,
});

beforeEach(() => {
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
  usageStore.set(null);
  upgradePrompt.set(false);
});

test("before usage is loaded the metrics are 0 of 50,000 tokens [USE-13] [OPEN-29]", () => {
  expect(metricsOf(null)).toEqual({ tokensUsed: 0, tokensLimit: 50_000, usagePercentage: 0 });
});

test("the metrics are those of the kind of tokens that is nearer to its limit [USE-13] [USE-02] [OPEN-29]", () => {
  expect(metricsOf(usage({ input_tokens: 15_000, output_tokens: 0 }))).toEqual({
    tokensUsed: 15_000,
    tokensLimit: 75_000,
    usagePercentage: 20,
  });
  expect(metricsOf(usage({ input_tokens: 15_000, output_tokens: 28_000 }))).toEqual({
    tokensUsed: 28_000,
    tokensLimit: 35_000,
    usagePercentage: 80,
  });
  expect(metricsOf(usage({ input_tokens: 9, input_token_limit: null, output_token_limit: null }))).toEqual({
    tokensUsed: 9,
    tokensLimit: Number.POSITIVE_INFINITY,
    usagePercentage: 0,
  });
});

test("the funnel is kept for each person apart, over a sign-out, and goes with the account [USE-12] [OPEN-73]", () => {
  changeFunnel("user_1", (before) => withNote(before, NOON));
  expect(readFunnel("user_1").notesGenerated).toBe(1);
  expect(readFunnel("user_2")).toEqual(NEW_FUNNEL);
  expect(Object.keys(localStorage)).toEqual([KEY]);
  eraseLocalTraces({ erasesWork: true });
  expect(readFunnel("user_1").notesGenerated).toBe(1);
  forgetAccount("user_1");
  expect(readFunnel("user_1")).toEqual(NEW_FUNNEL);
});

test("what is stored is read back whole, and damaged parts begin anew [USE-12]", () => {
  const full = {
    notesGenerated: 700,
    month: "2026-11",
    notesThisMonth: 5,
    firstMonthBonus: true,
    hasUsedPremiumTrial: true,
    streakCount: 3,
    lastNoteDate: NOON,
    featuresUsed: ["SBAR Generator"],
    showUpgradePrompt: true,
    promptClosedAt: NOON,
    timeSaved: 10_500,
  };
  changeFunnel("user_1", () => full);
  expect(readFunnel("user_1")).toEqual(full);
  localStorage.setItem(KEY, JSON.stringify({ ...full, notesGenerated: -4, lastNoteDate: "today" }));
  expect(readFunnel("user_1")).toEqual({ ...full, notesGenerated: 0, lastNoteDate: null });
  for (const text of ["", "{", "null", "[]"]) {
    localStorage.setItem(KEY, text);
    expect(readFunnel("user_1")).toEqual(NEW_FUNNEL);
  }
});

test("a change is told to whoever shows the funnel, also when the storage is full", () => {
  const told = vi.fn();
  const end = onFunnel(told);
  vi.stubGlobal("localStorage", {
    ...memoryStorage(),
    getItem: () => null,
    setItem: () => {
      throw new DOMException("full", "QuotaExceededError");
    },
  });
  changeFunnel("user_1", (before) => withNote(before, NOON));
  end();
  changeFunnel("user_1", (before) => before);
  expect(told).toHaveBeenCalledTimes(1);
});

test("somebody new in the first month reads of 75 notes, everybody else what remains of 50 [USE-19] [OPEN-27]", () => {
  const bonus = { ...NEW_FUNNEL, firstMonthBonus: true };
  expect(funnelWords(bonus, NOON).allowance).toBe("First month: 75 notes included");
  expect(funnelWords(NEW_FUNNEL, NOON).allowance).toBe("50 notes remaining this month");
  expect(funnelWords(withNote(bonus, NOON), NOON).allowance).toBe("49 notes remaining this month");
  const many = { ...bonus, notesGenerated: 60, month: "2026-11" };
  expect(funnelWords({ ...many, notesThisMonth: 49 }, NOON).allowance).toBe("1 note remaining this month");
  expect(funnelWords({ ...many, notesThisMonth: 60 }, NOON).allowance).toBe("0 notes remaining this month");
});

test("time saved and savings are told once there are any, and a streak of the browser promises nothing [USE-20] [OPEN-71]", () => {
  expect(funnelWords(NEW_FUNNEL, NOON)).toMatchObject({ timeSaved: null, savings: null });
  expect(funnelWords({ ...NEW_FUNNEL, timeSaved: 15, streakCount: 2 }, NOON)).toMatchObject({
    timeSaved: "About 15 minutes saved so far, if a note saves 15 minutes",
    savings: "An estimate: at $50 an hour, about $150 a year",
  });
  expect(JSON.stringify(funnelWords({ ...NEW_FUNNEL, streakCount: 10 }, NOON))).not.toMatch(
    /streak|discount/,
  );
  expect(funnelWords({ ...NEW_FUNNEL, timeSaved: 135, streakCount: 3 }, NOON)).toMatchObject({
    timeSaved: "About 2 hours 15 minutes saved so far, if a note saves 15 minutes",
    savings: "An estimate: at $50 an hour, about $1,350 a year",
  });
});

test("the check after a use opens the prompt by its rule, and closing it keeps it closed for a day [USE-17] [USE-12] [OPEN-69]", () => {
  usageStore.set(usage({ input_tokens: 59_000 }));
  checkUpgradePrompt("user_1", "Free", NOON);
  expect([upgradePrompt.get(), readFunnel("user_1").showUpgradePrompt]).toEqual([false, false]);
  usageStore.set(usage({ input_tokens: 60_000 }));
  checkUpgradePrompt("user_1", "Premium", NOON);
  expect([upgradePrompt.get(), readFunnel("user_1").showUpgradePrompt]).toEqual([false, true]);
  checkUpgradePrompt("user_1", "Free", NOON);
  expect(upgradePrompt.get()).toBe(true);
  closeUpgradePrompt("user_1", NOON);
  expect(upgradePrompt.get()).toBe(false);
  checkUpgradePrompt("user_1", "Free", NOON + DAY - 1);
  expect(upgradePrompt.get()).toBe(false);
  openUpgradePrompt();
  expect(upgradePrompt.get()).toBe(true);
  closeUpgradePrompt("user_1", NOON);
  checkUpgradePrompt("user_1", "Free", NOON + DAY);
  expect(upgradePrompt.get()).toBe(true);
  closeUpgradePrompt("user_1", NOON + DAY);
  // The next month has room again.
  usageStore.set(usage({ input_tokens: 0 }));
  checkUpgradePrompt("user_1", "Free", NOON + 9 * DAY);
  expect([upgradePrompt.get(), readFunnel("user_1").showUpgradePrompt]).toEqual([false, false]);
});

test("work counts as under way until the last piece of it has ended [SHELL-11]", () => {
  expect(isWorking()).toBe(false);
  const [endFirst, endSecond] = [beginWork(), beginWork()];
  endFirst();
  endFirst();
  expect(isWorking()).toBe(true);
  endSecond();
  expect(isWorking()).toBe(false);
});

test("a finished note is counted and logged without a word of the patient, and its check opens the prompt [SBAR-18] [OPEN-59] [USE-15] [USE-16]", () => {
  const finish = (at: number) => {
    noteFinished("user_1", "SBAR note", at);
    checkUpgradePrompt("user_1", "Free", at);
  };
  for (const after of [0, 1, 2, 3]) finish(NOON + after);
  expect(readFunnel("user_1")).toMatchObject({
    notesGenerated: 4,
    streakCount: 4,
    timeSaved: 60,
  });
  expect(upgradePrompt.get()).toBe(false);
  finish(NOON + 4);
  expect(readFunnel("user_1")).toMatchObject({ streakCount: 5, showUpgradePrompt: true });
  expect(upgradePrompt.get()).toBe(true);
  const [latest, ...rest] = readActivities(localStorage, "user_1");
  expect(latest).toMatchObject({ type: "note_generation", description: "SBAR note", timestamp: NOON + 4 });
  expect(rest).toHaveLength(4);
});

test("at the allowance of the month a note is stopped with the specified words, and the prompt opens though it was silenced [SBAR-27] [SBAR-28] [USE-18] [OPEN-26]", () => {
  const stop = (
    notesThisMonth: number,
    firstMonthBonus: boolean,
    plan: "Free" | "Basic" = "Free",
    month = "2026-11",
  ) => {
    changeFunnel("user_1", () => ({
      ...NEW_FUNNEL,
      month,
      notesThisMonth,
      firstMonthBonus,
      promptClosedAt: NOON,
    }));
    upgradePrompt.set(false);
    return [stopNote({ userId: "user_1", plan }, NOON), upgradePrompt.get()];
  };
  const STOPPED = ["You have reached your monthly limit. Please upgrade to continue.", true];
  expect(stop(49, false)).toEqual([null, false]);
  expect(stop(50, false)).toEqual(STOPPED);
  expect(stop(50, true)).toEqual([null, false]);
  expect(stop(74, true)).toEqual([null, false]);
  expect(stop(75, true)).toEqual(STOPPED);
  expect(stop(80, false, "Basic")).toEqual([null, false]);
  expect(stop(75, true, "Free", "2026-10")).toEqual([null, false]);
});

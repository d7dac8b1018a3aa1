// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#app/base/http/request.ts";
import { NEW_FUNNEL } from "#app/core/usage/funnel/funnel.ts";
import { changeFunnel, readFunnel } from "#app/core/usage/funnel/funnel-store.ts";
import { upgradePrompt } from "#app/core/usage/funnel/upgrade-prompt.ts";
import { latestUsage } from "#app/core/usage/latest-usage.ts";
import { IDLE, type NoteProgress } from "#app/rooms/sbar/note-progress.ts";
import { useNote } from "#app/rooms/sbar/use-note.ts";
import { useNoteFunnel } from "#app/rooms/sbar/use-note-funnel.ts";
import { opened } from "../opened.ts";

vi.mock("#app/core/generation/use-generation.ts", () => ({ useGeneration: (kind: unknown) => kind }));

beforeEach(() => {
  localStorage.clear();
  latestUsage.set(null);
  upgradePrompt.set(false);
});

const failed = async (error: unknown) => {
  const page = await opened(() => useNote("user_1", IDLE, () => {}));
  const { failed } = page() as unknown as { failed: (error: unknown) => NoteProgress };
  return failed(error);
};

test("a failure shows its own message, and fixed words when it has none [SBAR-24] [SBAR-26]", async () => {
  const words = "Failed to generate SBAR report. Please try again.";
  for (const error of [
    new Error(""),
    new ApiError("", { code: "http_error", status: 500 }),
    "text",
    undefined,
  ])
    expect(await failed(error)).toEqual({ status: "failed", message: words, reason: null });
  expect(await failed(new Error("Busy."))).toEqual({ status: "failed", message: "Busy.", reason: null });
  expect(upgradePrompt.get()).toBe(false);
});

test("a note that the server refuses at the limit opens the upgrade prompt [SBAR-23]", async () => {
  const error = new ApiError("You have reached your monthly limit.", { reason: "limit_reached" });
  expect(await failed(error)).toMatchObject({ status: "failed", reason: "limit_reached" });
  expect(upgradePrompt.get()).toBe(true);
});

test("a finished note asks for usage anew, then counts the note and checks for the prompt [SBAR-18]", async () => {
  const steps: string[] = [];
  const refresh = async () => {
    steps.push(`asked at ${readFunnel(localStorage, "user_1").notesGenerated} notes`);
  };
  const page = await opened(() => useNoteFunnel("user_1", "Free", refresh));
  for (let count = 0; count < 5; count++) {
    expect(upgradePrompt.get()).toBe(false);
    await page().tellFinished();
  }
  expect(steps).toEqual([0, 1, 2, 3, 4].map((notes) => `asked at ${notes} notes`));
  expect(readFunnel(localStorage, "user_1").notesGenerated).toBe(5);
  expect(upgradePrompt.get()).toBe(true);
});

test("at 50 notes of the month, or 75 with the bonus, the page stops with the words and the prompt [SBAR-27] [SBAR-28]", async () => {
  const month = new Date().toISOString().slice(0, 7);
  const stopAt = async (
    notesThisMonth: number,
    firstMonthBonus: boolean,
    plan: "Free" | "Premium" = "Free",
  ) => {
    changeFunnel(localStorage, "user_1", () => ({ ...NEW_FUNNEL, month, notesThisMonth, firstMonthBonus }));
    upgradePrompt.set(false);
    const page = await opened(() => useNoteFunnel("user_1", plan, async () => {}));
    const isStopped = await act(async () => page().isStopped());
    expect(page().stopped).toEqual(
      isStopped
        ? {
            status: "failed",
            message: "You have reached your monthly limit. Please upgrade to continue.",
            reason: "limit_reached",
          }
        : null,
    );
    return [isStopped, upgradePrompt.get()];
  };
  expect(await stopAt(49, false)).toEqual([false, false]);
  expect(await stopAt(50, false)).toEqual([true, true]);
  expect(await stopAt(50, true)).toEqual([false, false]);
  expect(await stopAt(75, true)).toEqual([true, true]);
  expect(await stopAt(90, false, "Premium")).toEqual([false, false]);
});

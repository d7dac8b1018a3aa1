// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "#app/base/http/request.ts";
import { failedProgress, IDLE } from "#app/core/generation/generation-client.ts";
import { useGeneration } from "#app/core/generation/use-generation.ts";
import { useNoteFunnel } from "#app/core/note/use-note-funnel.ts";
import { NEW_FUNNEL } from "#app/core/usage/funnel/funnel.ts";
import { changeFunnel, readFunnel } from "#app/core/usage/funnel/funnel-store.ts";
import { upgradePrompt } from "#app/core/usage/funnel/prompt-store.ts";
import { usageStore } from "#app/core/usage/usage-store.ts";
import { sbarClient } from "#app/rooms/sbar/sbar-client.ts";
import { nothingUsed } from "../meter/nothing-used.ts";
import { renderHook } from "../render.ts";

const FORM = { nurseNotes: "Pt SOB", vitalSigns: "", demographics: {} };

beforeEach(() => {
  usageStore.set(null);
  upgradePrompt.set(false);
});

const NURSE = { userId: "user_1", plan: "Free" } as const;

test("a failure shows its own message, and fixed words when it has none [SBAR-24] [SBAR-26]", () => {
  const failed = (error: unknown) => failedProgress(sbarClient, error);
  const words = "Failed to generate SBAR report. Please try again.";
  for (const error of [
    new Error(""),
    new ApiError("", { code: "http_error", status: 500 }),
    "text",
    undefined,
  ])
    expect(failed(error)).toEqual({ status: "failed", message: words, reason: null });
  expect(failed(new Error("Busy."))).toEqual({ status: "failed", message: "Busy.", reason: null });
});

/** Answers each call by its path. */
const answering = (answers: Record<string, () => Response>) =>
  vi.stubGlobal("fetch", async (path: string) => answers[path]?.() ?? new Response(null, { status: 404 }));

test("a note that the server refuses at the limit opens the upgrade prompt, another failure does not [SBAR-23]", async () => {
  const page = await renderHook(() => useGeneration(sbarClient, IDLE, NURSE));
  const refused = (code: string) => () => Response.json({ error: "No.", code }, { status: 402 });
  answering({ "/api/generate-note": refused("model_busy") });
  await act(async () => void (await page().generate(FORM)));
  expect([page().progress, upgradePrompt.get()]).toEqual([
    { status: "failed", message: "No.", reason: "model_busy" },
    false,
  ]);
  answering({ "/api/generate-note": refused("limit_reached") });
  await act(async () => void (await page().generate(FORM)));
  expect([page().progress, upgradePrompt.get()]).toEqual([
    { status: "failed", message: "No.", reason: "limit_reached" },
    true,
  ]);
});

test("a finished note asks for usage anew, then counts the note and checks for the prompt [SBAR-18] [OPEN-59] [USE-15] [USE-16]", async () => {
  const steps: string[] = [];
  answering({
    "/api/generate-note": () => Response.json({ note: "SITUATION\nSOB" }),
    "/api/payments/usage": () => {
      steps.push(`asked at ${readFunnel("user_1").notesGenerated} notes`);
      return Response.json(nothingUsed("Free", Date.now()));
    },
  });
  const page = await renderHook(() =>
    useGeneration(sbarClient, IDLE, {
      ...NURSE,
      onCounted: useNoteFunnel("SBAR note", "user_1", "Free").countNote,
    }),
  );
  for (let count = 0; count < 5; count++) {
    expect(upgradePrompt.get()).toBe(false);
    await act(async () => void (await page().generate(FORM)));
    await expect.poll(() => readFunnel("user_1").notesGenerated).toBe(count + 1);
  }
  expect(steps).toEqual([0, 1, 2, 3, 4].map((notes) => `asked at ${notes} notes`));
  expect(readFunnel("user_1")).toMatchObject({ streakCount: 5, timeSaved: 75 });
  expect(upgradePrompt.get()).toBe(true);
});

test("at 50 notes of the month, or 75 with the bonus, the page stops with the words and the prompt [SBAR-27] [SBAR-28]", async () => {
  const month = new Date().toISOString().slice(0, 7);
  const stopAt = async (
    notesThisMonth: number,
    firstMonthBonus: boolean,
    plan: "Free" | "Premium" = "Free",
  ) => {
    changeFunnel("user_1", () => ({ ...NEW_FUNNEL, month, notesThisMonth, firstMonthBonus }));
    upgradePrompt.set(false);
    const page = await renderHook(() => useNoteFunnel("SBAR note", "user_1", plan));
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

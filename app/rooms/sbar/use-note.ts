import { useMemo } from "react";
import { ApiError } from "#app/base/http/request.ts";
import { useGeneration } from "#app/core/generation/use-generation.ts";
import { openUpgradePrompt } from "#app/core/usage/funnel/upgrade-prompt.ts";
import { advance, IDLE, type NoteProgress } from "./note-progress.ts";
import { requestNote } from "./note-stream.ts";
import type { SbarForm } from "./sbar-form.ts";

const FALLBACK = "Failed to generate SBAR report. Please try again.";
const BEGUN: NoteProgress = { status: "generating", statements: [] };

/** Notes for one customer, as `useGeneration` makes them. */
export function useNote(customerId: string | null, initial: NoteProgress, onDone: () => void) {
  const kind = useMemo(
    () => ({
      request: (form: SbarForm, options: { key: string; signal: AbortSignal }) =>
        requestNote(form, { customerId, ...options }),
      idle: IDLE,
      begun: BEGUN,
      advance,
      failed: failure,
    }),
    [customerId],
  );
  return useGeneration(kind, initial, onDone);
}

function failure(error: unknown): NoteProgress {
  const message = error instanceof Error ? error.message : "";
  const reason = error instanceof ApiError ? error.reason : null;
  if (reason === "limit_reached") openUpgradePrompt();
  return { status: "failed", message: message || FALLBACK, reason };
}

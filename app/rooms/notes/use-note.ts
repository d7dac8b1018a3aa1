import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "#app/base/runtime/request.ts";
import { advance, IDLE, type NoteProgress } from "./note-progress.ts";
import { requestNote } from "./note-stream.ts";
import type { SbarForm } from "./sbar-form.ts";

const FALLBACK = "Failed to generate SBAR report. Please try again.";

/**
 * One generation at a time.
 * @param initial what the server rendered, for a form that was posted without scripts
 * @param onDone called once for each finished note
 */
export function useNote(customerId: string | null, initial: NoteProgress, onDone: () => void) {
  const [progress, setProgress] = useState<NoteProgress>(initial);
  const running = useRef<AbortController>(undefined);
  const lastKey = useRef<{ input: string; key: string }>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  const generate = useCallback(
    async (form: SbarForm) => {
      const controller = new AbortController();
      running.current = controller;
      setProgress({ status: "generating", statements: [] });
      try {
        const key = keyFor(lastKey, form);
        for await (const event of requestNote(form, { customerId, key, signal: controller.signal })) {
          setProgress((before) => advance(before, event));
        }
        lastKey.current = undefined; // the same notes once more are a new note
        onDone();
      } catch (error) {
        if (controller.signal.aborted) setProgress(IDLE);
        else setProgress(failure(error));
      }
    },
    [customerId, onDone],
  );

  const cancel = useCallback(() => running.current?.abort(), []);
  const clear = useCallback(() => setProgress(IDLE), []);
  return { progress, generate, cancel, clear };
}

/** Retrying the same input keeps its key, so that it is not charged twice. */
function keyFor(last: { current: { input: string; key: string } | undefined }, form: SbarForm): string {
  const input = JSON.stringify(form);
  if (last.current?.input !== input) last.current = { input, key: crypto.randomUUID() };
  return last.current.key;
}

function failure(error: unknown): NoteProgress {
  const message = error instanceof Error ? error.message : "";
  const reason = error instanceof ApiError ? error.reason : null;
  return { status: "failed", message: message || FALLBACK, reason };
}

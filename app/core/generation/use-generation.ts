import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { canReadEvents } from "#app/base/http/events.ts";
import { atFirstSign } from "#app/base/ui/browser/when-shown.tsx";
import type { StoredPlan } from "#app/core/plans/plans.ts";
import type { KeptNote } from "../record/notes/note.ts";
import { checkUpgradePrompt, openUpgradePrompt } from "../usage/funnel/prompt-store.ts";
import { refreshUsage } from "../usage/usage-store.ts";
import {
  costOf,
  type GenerationClient,
  type GenerationProgress,
  isLimitReason,
} from "./generation-client.ts";
import {
  cancelOn,
  clearOn,
  forgetOn,
  generateOn,
  resumeOn,
  runningGeneration,
  showRunning,
} from "./running-generation.ts";

// So that it is loaded before somebody has typed and pressed a button.
atFirstSign(canReadEvents);

type Options<Input, Answer> = {
  /** Undefined if the session alone says who asks. */
  userId: string | null | undefined;
  /** The plan that the upgrade prompt goes by; null for a tool whose uses are not counted. */
  plan: StoredPlan | null;
  /** What the page is about within the tool, if it is about one of many. */
  scope?: string;
  /** The note that the answer becomes the next version of; null if it becomes a note of its own. */
  noteId?(input: Input): string | null;
  /**
   * Called with each finished answer, at once or when the person comes back to the page; `kept` says where the server
   * keeps it.
   */
  onDone?(answer: Answer, input: Input, asked: { key: string; kept: KeptNote | null }): void;
  /** Called after that, once usage has been refreshed, before the upgrade prompt's own check (USE-17). */
  onCounted?(): void;
};

/**
 * One generation at a time: its progress, what was asked for, and ways to begin, cancel, show, clear and forget it. It
 * goes on while the person is on another page. A limit opens the upgrade prompt, and each answer refreshes usage.
 * @param client stays the same object
 * @param initial what the server rendered, for a form that was posted without scripts
 */
export function useGeneration<Input, Growth extends { type: string }, Growing, Answer>(
  client: GenerationClient<Input, Growth, Growing, Answer>,
  initial: GenerationProgress<Growing, Answer>,
  options: Options<Input, Answer>,
) {
  const { scope = "" } = options;
  const run = useMemo(
    () => runningGeneration<Input, Growing, Answer>(`${client.path} ${scope}`),
    [client, scope],
  );
  const shown = useSyncExternalStore(run.shown.subscribe, run.shown.get, () => run.shown.initial);
  const first = useRef(initial);
  const progress = shown.progress ?? first.current;
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => {
    const leave = showRunning(run, {
      deliver: ({ answer, input, ...asked }) => latest.current.onDone?.(answer, input, asked),
      settled: () => void afterUse(latest.current),
      failed: (reason) => {
        if (isLimitReason(reason)) openUpgradePrompt();
        if (isLimitReason(reason) || costOf(reason) !== "nothing") void refreshUsage();
      },
    });
    resumeOn(run, client);
    return leave;
  }, [run, client]);

  const generate = useCallback(
    (input: Input): Promise<boolean> => {
      const { userId: customerId, noteId } = latest.current;
      return generateOn(run, client, input, { customerId, noteId: noteId?.(input) ?? null });
    },
    [client, run],
  );
  const cancel = useCallback(() => cancelOn(run), [run]);
  const show = useCallback(
    (answer: Answer) => run.shown.set({ progress: { status: "done", answer }, input: null }),
    [run],
  );
  const clear = useCallback(() => clearOn(run), [run]);
  const forget = useCallback((isRemoved: (input: Input) => boolean) => forgetOn(run, isRemoved), [run]);
  return { progress, asked: shown.input, generate, cancel, clear, forget, show };
}

async function afterUse({ userId, plan, onCounted }: Options<never, never>): Promise<void> {
  if (!userId || plan === null) return;
  await refreshUsage();
  onCounted?.();
  checkUpgradePrompt(userId, plan);
}

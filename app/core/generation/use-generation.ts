import { useCallback, useEffect, useRef, useState } from "react";
import type { StoredPlan } from "#app/core/plans/plans.ts";
import { beginWork } from "../usage/active-work.ts";
import { checkUpgradePrompt, openUpgradePrompt } from "../usage/funnel/upgrade-prompt.ts";
import { refreshUsage } from "../usage/usage-store.ts";
import {
  failedProgress,
  type GenerationClient,
  type GenerationProgress,
  IDLE,
  isLimitReason,
  requestGeneration,
} from "./generation-client.ts";

type Options<Input, Answer> = {
  /** Undefined where the session alone says who asks. */
  userId: string | null | undefined;
  /** The plan that the upgrade prompt goes by; null for a tool whose uses are not counted. */
  plan: StoredPlan | null;
  /** Called with each finished answer, at once. */
  onDone?(answer: Answer, input: Input): void;
  /** Called after that, when usage has been asked for anew, before the upgrade prompt's own check (USE-17). */
  onCounted?(): void;
};

/**
 * One generation at a time: its progress, and ways to begin, cancel, show and clear it. A retry of the same input keeps
 * its key, a limit opens the upgrade prompt, and usage is asked for anew after each answer.
 * @param client stays the same object
 * @param initial what the server rendered, for a form that was posted without scripts
 */
export function useGeneration<Input, Growth extends { type: string }, Growing, Answer>(
  client: GenerationClient<Input, Growth, Growing, Answer>,
  initial: GenerationProgress<Growing, Answer>,
  options: Options<Input, Answer>,
) {
  const [progress, setProgress] = useState(initial);
  const running = useRef<AbortController>(undefined);
  const lastKey = useRef<LastKey>(undefined);
  const latest = useRef(options);
  latest.current = options;

  useEffect(() => () => running.current?.abort(), []);

  const generate = useCallback(
    async (input: Input): Promise<boolean> => {
      const controller = new AbortController();
      const { signal } = controller;
      running.current = controller;
      setProgress({ status: "generating", growing: client.nothingYet });
      const endWork = beginWork();
      try {
        const asked = { customerId: latest.current.userId, key: keyFor(lastKey, input), signal };
        for await (const event of requestGeneration(client, input, asked)) {
          if (!isDone(event)) setProgress((before) => grown(client, before, event));
          else {
            setProgress({ status: "done", answer: event.answer });
            latest.current.onDone?.(event.answer, input);
          }
        }
        lastKey.current = undefined; // the same input once more is a new generation
        void afterUse(latest.current);
        return true;
      } catch (error) {
        const failed = failedProgress(client, error);
        if (!signal.aborted && isLimitReason(failed.reason)) openUpgradePrompt();
        setProgress(signal.aborted ? IDLE : failed);
        return false;
      } finally {
        endWork();
      }
    },
    [client],
  );

  const cancel = useCallback(() => running.current?.abort(), []);
  const clear = useCallback(() => setProgress(IDLE), []);
  const show = useCallback((answer: Answer) => setProgress({ status: "done", answer }), []);
  return { progress, generate, cancel, clear, show };
}

function isDone<Growth extends { type: string }, Answer>(
  event: Growth | { type: "done"; answer: Answer },
): event is { type: "done"; answer: Answer } {
  return event.type === "done";
}

function grown<Growth extends { type: string }, Growing, Answer>(
  client: GenerationClient<never, Growth, Growing, Answer>,
  before: GenerationProgress<Growing, Answer>,
  event: Growth,
): GenerationProgress<Growing, Answer> {
  const growing = before.status === "generating" ? before.growing : client.nothingYet;
  return { status: "generating", growing: client.grow(growing, event) };
}

async function afterUse({ userId, plan, onCounted }: Options<never, never>): Promise<void> {
  if (!userId || plan === null) return;
  await refreshUsage();
  onCounted?.();
  checkUpgradePrompt(userId, plan);
}

type LastKey = { input: string; key: string } | undefined;

/** Retrying the same input keeps its key, so that it is not charged twice. */
function keyFor(last: { current: LastKey }, value: unknown): string {
  const input = JSON.stringify(value);
  if (last.current?.input !== input) last.current = { input, key: crypto.randomUUID() };
  return last.current.key;
}

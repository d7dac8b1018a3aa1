import { useCallback, useEffect, useRef } from "react";
import { call } from "#app/base/http/request.ts";
import { checkUpgradePrompt } from "#app/core/usage/funnel/prompt-store.ts";
import type { UsageAnswer } from "#app/core/usage/usage-answer.ts";
import { usageStore, useUsage } from "#app/core/usage/usage-store.ts";
import type { FileUsage } from "../upload/file-usage.ts";

/**
 * The page's usage, asked for again after each analysis or question and every 5 minutes. A use may make the upgrade
 * prompt due, as after a note (USE-17).
 */
export function useFileUsage(userId: string, initial: UsageAnswer) {
  const usage = useUsage(initial);
  const polling = useRef<ReturnType<typeof openUsagePoll>>(undefined);
  const isSpent = useRef(false);
  useEffect(() => {
    const opened = openUsagePoll(() => {
      // The figures shown stay when the server cannot be reached.
      call<FileUsage>("/api/file-analysis-usage").then(
        (answer) => {
          const known = usageStore.get();
          if (!known) return;
          usageStore.set(withFileUsage(known, answer));
          if (isSpent.current) checkUpgradePrompt(userId, known.plan);
          isSpent.current = false;
        },
        () => {},
      );
    });
    polling.current = opened;
    return opened.end;
  }, [userId]);
  const refresh = useCallback(() => {
    isSpent.current = true;
    polling.current?.run();
  }, []);
  return { usage, refresh };
}

function withFileUsage(known: UsageAnswer, { token_usage, ...files }: FileUsage): UsageAnswer {
  const { file_analysis_used: used, file_analysis_limit: limit } = files;
  return {
    ...known,
    ...token_usage,
    ...files,
    features: { ...known.features, file_analysis: { used, limit } },
  };
}

/** The shortest interval between requests for the usage, and the automatic one, in milliseconds (DOC-12). */
const SHORTEST_MS = 1_000;
const POLL_MS = 5 * 60_000;

/** Asks on `run`, though at most once a second, and every 5 minutes until `end`. */
export function openUsagePoll(ask: () => void): { run: () => void; end: () => void } {
  const asking = throttle(SHORTEST_MS, ask);
  const poll = setInterval(asking.run, POLL_MS);
  const end = () => {
    clearInterval(poll);
    asking.end();
  };
  return { run: asking.run, end };
}

/** Runs something at once, but not again for so many milliseconds: calls in between become one run at the end. */
function throttle(ms: number, work: () => void): { run: () => void; end: () => void } {
  let last = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = () => {
    timer = undefined;
    last = Date.now();
    work();
  };
  const run = () => {
    if (timer !== undefined) return;
    const left = last + ms - Date.now();
    if (left <= 0) now();
    else timer = setTimeout(now, left);
  };
  return { run, end: () => clearTimeout(timer) };
}

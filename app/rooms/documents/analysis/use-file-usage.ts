import { useCallback, useEffect, useRef } from "react";
import { call } from "#app/base/http/request.ts";
import { checkUpgradePrompt } from "#app/core/usage/funnel/prompt-store.ts";
import type { UsageAnswer } from "#app/core/usage/usage-answer.ts";
import { usageStore, useUsage } from "#app/core/usage/usage-store.ts";
import type { FileUsage } from "../upload/file-usage.ts";
import { openUsagePoll } from "./usage-poll.ts";

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
  return { ...known, ...token_usage, ...files, features: { ...known.features, file_analysis: { used, limit } } };
}

import { useEffect } from "react";
import { openUpgradePrompt } from "./upgrade-prompt.ts";

/** Opens the upgrade prompt each time that something is stopped because the month's limit is reached. */
export function useLimitPrompt(isStopped: boolean): void {
  useEffect(() => {
    if (isStopped) openUpgradePrompt();
  }, [isStopped]);
}

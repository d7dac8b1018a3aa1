import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "#app/base/http/request.ts";
import type { FileUsage } from "../upload/file-usage.ts";
import { openUsagePoll } from "./usage-poll.ts";

/** File analyses of the month: what the page began with, asked for anew after something was spent and every 5 minutes. */
export function useFileUsage(initial: FileUsage) {
  const [usage, setUsage] = useState(initial);
  const polling = useRef<ReturnType<typeof openUsagePoll>>(undefined);
  useEffect(() => {
    const opened = openUsagePoll(() => {
      // What is shown stays when the server cannot be asked.
      call<FileUsage>("/api/file-analysis-usage").then(setUsage, () => {});
    });
    polling.current = opened;
    return opened.end;
  }, []);
  const refresh = useCallback(() => polling.current?.run(), []);
  return { usage, refresh };
}

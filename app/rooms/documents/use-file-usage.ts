import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "#app/base/runtime/request.ts";
import { atMostOncePer } from "./at-most-once.ts";
import type { FileUsage } from "./file-usage.ts";

/** The usage is asked for at most this often, and this often on its own, in milliseconds (DOC-12). */
const SHORTEST_MS = 1_000;
const POLL_MS = 5 * 60_000;

/** File analyses of the month: what the page began with, asked for anew after something was spent and every 5 minutes. */
export function useFileUsage(initial: FileUsage) {
  const [usage, setUsage] = useState(initial);
  const throttled = useRef<ReturnType<typeof atMostOncePer>>(undefined);
  useEffect(() => {
    const asking = atMostOncePer(SHORTEST_MS, () => {
      // What is shown stays when the server cannot be asked.
      call<FileUsage>("/api/file-analysis-usage").then(setUsage, () => {});
    });
    throttled.current = asking;
    const poll = setInterval(asking.run, POLL_MS);
    return () => {
      clearInterval(poll);
      asking.end();
    };
  }, []);
  const refresh = useCallback(() => throttled.current?.run(), []);
  return { usage, refresh };
}

import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "#app/base/http/request.ts";
import { latestUsage } from "./latest-usage.ts";
import { type UsageAnswer, withoutUsage } from "./usage-answer.ts";

/**
 * The usage that a page began with, and ways to ask for it anew after something was spent, or to forget it first.
 * @param onTold is called with every answer of the server, the first one included
 */
export function useUsage(initial: UsageAnswer, onTold?: (usage: UsageAnswer) => void) {
  const [usage, setUsage] = useState(initial);
  const listener = useRef(onTold);
  listener.current = onTold;
  const tell = useCallback((answer: UsageAnswer) => {
    latestUsage.set(answer);
    listener.current?.(answer);
  }, []);
  useEffect(() => tell(initial), [tell, initial]);
  const clear = useCallback(() => setUsage(withoutUsage), []);
  const refresh = useCallback(async () => {
    const answer = await call<UsageAnswer>("/api/payments/usage").catch(() => null);
    if (answer) tell(answer);
    setUsage((before) => answer ?? withoutUsage(before));
  }, [tell]);
  return { usage, refresh, clear };
}

import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "#app/base/runtime/request.ts";
import { type UsageAnswer, withoutUsage } from "./usage-answer.ts";

/**
 * The usage that a page began with, and ways to ask for it anew after something was spent, or to forget it first.
 * @param onTold is called with every answer of the server, the first one included
 */
export function useUsage(initial: UsageAnswer, onTold?: (usage: UsageAnswer) => void) {
  const [usage, setUsage] = useState(initial);
  const tell = useRef(onTold);
  tell.current = onTold;
  useEffect(() => tell.current?.(initial), [initial]);
  const clear = useCallback(() => setUsage(withoutUsage), []);
  const refresh = useCallback(async () => {
    const answer = await call<UsageAnswer>("/api/payments/usage").catch(() => null);
    if (answer) tell.current?.(answer);
    setUsage((before) => answer ?? withoutUsage(before));
  }, []);
  return { usage, refresh, clear };
}

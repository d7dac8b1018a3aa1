import { useCallback, useState } from "react";
import { call } from "#app/base/runtime/request.ts";
import { type UsageAnswer, withoutUsage } from "./usage-answer.ts";

/** The usage that a page began with, and ways to ask for it anew after something was spent, or to forget it first. */
export function useUsage(initial: UsageAnswer) {
  const [usage, setUsage] = useState(initial);
  const clear = useCallback(() => setUsage(withoutUsage), []);
  const refresh = useCallback(async () => {
    const answer = await call<UsageAnswer>("/api/payments/usage").catch(() => null);
    setUsage((before) => answer ?? withoutUsage(before));
  }, []);
  return { usage, refresh, clear };
}

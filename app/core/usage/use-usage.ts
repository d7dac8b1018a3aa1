import { useCallback, useState } from "react";
import { call } from "#app/base/runtime/request.ts";
import { type UsageAnswer, withoutUsage } from "./usage-answer.ts";

/** The usage that a page began with, and a way to ask for it anew after something was spent. */
export function useUsage(initial: UsageAnswer) {
  const [usage, setUsage] = useState(initial);
  const refresh = useCallback(async () => {
    const answer = await call<UsageAnswer>("/api/payments/usage").catch(() => null);
    setUsage((before) => answer ?? withoutUsage(before));
  }, []);
  return { usage, refresh };
}

import { useEffect, useState } from "react";
import { type FunnelState, NEW_FUNNEL } from "./funnel.ts";
import { onFunnel, readFunnel } from "./funnel-store.ts";

/** The person's funnel state, redrawn when this tab changes it; on the server, a new person's. */
export function useFunnel(userId: string): FunnelState {
  const [state, setState] = useState(NEW_FUNNEL);
  useEffect(() => {
    const read = () => setState(readFunnel(userId));
    read();
    return onFunnel(read);
  }, [userId]);
  return state;
}

import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "#app/base/http/request.ts";
import { createStore, useStore } from "#app/base/ui/browser/store.ts";
import { type UsageAnswer, withoutUsage } from "./usage-answer.ts";

/** The newest usage that the server told this page, whoever asked; null before any. Every page shows this one. */
export const usageStore = createStore<UsageAnswer | null>(null);

/** Figures that stand in for an answer that did not come. */
const standIns = new WeakSet<UsageAnswer>();

/** The server could not be asked for usage when it was asked last: what is shown may be old. */
export const isUsageOld = createStore(false);

/**
 * Asks the server for usage. Where it does not answer, what the page knows stays, and is said to be old; the server's own
 * answer for what cannot be had is zeros (USE-04).
 */
export async function refreshUsage(): Promise<void> {
  const usage = await call<UsageAnswer>("/api/payments/usage").catch(() => null);
  if (usage) usageStore.set(usage);
  isUsageOld.set(usage === null);
}

// What could not be updated without a connection is as soon as that is back.
if (typeof window !== "undefined")
  window.addEventListener("online", () => isUsageOld.get() && void refreshUsage());

/** Another tab may have used something meanwhile. */
function useFreshWhenLookedAt(): void {
  useEffect(() => {
    const look = () => document.visibilityState === "visible" && void refreshUsage();
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
}

/** Shows nothing used until the server was asked again. */
export function forgetUsage(): void {
  const known = usageStore.get();
  if (!known) return;
  const nothing = withoutUsage(known);
  standIns.add(nothing);
  usageStore.set(nothing);
}

/**
 * The usage that a page came with, and the store's as soon as that knows it or anything newer.
 * @param initial what the page's loader was told
 * @param onTold is called with every answer of the server, the first one included
 */
export function useUsage(initial: UsageAnswer, onTold?: (usage: UsageAnswer) => void): UsageAnswer {
  const stored = useStore(usageStore);
  const [taken, setTaken] = useState<UsageAnswer | null>(null);
  const listener = useRef(onTold);
  listener.current = onTold;
  const tell = useCallback(() => {
    const usage = usageStore.get();
    if (usage && !standIns.has(usage)) listener.current?.(usage);
  }, []);
  useEffect(() => usageStore.subscribe(tell), [tell]);
  useFreshWhenLookedAt();
  useEffect(() => {
    setTaken(initial);
    isUsageOld.set(false);
    if (usageStore.get() === initial) tell();
    else usageStore.set(initial);
  }, [initial, tell]);
  return taken === initial && stored ? stored : initial;
}

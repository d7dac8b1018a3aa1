import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "#app/base/http/request.ts";
import { createStore, useStore } from "#app/base/ui/browser/store.ts";
import { type UsageAnswer, withoutUsage } from "./usage-answer.ts";

/** The newest usage that any caller on this page got from the server; null before any. Every page shows this one. */
export const usageStore = createStore<UsageAnswer | null>(null);

/** Figures that replace a missing answer. */
const standIns = new WeakSet<UsageAnswer>();

/** The last question for usage got no answer: what is shown may be out of date. */
export const isUsageOld = createStore(false);

/**
 * Asks the server for usage. If there is no answer, the page keeps what it knows and says that it may be out of date;
 * the server itself answers zeros if it cannot get usage (USE-04).
 */
export async function refreshUsage(): Promise<void> {
  const usage = await call<UsageAnswer>("/api/payments/usage").catch(() => null);
  if (usage) usageStore.set(usage);
  isUsageOld.set(usage === null);
}

// What could not be updated offline is updated when the connection is back.
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

/** Shows nothing used until the server has been asked again. */
export function forgetUsage(): void {
  const known = usageStore.get();
  if (!known) return;
  const nothing = withoutUsage(known);
  standIns.add(nothing);
  usageStore.set(nothing);
}

/**
 * The usage that a page came with, then the store's as soon as that has this or anything newer.
 * @param initial what the page's loader received
 * @param onTold called with every answer of the server, the first one included
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

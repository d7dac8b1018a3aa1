import { useEffect } from "react";
import { createStore, useStore } from "#app/base/ui/store.ts";

/** How many pieces of work are under way on this page. */
const underWay = createStore(0);

/** What would go on after the person has signed out, and how it is stopped. */
const stoppers = new Set<() => Promise<unknown>>();

/**
 * Something began: a note, a search, an upload. The answer ends it, however often it is called.
 * @param stop ends it where the page's end does not
 */
export function beginWork(stop?: () => Promise<unknown>): () => void {
  let isRunning = true;
  underWay.set(underWay.get() + 1);
  if (stop) stoppers.add(stop);
  return () => {
    if (isRunning) underWay.set(underWay.get() - 1);
    isRunning = false;
    if (stop) stoppers.delete(stop);
  };
}

/** The person signs out: nothing goes on for her. @returns when all of it was told */
export const stopWork = (): Promise<unknown> => Promise.allSettled([...stoppers].map((stop) => stop()));

/** Reports work for as long as `isBusy` is true and the component is on the page. */
export function useActiveWork(isBusy: boolean): void {
  useEffect(() => (isBusy ? beginWork() : undefined), [isBusy]);
}

export const isWorking = (): boolean => underWay.get() > 0;

/** Whether anything is under way, for whoever shows it. */
export const useIsWorking = (): boolean => useStore(underWay) > 0;

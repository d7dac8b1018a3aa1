import { useEffect } from "react";
import { createStore, useStore } from "#app/base/ui/store.ts";

/** How many pieces of work are under way on this page. */
const underWay = createStore(0);

/** Something began: a note, a search, an upload. The answer ends it, however often it is called. */
export function beginWork(): () => void {
  let isRunning = true;
  underWay.set(underWay.get() + 1);
  return () => {
    if (isRunning) underWay.set(underWay.get() - 1);
    isRunning = false;
  };
}

/** Reports work for as long as `isBusy` is true and the component is on the page. */
export function useActiveWork(isBusy: boolean): void {
  useEffect(() => (isBusy ? beginWork() : undefined), [isBusy]);
}

export const isWorking = (): boolean => underWay.get() > 0;

/** Whether anything is under way, for whoever shows it. */
export const useIsWorking = (): boolean => useStore(underWay) > 0;

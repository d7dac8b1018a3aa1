import { useEffect } from "react";
import { createStore, useStore } from "#app/base/ui/browser/store.ts";

/** The work under way in this tab: for each piece the path of the page where it began. */
const underWay = createStore<readonly string[]>([]);

/** What would go on after the person has signed out, and how it is stopped. */
const stoppers = new Set<() => Promise<unknown>>();

/** Tabs tell each other here that something of theirs has begun or ended. */
export const TABS_CHANNEL = "nursegpt-open";
/** Held while something that began at that path is under way; whatever ends the tab lets go of it. */
export const workLock = (path: string): string => `nursegpt-busy:${path}`;

/** Where work that begins on this page is said to be under way. */
export const pathHere = (): string => globalThis.location?.pathname ?? "";

/** Other tabs see that this one is at work at a path, until what is returned is called. */
function showOtherTabs(path: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void navigator.locks?.request(workLock(path), { mode: "shared" }, () => promise).catch(() => {});
  const tell = () => {
    const channel = new BroadcastChannel(TABS_CHANNEL);
    channel.postMessage(workLock(path));
    channel.close();
  };
  tell();
  return () => {
    resolve();
    tell();
  };
}

/**
 * Something began: a note, a search, an upload. The answer ends it, however often it is called.
 * @param stop ends it where the page's end does not
 */
export function beginWork(stop?: () => Promise<unknown>): () => void {
  let isRunning = true;
  const path = pathHere();
  underWay.set([...underWay.get(), path]);
  if (stop) stoppers.add(stop);
  const hideFromOthers = showOtherTabs(path);
  return () => {
    if (isRunning) underWay.set(underWay.get().toSpliced(underWay.get().indexOf(path), 1));
    if (isRunning) hideFromOthers();
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

/** How much is under way in this tab that began at that path. */
export const worksAt = (path: string): number => underWay.get().filter((one) => one === path).length;

export const isWorking = (): boolean => underWay.get().length > 0;

/** Where what is under way began, a path for each piece, for whoever shows it. */
export const useActivePaths = (): readonly string[] => useStore(underWay);

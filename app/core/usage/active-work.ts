import { useEffect } from "react";
import { createStore, useStore } from "#app/base/ui/browser/store.ts";

/** The work under way in this tab: the path of the page where each piece began. */
const underWay = createStore<readonly string[]>([]);

/** Each ends something that would otherwise outlive the session. */
const stoppers = new Set<() => Promise<unknown>>();

/** Runs when the person signs out, and not once the returned function was called. */
export function beforeSignOut(stop: () => Promise<unknown>): () => void {
  stoppers.add(stop);
  return () => void stoppers.delete(stop);
}

/** The channel on which tabs tell each other that work of theirs has begun or ended. */
export const TABS_CHANNEL = "nursegpt-open";
/** The lock held while work that began at that path is under way; it is released when the tab ends, in any way. */
export const workLock = (path: string): string => `nursegpt-busy:${path}`;

/** The path under which work that begins on this page is listed. */
export const pathHere = (): string => globalThis.location?.pathname ?? "";

/** Shows other tabs that this one is at work at a path, until the returned function is called. */
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
 * Something began: a note, a search, an upload. The returned function ends it, however often it is called.
 * @param stop ends it if the page's end does not
 */
export function beginWork(stop?: () => Promise<unknown>): () => void {
  let isRunning = true;
  const path = pathHere();
  underWay.set([...underWay.get(), path]);
  const cancelStop = stop && beforeSignOut(stop);
  const hideFromOthers = showOtherTabs(path);
  return () => {
    if (isRunning) underWay.set(underWay.get().toSpliced(underWay.get().indexOf(path), 1));
    if (isRunning) hideFromOthers();
    isRunning = false;
    cancelStop?.();
  };
}

/** The person signs out: nothing of hers goes on. @returns when every piece has been told */
export const stopWork = (): Promise<unknown> => Promise.allSettled([...stoppers].map((stop) => stop()));

/** Reports work for as long as `isBusy` is true and the component is on the page. */
export function useActiveWork(isBusy: boolean): void {
  useEffect(() => (isBusy ? beginWork() : undefined), [isBusy]);
}

/** How many pieces of work that began at that path are under way in this tab. */
export const worksAt = (path: string): number => underWay.get().filter((one) => one === path).length;

/** Where the work under way began, a path for each piece. */
export const useActivePaths = (): readonly string[] => useStore(underWay);

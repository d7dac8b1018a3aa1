import { useEffect } from "react";
import { createStore, useStore } from "#app/base/ui/browser/store.ts";

/** Kept notes that were deleted while this page was open, here or in another tab, as far as the page knows. */
export const deletedNotes = createStore<ReadonlySet<string>>(new Set());

const CHANNEL = "nursegpt-deleted-notes";
let channel: BroadcastChannel | null = null;

/** Listens for notes that other tabs delete. */
export function watchDeletedNotes(): void {
  if (channel) return;
  channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<string[]>) => add(data);
}

/** Tells this page and the other tabs that these notes were deleted. */
export function tellDeleted(ids: string[]): void {
  watchDeletedNotes();
  add(ids);
  channel?.postMessage(ids);
}

const add = (ids: string[]): void => deletedNotes.set(new Set([...deletedNotes.get(), ...ids]));

/** Whether the page was told that this note is no longer kept. @param id null if there is none */
export function useIsDeleted(id: string | null): boolean {
  const deleted = useStore(deletedNotes);
  useEffect(watchDeletedNotes, []);
  return id !== null && deleted.has(id);
}

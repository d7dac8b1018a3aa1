import { createStore } from "#app/base/ui/store.ts";

type DeletedNotes = {
  /** Notes that were deleted while this page was open, here or in another tab, as far as it was told. */
  ids: ReadonlySet<string>;
  /** The note whose next version the server refused, as there is no such note any more. */
  refused: string | null;
};

/** What the open page knows of kept notes that are gone. */
export const deletedNotes = createStore<DeletedNotes>({ ids: new Set(), refused: null });

const CHANNEL = "nursegpt-deleted-notes";
let channel: BroadcastChannel | null = null;

/** Hears of notes that other tabs delete. */
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

/** The server refused a further version: wherever the note was deleted. */
export function tellRefused(id: string): void {
  deletedNotes.set({ ...deletedNotes.get(), refused: id });
}

const add = (ids: string[]): void =>
  deletedNotes.set({ ...deletedNotes.get(), ids: new Set([...deletedNotes.get().ids, ...ids]) });

import { createStore } from "#app/base/ui/store.ts";

/** What the open page knows of kept notes that are gone: whether a further version of one was refused. */
export const deletedNotes = createStore<ReadonlyMap<string, { isRefused: boolean }>>(new Map());

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
export const tellRefused = (id: string): void => add([id], true);

function add(ids: string[], isRefused = false): void {
  deletedNotes.set(new Map([...deletedNotes.get(), ...ids.map((id) => [id, { isRefused }] as const)]));
}

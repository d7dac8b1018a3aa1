import { useCallback, useEffect, useRef } from "react";
import { ApiError } from "#app/base/http/request.ts";
import { showToast } from "#app/base/ui/toasts/toasts.tsx";
import type { NoteBody, VersionCause } from "../../record/notes/note.ts";
import { keepVersion, recordEvent } from "../../record/notes/notes-client.ts";
import { isBehind, isUnread, type NoteDocument, newestWritten, type PageVersion } from "../note-document.ts";
import type { OpenNote } from "../use-note.ts";

const KEPT_ANEW = "This note was deleted from your kept notes. Because you continued it, it is kept again.";

/** The pause before the next try when a version could not be kept, in milliseconds. */
const TRY_AGAIN_MS = 10_000;
/** How long a version waits for the guard, so that it is kept with the page's checks, in milliseconds. */
const FOR_GUARD_MS = 3_000;

/**
 * Keeps each further version of the page's note among the person's notes, one after another, after any earlier notes of
 * the page that are not kept yet. What cannot be sent stays in the work in progress and is tried again.
 * @param bodyOf what is kept of a version; always the same function
 */
export function useKeptVersions<Form>(
  { document, change, now }: OpenNote<Form>,
  bodyOf: (document: NoteDocument<Form>) => Promise<NoteBody>,
): void {
  const isBusy = useRef(false);
  const isTold = useRef(false);
  const isLeft = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isOpen = nextToKeep(document) !== null;
  const isAwaited = awaitsGuard(document);
  const keep = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    const next = nextToKeep(now());
    const isKept =
      !next || (await keepNewest(next, bodyOf, change).catch((error) => tellFull(error, isTold)));
    if (isKept) isTold.current = false;
    isBusy.current = false;
    if (isLeft.current || !nextToKeep(now())) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(keep, isKept ? waitOf(now()) : TRY_AGAIN_MS);
  }, [now, change, bodyOf]);
  useEffect(() => {
    if (!isOpen) return;
    if (isAwaited) timer.current = setTimeout(keep, FOR_GUARD_MS);
    else void keep();
    return () => clearTimeout(timer.current);
  }, [isOpen, isAwaited, keep]);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      // A person who leaves the page has what she wrote among her notes, even without the guard's result.
      if (awaitsGuard(now())) void keep();
    };
  }, [keep, now]);
}

/** Tells her once that there is no room, however often it is tried. @returns that nothing was kept */
function tellFull(error: unknown, isTold: { current: boolean }): false {
  if (!(error instanceof ApiError) || error.reason !== "notes_full" || isTold.current) return false;
  isTold.current = true;
  showToast.error(error.words ?? error.message);
  return false;
}

const nextToKeep = <Form>(document: NoteDocument<Form>): NoteDocument<Form> | null =>
  document.waiting[0] ?? (isBehind(document) ? document : null);

/** Whether the guard's result for what is kept next may still come; a signature does not wait. */
function awaitsGuard(document: NoteDocument): boolean {
  const newest = nextToKeep(document) === document ? newestWritten(document) : null;
  return newest?.signature === null && isUnread(newest.content);
}

const waitOf = (document: NoteDocument): number => (awaitsGuard(document) ? FOR_GUARD_MS : 0);

/** @returns whether the newest version is kept now */
async function keepNewest<Form>(
  document: NoteDocument<Form>,
  bodyOf: (document: NoteDocument<Form>) => Promise<NoteBody>,
  change: OpenNote<Form>["change"],
): Promise<boolean> {
  const { id, kept } = document;
  const newest = newestWritten(document);
  if (!id || !newest) return true;
  const { number } = newest;
  // Once more, with the guard's later results: those, and nothing else, are worth a version.
  const isAgain = kept?.number === number;
  const set = (next: KeptAs) => change((before) => withNote(before, id, next));
  const given = { cause: causeOf(newest, kept !== null), body: await bodyOf(document) };
  try {
    const version = await keepVersion(id, kept?.version ?? 0, given);
    set({ kept: { version, number, isUnread: isUnread(newest.content) } });
  } catch (error) {
    const refused = error instanceof ApiError ? afterRefusal(error, newest, kept) : null;
    if (!refused) throw error;
    set(isAgain ? { kept: { ...kept, isUnread: false } } : refused);
    if (!isAgain && error instanceof ApiError && error.reason === "note_not_found") showToast.info(KEPT_ANEW);
    return true;
  }
  if (!isAgain && (newest.cause === "kept" || newest.cause === "removed")) recordEvent(id, "resolved");
  return true;
}

type KeptAs = Partial<Pick<NoteDocument, "id" | "kept">>;

/** The page with a change to one of its notes; a waiting one is dropped when all of it is kept. */
function withNote<Form>(page: NoteDocument<Form>, id: string, next: KeptAs): NoteDocument<Form> {
  if (page.id === id) return { ...page, ...next };
  const waiting = page.waiting.map((note) => (note.id === id ? { ...note, ...next } : note)).filter(isBehind);
  return { ...page, waiting };
}

/**
 * The note was kept elsewhere in the meantime: this version goes on top. A signed note takes nothing more and a deleted
 * one is gone, so what was written since becomes a separate note. So does an amendment beside one added elsewhere.
 */
function afterRefusal(
  { reason, body }: ApiError,
  { cause }: PageVersion,
  kept: NoteDocument["kept"],
): KeptAs | null {
  const further = { id: crypto.randomUUID(), kept: null };
  if (reason === "note_signed" || reason === "note_not_found") return further;
  if (reason === "signature_forged") return cause === "amended" && kept ? further : null;
  if (reason !== "note_changed") return null;
  const { version } = JSON.parse(body) as { version?: unknown };
  return typeof version === "number" ? { kept: { version, number: kept?.number ?? 0 } } : null;
}

function causeOf({ cause }: PageVersion, isFurther: boolean): VersionCause {
  if (cause === "signed" || cause === "amended") return cause;
  if (cause === "generated") return isFurther ? "regenerated" : "generated";
  return "edited";
}

import { useEffect, useRef } from "react";
import { ApiError } from "#app/base/http/request.ts";
import type { NoteBody, VersionCause } from "../record/notes/note.ts";
import { keepVersion, recordEvent } from "../record/notes/notes-client.ts";
import type { NoteDocument, PageVersion } from "./note-document.ts";
import type { OpenNote } from "./use-note.ts";

/** How long the next try waits when a version could not be kept, in milliseconds. */
const TRY_AGAIN_MS = 10_000;

/**
 * Keeps each further version of the page's note among the person's notes, one after the other. What cannot be sent
 * stays in the work in progress and is tried again.
 * @param bodyOf what is kept of a version; stays the same
 */
export function useKeptVersions<Form>(
  { document, change, now }: OpenNote<Form>,
  bodyOf: (document: NoteDocument<Form>) => NoteBody,
): void {
  const isBusy = useRef(false);
  const last = document.versions.at(-1);
  const isOpen = last !== undefined && document.kept?.number !== last.number;
  useEffect(() => {
    if (!isOpen) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = async () => {
      if (isBusy.current) return;
      isBusy.current = true;
      const isKept = await keepNewest(now(), bodyOf, change).catch(() => false);
      isBusy.current = false;
      if (!isKept || isBehind(now())) timer = setTimeout(keep, isKept ? 0 : TRY_AGAIN_MS);
    };
    void keep();
    return () => clearTimeout(timer);
  }, [isOpen, now, change, bodyOf]);
}

const isBehind = ({ versions, kept }: NoteDocument): boolean => versions.at(-1)?.number !== kept?.number;

/** @returns whether the newest version is kept now */
async function keepNewest<Form>(
  document: NoteDocument<Form>,
  bodyOf: (document: NoteDocument<Form>) => NoteBody,
  change: OpenNote<Form>["change"],
): Promise<boolean> {
  const { id, kept } = document;
  const newest = document.versions.at(-1);
  if (!id || !newest) return true;
  const given = { cause: causeOf(newest, kept !== null), body: bodyOf(document) };
  try {
    const version = await keepVersion(id, kept?.version ?? 0, given);
    change((before) => ({ ...before, kept: { version, number: newest.number } }));
  } catch (error) {
    const current = error instanceof ApiError ? refusedAt(error) : null;
    if (!current) throw error;
    // Kept elsewhere in the meantime: this goes on top of it. A signed note takes nothing more, so there is a further one.
    change((before) =>
      current.isSigned
        ? { ...before, id: crypto.randomUUID(), kept: null }
        : { ...before, kept: { version: current.version, number: kept?.number ?? 0 } },
    );
    return true;
  }
  if (newest.cause === "kept" || newest.cause === "removed") recordEvent(id, "resolved");
  return true;
}

function refusedAt({ reason, body }: ApiError): { version: number; isSigned: boolean } | null {
  if (reason !== "note_changed" && reason !== "note_signed") return null;
  const { version } = JSON.parse(body) as { version?: unknown };
  return typeof version === "number" ? { version, isSigned: reason === "note_signed" } : null;
}

function causeOf({ cause }: PageVersion, isFurther: boolean): VersionCause {
  if (cause === "cleared" || cause === "signed" || cause === "amended") return cause;
  if (cause === "generated") return isFurther ? "regenerated" : "generated";
  return "edited";
}

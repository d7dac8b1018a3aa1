import type { AppContext } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import type { Person } from "#app/core/identity/session/guard.server.ts";
import { recordOf } from "../record-client.server.ts";
import { NOTE_ID, type NoteKind, type OpenedNote } from "./note.ts";

/** The kept note that a page's address names: to continue it (`?note=`), or to start a new one from it (`?copy=`). */
export type AddressedNote = { note: OpenedNote; isCopy: boolean };

/** The result for an address: the note, or in words why the page does not show it. */
type NoteAddress = { addressed: AddressedNote | null; notOpened: string | null };

const GONE = "This note is no longer kept. What you see below is not that note.";
const UNREADABLE = "This note could not be opened. What you see below is not that note. Please try again.";

/** The person's own note of this kind, if the address names one; it does not reveal whether it is somebody else's. */
export async function noteOfAddress(
  app: AppContext,
  { userId }: Person,
  request: Request,
  kind: NoteKind,
): Promise<NoteAddress> {
  const params = new URL(request.url).searchParams;
  const isCopy = params.has("copy");
  const id = params.get(isCopy ? "copy" : "note");
  if (!id) return { addressed: null, notOpened: null };
  try {
    const note = NOTE_ID.test(id) ? await recordOf(app, userId).openNote({ id }) : null;
    return note?.kind === kind
      ? { addressed: { note, isCopy }, notOpened: null }
      : { addressed: null, notOpened: GONE };
  } catch (error) {
    app.log("error", "note.unreadable", { cause: causeOf(error) });
    return { addressed: null, notOpened: UNREADABLE };
  }
}

import type { AppContext } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import type { Person } from "#app/core/identity/session/guard.server.ts";
import { recordOf } from "../record-client.server.ts";
import { NOTE_ID, type NoteKind, type OpenedNote } from "./note.ts";

/** The kept note that a page's address names: to go on with it (`?note=`), or to begin a new one from it (`?copy=`). */
export type AddressedNote = { note: OpenedNote; isCopy: boolean };

/** The person's own note of this kind, or null. */
export async function noteOfAddress(
  app: AppContext,
  { userId }: Person,
  request: Request,
  kind: NoteKind,
): Promise<AddressedNote | null> {
  const params = new URL(request.url).searchParams;
  const isCopy = params.has("copy");
  const id = params.get(isCopy ? "copy" : "note") ?? "";
  if (!NOTE_ID.test(id)) return null;
  try {
    const note = await recordOf(app, userId).openNote({ id });
    return note?.kind === kind ? { note, isCopy } : null;
  } catch (error) {
    app.log("error", "note.unreadable", { cause: causeOf(error) });
    return null;
  }
}

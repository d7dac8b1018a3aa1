import type { AppContext } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { sleep, withTimeout } from "#app/base/runtime/timeout.ts";
import type { Person } from "#app/core/identity/session/guard.server.ts";
import { recordOf } from "../record-client.server.ts";
import { type KeptNote, LARGEST_NOTE, NOTE_ID, type NoteBody } from "./note.ts";

const LONGEST_TRY_MS = 2_000;
const PAUSES_MS = [100, 500];

type Finished = {
  body: NoteBody;
  /** The generation's key, from which the note gets its id. */
  idempotencyKey: string;
  /** The note that the person had on the page, from the header `Note-Id`. */
  into: string | null;
};

/**
 * Keeps a finished note in the person's record before its end is sent. A note that cannot be kept is logged, and still
 * shown; if there is no room, the page says so when it tries to keep the note itself.
 */
export async function keepFinished(
  app: AppContext,
  { userId, sessionId }: Person,
  { body, idempotencyKey, into }: Finished,
): Promise<KeptNote | null> {
  const id = NOTE_ID.test(idempotencyKey) ? idempotencyKey : crypto.randomUUID();
  const command = { id, body, sessionId, ...(into && NOTE_ID.test(into) ? { into } : {}) };
  if (JSON.stringify(body).length > LARGEST_NOTE) return null;
  let failure: unknown;
  for (const pause of [0, ...PAUSES_MS]) {
    if (pause > 0) await sleep(pause);
    try {
      return await withTimeout(recordOf(app, userId).keepNote(command), LONGEST_TRY_MS);
    } catch (error) {
      failure = error;
    }
  }
  app.log("error", "note.not_kept", { cause: causeOf(failure) });
  return null;
}

import type { RouterContextProvider } from "react-router";
import { appOf } from "#app/base/runtime/context.server.ts";
import { AppError, ERRORS } from "#app/base/runtime/errors.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { readText } from "#app/base/runtime/read-json.server.ts";
import { renewActivity } from "#app/core/identity/guard.server.ts";
import { fromFields } from "./form-fields.ts";
import type { NoteProgress } from "./note-progress.ts";
import { wholeNote } from "./open-note.server.ts";
import { EMPTY_FORM, type SbarForm } from "./sbar-form.ts";

type Posted = { request: Request; context: Readonly<RouterContextProvider> };

/** Largest form in bytes, as for the call; the notes themselves have a limit of their own. */
const LARGEST_FORM = 256 * 1024;

/**
 * The form posted by a browser without scripts: the note in one piece, and the form as it was. A form that cannot be
 * read is answered with the words for that and an empty one; the browser's Back still holds what was typed.
 */
export async function postedNote(args: Posted): Promise<{ form: SbarForm; progress: NoteProgress }> {
  const { request, context } = args;
  await renewActivity(args, appOf(context).now());
  let form = EMPTY_FORM;
  try {
    form = fromFields(await readForm(request));
    const answer = await wholeNote({ request, context, form, signal: request.signal });
    return { form, progress: { status: "done", answer } };
  } catch (error) {
    return { form, progress: failed(error, context) };
  }
}

function failed(error: unknown, context: Posted["context"]): NoteProgress {
  const code = error instanceof AppError ? error.code : "unexpected";
  const { status, words } = ERRORS[code];
  appOf(context).log(status >= 500 ? "error" : "info", "note.failed", { code, cause: causeOf(error) });
  return { status: "failed", message: words, reason: code };
}

/** @throws AppError too_large or invalid_request */
async function readForm(request: Request): Promise<FormData> {
  const body = await readText(request, LARGEST_FORM);
  const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
  // Without the cause: the parser's message may quote the text.
  return await new Response(body, { headers }).formData().catch(() => {
    throw new AppError("invalid_request");
  });
}

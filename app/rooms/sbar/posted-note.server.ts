import { readForm } from "#app/base/http/form.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { toldFailure } from "#app/core/generation/told-failure.server.ts";
import type { Asked } from "#app/core/generation/written-answer.server.ts";
import { renewActivity } from "#app/core/identity/session/guard.server.ts";
import { fromFields } from "./form-fields.ts";
import type { NoteProgress } from "./note-progress.ts";
import { noteAnswer } from "./open-note.server.ts";
import { EMPTY_FORM, type SbarForm } from "./sbar-form.ts";

/** Largest form in bytes, as for the call; the notes themselves have a limit of their own. */
const LARGEST_FORM = 256 * 1024;

/**
 * The form posted by a browser without scripts: the note in one piece, and the form as it was. A form that cannot be
 * read is answered with the words for that and an empty one; the browser's Back still holds what was typed.
 */
export async function postedNote(args: Asked): Promise<{ form: SbarForm; progress: NoteProgress }> {
  const { request, context } = args;
  await renewActivity(args, appOf(context).now());
  let form = EMPTY_FORM;
  try {
    form = fromFields(await readForm(request, { limit: LARGEST_FORM }));
    const answer = await noteAnswer.whole({ request, context, form });
    return { form, progress: { status: "done", answer } };
  } catch (error) {
    const { words, code } = toldFailure(error, appOf(context), "note.failed");
    return { form, progress: { status: "failed", message: words, reason: code } };
  }
}

import { readForm } from "#app/base/http/form.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { toldFailure } from "#app/core/generation/told-failure.server.ts";
import type { Asked } from "#app/core/generation/written-answer.server.ts";
import { renewActivity } from "#app/core/identity/session/guard.server.ts";
import { NANDA_FORM } from "./nanda-form.ts";
import type { NandaProgress } from "./nanda-progress.ts";
import { nandaAnswer } from "./open-nanda.server.ts";

/** Largest form in bytes, as for the call. */
const LARGEST_FORM = 256 * 1024;

/** The form posted by a browser without scripts: the diagnoses in one piece, and the text as it was. */
export async function postedNanda(args: Asked): Promise<{ text: string; progress: NandaProgress }> {
  const { request, context } = args;
  await renewActivity(args, appOf(context).now());
  let text = "";
  try {
    text = NANDA_FORM.fromFields(await readForm(request, { limit: LARGEST_FORM }));
    const answer = await nandaAnswer.whole({ request, context, text });
    return { text, progress: { status: "done", answer } };
  } catch (error) {
    const { words, code } = toldFailure(error, appOf(context), "nanda.failed");
    return { text, progress: { status: "failed", message: words, reason: code } };
  }
}

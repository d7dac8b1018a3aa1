import type { RouterContextProvider } from "react-router";
import { appOf } from "#app/base/runtime/context.server.ts";
import { AppError, ERRORS } from "#app/base/runtime/errors.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { renewActivity } from "#app/core/identity/guard.server.ts";
import type { NoteProgress } from "./note-progress.ts";
import { wholeNote } from "./open-note.server.ts";
import { DEMOGRAPHICS, type SbarForm } from "./sbar-form.ts";
import { composeVitalSigns, VITAL_PARTS } from "./vital-signs.ts";

type Posted = { request: Request; context: Readonly<RouterContextProvider> };

/** The form posted by a browser without scripts: the note in one piece, and the form as it was. */
export async function postedNote(args: Posted): Promise<{ form: SbarForm; progress: NoteProgress }> {
  const form = readForm(await args.request.formData());
  await renewActivity(args, appOf(args.context).now());
  return { form, progress: await writeNote(args, form) };
}

async function writeNote({ request, context }: Posted, form: SbarForm): Promise<NoteProgress> {
  try {
    const answer = await wholeNote({ request, context, form, signal: request.signal });
    return { status: "done", answer };
  } catch (error) {
    const code = error instanceof AppError ? error.code : "unexpected";
    appOf(context).log("warn", "note.failed", { code, cause: causeOf(error) });
    return { status: "failed", message: ERRORS[code].words, reason: code };
  }
}

function readForm(data: FormData): SbarForm {
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  const vitals = Object.fromEntries(VITAL_PARTS.map(({ key }) => [key, text(`vital.${key}`)]));
  return {
    nurseNotes: text("nurseNotes"),
    vitalSigns: composeVitalSigns({ ...vitals, other: text("vital.other") } as Parameters<
      typeof composeVitalSigns
    >[0]),
    demographics: Object.fromEntries(
      DEMOGRAPHICS.map(({ name }) => [name, text(`demographics.${name}`)]).filter(
        ([, value]) => value !== "",
      ),
    ),
  };
}

import { type NoteDocument, newestWritten } from "../note-document.ts";
import { EMPTY_FORM, isEmptyForm, isSameForm, type NoteForm, type PatientBefore } from "./note-form.ts";

/** Every bed or room in notes, as written; whether it is the patient's own is read only for a question. */
const BED = /\b(?:bed|room|rm|bay|cubicle)\W{0,3}(?:no\W+)?[a-d]?\d+[a-d]?\b|^b\d+/gi;
/** Who tells of more beds is asked whether there are several patients. */
const MOST = 10;
const BEGINNING = /^[^\n]{0,60}?\b\d{1,3} ?-?(?:y\/?o|yrs?|years?|[MF])\b/i;

const toldIn = (notes: string): string =>
  [...(notes.trim().match(BED) ?? []).slice(0, MOST), ...(BEGINNING.exec(notes.trim()) ?? [])].join(". ");

/**
 * Of whom the page's last note told, if the form still has demographics or vital signs of it; or the note before it, if
 * it has the same and the question about it is not answered.
 */
export function patientBefore(document: NoteDocument<NoteForm>, form: NoteForm): PatientBefore | undefined {
  const before = document.forms[newestWritten(document)?.content?.form ?? -1];
  if (!before) return undefined;
  const carried = FIELDS.filter(([, only]) => isCarried(only(before), only(form))).map(([called]) => called);
  if (carried.length === 0) return undefined;
  const named = carried.includes("demographics") ? "" : (before.demographics.name?.trim() ?? "");
  const told = toldIn(before.nurseNotes);
  const isOther = named !== "" && named !== form.demographics.name?.trim();
  if (isOther || toldIn(form.nurseNotes) !== told)
    return { told: [...(isOther ? [`Name: ${named}`] : []), told].join(". "), carried };
  return document.answered.length > 0 ? undefined : before.patientBefore;
}

const FIELDS = [
  ["demographics", ({ demographics }: NoteForm): NoteForm => ({ ...EMPTY_FORM, demographics })],
  ["vital signs", ({ vitalSigns }: NoteForm): NoteForm => ({ ...EMPTY_FORM, vitalSigns })],
] as const;

const isCarried = (before: NoteForm, now: NoteForm): boolean => !isEmptyForm(now) && isSameForm(before, now);

/** A kept form's; undefined if it has none. */
export function readPatientBefore(kept: unknown): PatientBefore | undefined {
  const { told, carried } = (kept ?? {}) as { [name in keyof PatientBefore]?: unknown };
  if (typeof told !== "string" || !Array.isArray(carried)) return undefined;
  return { told, carried: FIELDS.map(([called]) => called).filter((called) => carried.includes(called)) };
}

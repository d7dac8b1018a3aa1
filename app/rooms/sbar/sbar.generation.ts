import { AppError } from "#app/base/http/errors.ts";
import type { Checker } from "#app/core/evidence/checker.ts";
import { defineGeneration } from "#app/core/generation/define-generation.ts";
import type { QuotedPart } from "#app/core/model/source-blocks.ts";
import { fromFields } from "./form-fields.ts";
import { computedStatements } from "./news2/form-score.ts";
import { type NoteDiagnosis, type NoteEvent, type NoteStatement, toNote } from "./note-answer.ts";
import { LONGEST_FIELD, noteRequest, toForm } from "./note-request.ts";
import { type NoteDraft, readNoteDraft } from "./sbar-draft.ts";
import { EMPTY_FORM, type SbarForm, toSbarSources } from "./sbar-form.ts";
import { sbarRequest } from "./sbar-prompt.ts";

/** Longest notes, in characters: what one nurse types about one patient, many times over. */
const LONGEST_NOTES = 20_000;

/** The SBAR note: `POST /api/generate-note`, in the events `section`, `text`, `statement`, `usage`, `done`. */
export const sbar = defineGeneration({
  feature: "sbar",
  name: "note",
  body: { schema: noteRequest },
  toInput: toForm,
  form: { empty: EMPTY_FORM, read: fromFields },
  validate,
  tokens: { most: 4_000, least: 500 },
  identifiers: ({ demographics: { name } }: SbarForm) => (name ? [{ kind: "name", text: name }] : []),
  sources: toSbarSources,
  request: (sources, _given: undefined, maxOutputTokens) => sbarRequest(sources, maxOutputTokens),
  parse: readNoteDraft,
  check: ({ input, sources, openChecker }) => checkNote(openChecker(sources), input),
});

/** @throws AppError missing_notes or too_large */
function validate(form: SbarForm): SbarForm {
  const { nurseNotes, vitalSigns, demographics } = form;
  if (nurseNotes.trim() === "") throw new AppError("missing_notes");
  const isLong = [vitalSigns, ...Object.values(demographics)].some(({ length }) => length > LONGEST_FIELD);
  if (isLong || nurseNotes.length > LONGEST_NOTES) throw new AppError("too_large");
  return form;
}

/** Checks each statement and diagnosis as soon as it is complete; an answer without a statement is none. */
function checkNote(checker: Checker, form: SbarForm) {
  const statements: NoteStatement[] = [];
  const diagnoses: NoteDiagnosis[] = [];
  return {
    *take(event: NoteDraft): Generator<NoteEvent> {
      if (event.type === "section" || event.type === "text") yield event;
      if (event.type === "statement") {
        const { index, section, text, quotes, isSuggestion } = event;
        const statement = { section, ...checker.checkStatement({ text, quotes, isSuggestion }) };
        statements.push(statement);
        yield { type: "statement", index, ...statement };
      }
      if (event.type === "diagnosis") diagnoses.push(...withEvidence(event, checker));
    },
    accept() {
      if (statements.length === 0) throw new AppError("model_failed");
    },
    finish: (usage: { input_tokens: number; output_tokens: number }): NoteEvent[] => [
      { type: "usage", ...usage },
      {
        type: "done",
        note: toNote(statements, diagnoses),
        statements,
        diagnoses,
        computed: computedStatements(form),
        leftOut: checker.leftOut(statements),
        notStated: checker.notStated(),
        matched: checker.matched(statements),
        usage,
      },
    ],
  };
}

/** A diagnosis that nothing in the notes supports is not shown as one. */
function withEvidence(event: NoteDraft & { type: "diagnosis" }, checker: Checker): NoteDiagnosis[] {
  const check = (part: QuotedPart) => checker.checkStatement({ ...part, isSuggestion: false });
  const supported = (parts: QuotedPart[]) =>
    parts.map(check).filter(({ standing }) => standing === "supported");
  const definingCharacteristics = supported(event.definingCharacteristics);
  const relatedFactors = supported(event.relatedFactors);
  if (definingCharacteristics.length + relatedFactors.length === 0) return [];
  return [{ diagnosis: check(event.diagnosis), relatedFactors, definingCharacteristics }];
}

import { openChecker } from "#app/core/evidence/checker.ts";
import type { SourceField } from "#app/core/evidence/text/source.ts";
import type { AdmittedUse } from "#app/core/generation/admission.server.ts";
import type { AnswerCheck, DraftUsage } from "#app/core/generation/define-generation.ts";
import { draftOf, hideAll, settleDraft } from "#app/core/generation/write-generation.server.ts";
import type { Pseudonymizer } from "#app/core/identifiers/pseudonymizer.ts";
import type { Model } from "#app/core/model/model.ts";
import { EMPTY_FORM } from "#app/core/note/form/note-form.ts";
import type { NoteDraft } from "#app/core/note/writing/note-draft.ts";
import { nanda } from "#app/rooms/nanda/nanda.generation.ts";
import type { NandaEvent } from "#app/rooms/nanda/nanda-answer.ts";
import type { DiagnosesDraft } from "#app/rooms/nanda/nanda-draft.ts";
import type { NoteEvent } from "#app/rooms/sbar/note-answer.ts";
import { sbar } from "#app/rooms/sbar/sbar.generation.ts";

const asked = (pseudonymizer: Pseudonymizer, sources: readonly SourceField[], maxOutputTokens: number) => ({
  hidden: hideAll(pseudonymizer, sources),
  given: undefined,
  maxOutputTokens,
});

/** What the model drafts of a note, as the pipeline reads it. */
export const draftNote = (
  model: Model,
  pseudonymizer: Pseudonymizer,
  sources: readonly SourceField[],
  { maxOutputTokens }: { maxOutputTokens: number },
  signal: AbortSignal,
): AsyncIterable<NoteDraft | DraftUsage> =>
  draftOf(sbar, { model, pseudonymizer }, asked(pseudonymizer, sources, maxOutputTokens), signal);

/** What the model drafts of nursing diagnoses. */
export const draftDiagnoses = (
  model: Model,
  pseudonymizer: Pseudonymizer,
  sources: readonly SourceField[],
  maxOutputTokens: number,
  signal: AbortSignal,
): AsyncIterable<DiagnosesDraft | DraftUsage> =>
  draftOf(nanda, { model, pseudonymizer }, asked(pseudonymizer, sources, maxOutputTokens), signal);

type Drafting<Draft> = {
  draft(sources: readonly SourceField[], maxOutputTokens: number): AsyncIterable<Draft | DraftUsage>;
  use: AdmittedUse;
};

type Tool<Draft, Event> = Pick<typeof sbar, "failures"> & { check: AnswerCheck<Draft, Event> };

const settle = <Draft extends { type: string }, Event extends { type: string }>(
  { check, failures = {} }: Tool<Draft, Event>,
  { draft, use }: Drafting<Draft>,
  sources: readonly SourceField[],
  signal: AbortSignal,
): AsyncGenerator<Event> =>
  settleDraft({ draft: draft(sources, use.outputTokens), openCheck: () => check, use, signal, failures });

/** A note from a draft, checked against these sources. */
export function checkedNote(
  drafting: Drafting<NoteDraft>,
  sources: readonly SourceField[],
  signal: AbortSignal,
): AsyncGenerator<NoteEvent> {
  const check = sbar.check({
    input: EMPTY_FORM,
    given: undefined,
    sources: [...sources],
    hidden: [...sources],
    openChecker,
    openReader: null,
  });
  return settle({ ...sbar, check }, drafting, sources, signal);
}

/** Diagnoses from a draft, checked against these sources. */
export function checkedDiagnoses(
  drafting: Drafting<DiagnosesDraft>,
  sources: readonly SourceField[],
  signal: AbortSignal,
): AsyncGenerator<NandaEvent> {
  const check = nanda.check({
    input: "",
    given: undefined,
    sources: [...sources],
    hidden: [...sources],
    openChecker,
    openReader: null,
  });
  return settle({ ...nanda, check }, drafting, sources, signal);
}

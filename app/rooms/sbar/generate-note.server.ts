import { AppError } from "#app/base/http/errors.ts";
import { type Checker, openChecker } from "#app/core/evidence/checker.ts";
import type { CheckedStatement } from "#app/core/evidence/statement.ts";
import type { SourceField } from "#app/core/evidence/text/source.ts";
import type { Generation } from "#app/core/generation/generation.server.ts";
import { meteredRun } from "#app/core/generation/metered-run.server.ts";
import type { Usage } from "#app/core/model/draft-stream.ts";
import { modelFailure } from "#app/core/model/model-failure.ts";
import type { QuotedPart } from "#app/core/model/source-blocks.ts";
import { type CheckedDiagnosis, type NoteEvent, type NoteStatement, toNote } from "./note-answer.ts";
import type { DraftEvent } from "./sbar-draft.ts";

export type Dependencies = {
  /** Asks the model; events carry the nurse's own words, identifiers put back. */
  draft(
    sources: readonly SourceField[],
    maxOutputTokens: number,
    signal: AbortSignal,
  ): AsyncIterable<DraftEvent | Usage>;
  /** The admitted use, to be settled exactly once. */
  generation: Generation;
  /** Opens the checker; the plain one by default. */
  openCheck?: typeof openChecker;
  /** What our own calculator says of the form; nothing by default. */
  computed?: CheckedStatement[];
};

/**
 * Writes one note: drafts, checks each statement as soon as it is complete, settles the meter as `meteredRun` does,
 * and ends with `done`.
 * @throws AppError with a model_ code when the model fails; nothing after it pretends to be a note
 */
export async function* generateNote(
  { draft, generation, openCheck = openChecker, computed = [] }: Dependencies,
  sources: readonly SourceField[],
  signal: AbortSignal,
): AsyncGenerator<NoteEvent> {
  const checker = openCheck(sources);
  const written: Written = { statements: [], diagnoses: [] };
  const accept = () => {
    if (written.statements.length === 0) throw new AppError("model_failed");
  };
  const tell = (event: DraftEvent) => told(event, checker, written);
  const { inputTokens, outputTokens } = yield* meteredRun(
    { generation, signal, tell, accept, failure: (error) => modelFailure(error) },
    draft(sources, generation.outputTokens, signal),
  );
  const usage = { input_tokens: inputTokens, output_tokens: outputTokens };
  yield { type: "usage", ...usage };
  yield { type: "done", ...written, computed, ...summary(checker, written), usage };
}

type Written = { statements: NoteStatement[]; diagnoses: CheckedDiagnosis[] };

/** What the page is told of one event of the draft; what is complete is checked and kept. */
function* told(event: DraftEvent, checker: Checker, written: Written): Generator<NoteEvent> {
  if (event.type === "section") yield event;
  if (event.type === "text") yield event;
  if (event.type === "statement") {
    const { index, section, text, quotes, isSuggestion } = event;
    const statement = { section, ...checker.checkStatement({ text, quotes, isSuggestion }) };
    written.statements.push(statement);
    yield { type: "statement", index, ...statement };
  }
  if (event.type === "diagnosis") written.diagnoses.push(...withEvidence(event, checker));
}

/** A diagnosis that nothing in the notes supports is not shown as one. */
function withEvidence(event: DraftEvent & { type: "diagnosis" }, checker: Checker): CheckedDiagnosis[] {
  const check = (part: QuotedPart) => checker.checkStatement({ ...part, isSuggestion: false });
  const supported = (parts: QuotedPart[]) =>
    parts.map(check).filter(({ standing }) => standing === "supported");
  const definingCharacteristics = supported(event.definingCharacteristics);
  const relatedFactors = supported(event.relatedFactors);
  if (definingCharacteristics.length + relatedFactors.length === 0) return [];
  return [{ diagnosis: check(event.diagnosis), relatedFactors, definingCharacteristics }];
}

function summary(checker: Checker, { statements, diagnoses }: Written) {
  return {
    note: toNote(statements, diagnoses),
    leftOut: checker.leftOut(statements),
    notStated: checker.notStated(),
    matched: checker.matched(statements),
  };
}

import { type Checker, openChecker } from "#app/core/evidence/checker.ts";
import type { CheckedStatement } from "#app/core/evidence/statement.ts";
import type { SourceField } from "#app/core/evidence/text/source.ts";
import type { Generation } from "#app/core/generation/generation.server.ts";
import { meteredRun } from "#app/core/generation/metered-run.server.ts";
import type { Usage } from "#app/core/model/draft-stream.ts";
import { modelFailure } from "#app/core/model/model-failure.ts";
import {
  belongsTo,
  type CheckedDiagnosis,
  type DiagnosisKind,
  groundsOf,
  LISTS,
  type ListKey,
  PARTS,
  type PartKey,
} from "./diagnosis.ts";
import type { NandaEvent } from "./nanda-answer.ts";
import type { DraftEvent } from "./nanda-draft.ts";
import { nandaText } from "./nanda-text.ts";

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
};

/**
 * Writes nursing diagnoses: drafts, checks each part as soon as it is complete, settles the meter as `meteredRun`
 * does, and ends with `done`. A diagnosis without a single fact that the text supports is counted, not shown.
 * @throws AppError with a model_ code or nanda_failed when the model fails
 */
export async function* generateNanda(
  { draft, generation, openCheck = openChecker }: Dependencies,
  sources: readonly SourceField[],
  signal: AbortSignal,
): AsyncGenerator<NandaEvent> {
  const checker = openCheck(sources);
  const written: Written = { diagnoses: [], notShown: 0, dropped: 0, parts: [] };
  const { inputTokens, outputTokens } = yield* meteredRun(
    {
      generation,
      signal,
      tell: (event: DraftEvent) => told(event, checker, written),
      accept: () => {},
      failure: (error) => modelFailure(error, "nanda_failed"),
    },
    draft(sources, generation.outputTokens, signal),
  );
  const usage = { input_tokens: inputTokens, output_tokens: outputTokens };
  const { diagnoses, notShown, dropped } = written;
  yield { type: "usage", ...usage };
  yield { type: "done", note: nandaText(diagnoses, sources), diagnoses, notShown, dropped, usage };
}

type CheckedPart = { part: PartKey; statement: CheckedStatement };
type Written = {
  diagnoses: CheckedDiagnosis[];
  notShown: number;
  dropped: number;
  /** Of the diagnosis that is being written. */
  parts: CheckedPart[];
};

/** What the page is told of one event of the draft; what is complete is checked and kept. */
function* told(event: DraftEvent, checker: Checker, written: Written): Generator<NandaEvent> {
  if (event.type === "begun") written.parts = [];
  if (event.type === "begun" || event.type === "text") yield event;
  if (event.type === "part") {
    const { index, part, at, text, quotes } = event;
    const isSuggestion = PARTS.find(({ key }) => key === part)?.role !== "fact";
    const statement = checker.checkStatement({ text, quotes, isSuggestion });
    written.parts.push({ part, statement });
    yield { type: "part", index, part, at, ...statement };
  }
  if (event.type === "diagnosis") {
    const isShown = keep(event.kind, written);
    yield { type: "diagnosis", index: event.index, isShown };
  }
}

/** Adds the diagnosis that was written last, if something supports it. @returns whether it was added */
function keep(kind: DiagnosisKind, written: Written): boolean {
  const problem = written.parts.find(({ part }) => part === "problem")?.statement;
  const lists = listsOf(kind, written.parts);
  if (!problem || groundsOf(kind, lists).length === 0) {
    written.notShown++;
    return false;
  }
  const isUnsupported = ({ part, statement }: CheckedPart) =>
    isFact(part) && belongsTo(kind, part) && statement.standing !== "supported";
  written.dropped += written.parts.filter(isUnsupported).length;
  written.diagnoses.push({ kind, priority: written.diagnoses.length + 1, problem, ...lists });
  return true;
}

/** The parts that a diagnosis of this kind has, without the facts that nothing supports. */
function listsOf(kind: DiagnosisKind, parts: readonly CheckedPart[]): Record<ListKey, CheckedStatement[]> {
  const listOf = (key: ListKey) =>
    parts
      .filter(({ part }) => part === key && belongsTo(kind, key))
      .map(({ statement }) => statement)
      .filter(({ standing }) => !isFact(key) || standing === "supported");
  return Object.fromEntries(LISTS.map(({ key }) => [key, listOf(key)])) as ReturnType<typeof listsOf>;
}

const isFact = (key: PartKey): boolean => PARTS.some((part) => part.key === key && part.role === "fact");

import { AppError } from "#app/base/http/errors.ts";
import type { Checker } from "#app/core/evidence/checker.ts";
import type { CheckedStatement } from "#app/core/evidence/statement.ts";
import type { SourceField } from "#app/core/evidence/text/source.ts";
import { defineGeneration, type TokenUsage } from "#app/core/generation/define-generation.ts";
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
import { type NandaEvent, toNandaSources } from "./nanda-answer.ts";
import { type DiagnosesDraft, readDiagnosesDraft } from "./nanda-draft.ts";
import { contextOf } from "./nanda-form.ts";
import { nandaRequestFor } from "./nanda-prompt.ts";
import { LONGEST_CONTEXT, nandaRequest } from "./nanda-request.ts";
import { nandaText, nandaTitle } from "./nanda-text.ts";

/**
 * Nursing diagnoses: `POST /api/generate-nanda`, in the events `begun`, `text`, `part`, `diagnosis`, `usage`, `done`.
 * In one piece, `{ note }` is the text, and the same diagnoses stand beside it with their evidence.
 */
export const nanda = defineGeneration({
  feature: "nanda",
  name: "nanda",
  body: { schema: nandaRequest },
  toInput: ({ context }) => context,
  form: { empty: "", read: contextOf },
  validate,
  tokens: { most: 4_000, least: 500 },
  countReached: "nanda_limit_reached",
  failures: { model_failed: "nanda_failed" },
  sources: (text: string) => toNandaSources(text),
  request: (sources, _given: undefined, maxOutputTokens) => nandaRequestFor(sources, maxOutputTokens),
  parse: readDiagnosesDraft,
  check: ({ sources, openChecker }) => checkDiagnoses(openChecker(sources), sources),
  keep: (context, { type: _, ...answer }) => ({
    kind: "nanda",
    title: nandaTitle(answer.diagnoses, context),
    text: answer.note,
    answer,
    form: context,
  }),
});

/** @throws AppError missing_context or too_large */
function validate(text: string): string {
  if (text.trim() === "") throw new AppError("missing_context");
  if (text.length > LONGEST_CONTEXT) throw new AppError("too_large");
  return text;
}

type CheckedPart = { part: PartKey; statement: CheckedStatement };
type Written = {
  diagnoses: CheckedDiagnosis[];
  notShown: number;
  dropped: number;
  /** Of the diagnosis that is being written. */
  parts: CheckedPart[];
};

/** Checks each part as soon as it is complete; a diagnosis without a single supported fact is counted, not shown. */
function checkDiagnoses(checker: Checker, sources: readonly SourceField[]) {
  const written: Written = { diagnoses: [], notShown: 0, dropped: 0, parts: [] };
  return {
    *take(event: DiagnosesDraft): Generator<NandaEvent> {
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
    },
    finish(usage: TokenUsage): NandaEvent[] {
      const { diagnoses, notShown, dropped } = written;
      const note = nandaText(diagnoses, sources);
      return [
        { type: "usage", ...usage },
        { type: "done", note, diagnoses, notShown, dropped, usage },
      ];
    },
  };
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

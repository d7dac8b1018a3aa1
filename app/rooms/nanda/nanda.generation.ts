import { z } from "zod";
import { AppError, withinLimit } from "#app/base/http/errors.ts";
import type { Checker } from "#app/core/evidence/checker.ts";
import type { CheckedStatement, DraftStatement } from "#app/core/evidence/statement.ts";
import type { SourceField } from "#app/core/evidence/text/source.ts";
import { defineGeneration, type TokenUsage } from "#app/core/generation/define-generation.ts";
import type { SecondReader } from "#app/core/second-reading/second-reader.ts";
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
import { contextOf, LONGEST_CONTEXT } from "./nanda-form.ts";
import { nandaRequestFor } from "./nanda-prompt.ts";
import { isNone, nandaText, nandaTitle } from "./nanda-text.ts";

/**
 * Nursing diagnoses: `POST /api/generate-nanda`, in the events `begun`, `text`, `part`, `diagnosis`, `usage`, `done`.
 * As one JSON answer, `{ note }` is the text, with the same diagnoses and their evidence beside it.
 */
export const nanda = defineGeneration({
  feature: "nanda",
  name: "nanda",
  body: { schema: z.object({ context: z.string().default("") }) },
  toInput: ({ context }) => context,
  form: { empty: "", read: contextOf },
  validate,
  tokens: { most: 4_000, least: 500 },
  countReached: "nanda_limit_reached",
  failures: {
    model_failed: "nanda_failed",
    model_refused: "nanda_refused",
    model_cut_off: "nanda_cut_off",
    model_too_long: "nanda_too_long",
  },
  sources: (text: string) => toNandaSources(text),
  request: (sources, _given: undefined, maxOutputTokens) => nandaRequestFor(sources, maxOutputTokens),
  parse: readDiagnosesDraft,
  check: ({ sources, hidden, openChecker, openReader }) =>
    checkDiagnoses(openChecker(sources), openReader?.({ hidden }) ?? null, sources),
  keep: (context, { type: _, ...answer }) =>
    isNone(answer)
      ? null
      : {
          kind: "nanda",
          title: nandaTitle(answer.diagnoses, context),
          text: answer.note,
          answer,
          form: context,
        },
});

/** @throws AppError missing_context or text_too_long */
function validate(text: string): string {
  if (text.trim() === "") throw new AppError("missing_context");
  withinLimit("The patient information", text, LONGEST_CONTEXT);
  return text;
}

type CheckedPart = { part: PartKey; draft: DraftStatement; statement: CheckedStatement };
type Written = { kind: DiagnosisKind; parts: CheckedPart[] };

/**
 * Checks each part as soon as it is complete, and its facts once more with what a second reader said of them; a
 * diagnosis without a single supported fact is counted, not shown. If none is left, the answer is not charged.
 */
function checkDiagnoses(checker: Checker, reader: SecondReader | null, sources: readonly SourceField[]) {
  const written: Written[] = [];
  /** Parts of the diagnosis being written. */
  let parts: CheckedPart[] = [];
  /** The parts given to the second reader, by number. */
  const open: CheckedPart[] = [];
  const check = ({ part, text, quotes }: DiagnosesDraft & { type: "part" }): CheckedPart => {
    const draft = { text, quotes, isSuggestion: !isFact(part) };
    const checked = { part, draft, statement: checker.checkStatement(draft) };
    if (reader && checker.isOpen(draft)) {
      reader.add(open.length, text);
      open.push(checked);
    }
    return checked;
  };
  const readAgain = async () => {
    for (const [at, reading] of (await reader?.readings()) ?? []) {
      const part = open[at];
      if (part) part.statement = { ...checker.checkStatement(part.draft, reading), reading: reading.verdict };
    }
  };
  return {
    *take(event: DiagnosesDraft): Generator<NandaEvent> {
      if (event.type === "begun") parts = [];
      if (event.type === "begun" || event.type === "text") yield event;
      if (event.type === "part") {
        const { index, part, at } = event;
        const checked = check(event);
        parts.push(checked);
        yield { type: "part", index, part, at, ...checked.statement };
      }
      if (event.type === "diagnosis") {
        const { kind, index } = event;
        written.push({ kind, parts });
        yield { type: "diagnosis", index, isShown: toDiagnosis({ kind, parts }, 1) !== null };
      }
    },
    isFree: () => toAnswer(written).diagnoses.length === 0,
    async *finish(usage: TokenUsage): AsyncGenerator<NandaEvent> {
      await readAgain();
      const answer = toAnswer(written);
      yield { type: "usage", ...usage };
      yield { type: "done", note: nandaText(answer.diagnoses, sources), ...answer, usage };
    },
  };
}

/** The supported diagnoses, and how much is left out: diagnoses, and facts of the shown ones. */
function toAnswer(written: readonly Written[]) {
  const diagnoses: CheckedDiagnosis[] = [];
  let dropped = 0;
  for (const one of written) {
    const diagnosis = toDiagnosis(one, diagnoses.length + 1);
    if (!diagnosis) continue;
    diagnoses.push(diagnosis);
    dropped += one.parts.filter(
      ({ part, statement }) =>
        isFact(part) && belongsTo(one.kind, part) && statement.standing !== "supported",
    ).length;
  }
  return { diagnoses, notShown: written.length - diagnoses.length, dropped };
}

/** Null if nothing supports it. */
function toDiagnosis({ kind, parts }: Written, priority: number): CheckedDiagnosis | null {
  const problem = parts.find(({ part }) => part === "problem")?.statement;
  const lists = listsOf(kind, parts);
  if (!problem || groundsOf(kind, lists).length === 0) return null;
  return { kind, priority, problem, ...lists };
}

/** The parts that a diagnosis of this kind has, each once, without the facts that nothing supports. */
function listsOf(kind: DiagnosisKind, parts: readonly CheckedPart[]): Record<ListKey, CheckedStatement[]> {
  const listOf = (key: ListKey) =>
    parts
      .filter(({ part }) => part === key && belongsTo(kind, key))
      .map(({ statement }) => statement)
      .filter(({ standing }) => !isFact(key) || standing === "supported")
      .filter(({ text }, at, all) => all.findIndex((one) => one.text === text) === at);
  return Object.fromEntries(LISTS.map(({ key }) => [key, listOf(key)])) as ReturnType<typeof listsOf>;
}

const isFact = (key: PartKey): boolean => PARTS.some((part) => part.key === key && part.role === "fact");

import { z } from "zod";
import type { Checker } from "#app/core/evidence/checker.ts";
import type { CheckedStatement } from "#app/core/evidence/statement.ts";
import { defineGeneration, type TokenUsage } from "#app/core/generation/define-generation.ts";
import type { QuotedPart } from "#app/core/model/source-blocks.ts";
import { fromFields } from "#app/core/note/form/form-fields.ts";
import { EMPTY_FORM, type NoteForm, toNoteSources } from "#app/core/note/form/note-form.ts";
import { LONGEST_FIELD, noteFields, toForm, validForm } from "#app/core/note/form/note-request.ts";
import { titleOfNote, withPatient } from "#app/core/note/leaving/leaving-note.ts";
import { computedStatements } from "#app/core/note/news2/form-score.ts";
import { openStatements } from "#app/core/note/writing/check-statements.ts";
import { type NoteDraft, readNoteDraft } from "#app/core/note/writing/note-draft.ts";
import type { NoteBody } from "#app/core/record/notes/note.ts";
import type { SecondReader } from "#app/core/second-reading/second-reader.ts";
import {
  type NoteAnswer,
  type NoteDiagnosis,
  type NoteEvent,
  type NoteStatement,
  type NursingDiagnosis,
  type SbarNote,
  SECTION_KEYS,
  type SectionKey,
} from "./note-answer.ts";
import { answerText, SBAR_LAYOUT, toNoteItems } from "./sbar-layout.ts";
import { sbarRequest } from "./sbar-prompt.ts";

/** The body of `POST /api/generate-note` (API-19). */
export const noteRequest = noteFields.extend({
  format: z.literal("SBAR").default("SBAR"),
  notification: z.string().max(LONGEST_FIELD).nullish(),
});

export type NoteRequest = z.input<typeof noteRequest>;

/** The SBAR note: `POST /api/generate-note`, in the events `section`, `text`, `statement`, `usage`, `done`. */
export const sbar = defineGeneration({
  feature: "sbar",
  name: "sbar",
  body: { schema: noteRequest },
  toInput: toForm,
  form: { empty: EMPTY_FORM, read: fromFields },
  validate: validForm,
  tokens: { most: 4_000, least: 500, perInput: 3 },
  failures: { model_failed: "sbar_failed" },
  identifiers: ({ demographics: { name } }: NoteForm) => (name ? [{ kind: "name", text: name }] : []),
  sources: toNoteSources,
  request: (sources, _given: undefined, maxOutputTokens) => sbarRequest(sources, maxOutputTokens),
  parse: (events, revealer) =>
    readNoteDraft({ sections: SECTION_KEYS, hasDiagnoses: true }, events, revealer),
  check: ({ input, sources, hidden, openChecker, openReader }) =>
    checkNote(openChecker(sources), openReader?.({ hidden }) ?? null, input),
  keep: keptSbar,
});

/** Checks each statement and diagnosis as soon as it is complete; an answer without any statement is a failure. */
function checkNote(checker: Checker, reader: SecondReader | null, form: NoteForm) {
  const { statements, take, accept, readAgain } = openStatements<SectionKey>(checker, { reader });
  const written = openDiagnoses(checker, reader);
  return {
    *take(event: NoteDraft<SectionKey>): Generator<NoteEvent> {
      yield* take(event);
      if (event.type === "diagnosis") written.add(event);
    },
    accept,
    async *finish(usage: TokenUsage): AsyncGenerator<NoteEvent> {
      await readAgain();
      const diagnoses = await written.diagnoses();
      const answer = {
        note: toNote(statements, diagnoses),
        statements,
        diagnoses,
        computed: computedStatements(form),
        leftOut: checker.leftOut(statements),
        notStated: checker.notStated(),
        heard: checker.heard(),
        matched: checker.matched(statements),
        usage,
      };
      yield { type: "usage", ...usage };
      yield { type: "done", ...answer, markedText: answerText(answer) };
    },
  };
}

/** The four sections as text, from the statements in order. */
export function toNote(statements: readonly NoteStatement[], diagnoses: readonly NoteDiagnosis[]): SbarNote {
  const textOf = (section: SectionKey) =>
    statements
      .filter((statement) => statement.section === section)
      .map(({ text }) => text)
      .join(" ");
  return {
    situation: textOf("situation"),
    background: textOf("background"),
    assessment: textOf("assessment"),
    recommendation: textOf("recommendation"),
    nursingDiagnoses: diagnoses.map(toNursingDiagnosis),
  };
}

function toNursingDiagnosis({
  diagnosis,
  relatedFactors,
  definingCharacteristics,
}: NoteDiagnosis): NursingDiagnosis {
  return {
    diagnosis: diagnosis.text,
    relatedFactors: relatedFactors.map(({ text }) => text),
    definingCharacteristics: definingCharacteristics.map(({ text }) => text),
  };
}

/** The second reader's numbers for facts of diagnoses begin here, above those of any note's statements. */
const FIRST_FACT = 10_000;

/** Collects the note's diagnoses; a second reader judges the facts that the rules leave open. */
function openDiagnoses(checker: Checker, reader: SecondReader | null) {
  const written: (NoteDraft & { type: "diagnosis"; problem: CheckedStatement })[] = [];
  const numbers = new Map<QuotedPart, number>();
  const draftOf = (part: QuotedPart) => ({ ...part, isSuggestion: false });
  return {
    add(diagnosis: NoteDraft & { type: "diagnosis" }): void {
      written.push({ ...diagnosis, problem: checkProblem(diagnosis.diagnosis, checker) });
      for (const fact of [...diagnosis.definingCharacteristics, ...diagnosis.relatedFactors]) {
        const number = FIRST_FACT + numbers.size;
        numbers.set(fact, number);
        if (reader && checker.isOpen(draftOf(fact))) reader.add(number, fact.text);
      }
    },
    async diagnoses(): Promise<NoteDiagnosis[]> {
      const readings = await reader?.readings();
      const check = (fact: QuotedPart) =>
        checker.checkStatement(draftOf(fact), readings?.get(numbers.get(fact) ?? -1));
      const supported = (parts: readonly QuotedPart[]) =>
        parts.map(check).filter(({ standing }) => standing === "supported");
      // A diagnosis that nothing in the notes supports is not shown.
      return written.flatMap(({ problem, ...event }) => {
        const definingCharacteristics = supported(event.definingCharacteristics);
        const relatedFactors = supported(event.relatedFactors);
        return definingCharacteristics.length + relatedFactors.length === 0
          ? []
          : [{ diagnosis: problem, relatedFactors, definingCharacteristics }];
      });
    },
  };
}

/** The problem is the model's wording of what its evidence shows: proposed, unless the nurse wrote it herself. */
function checkProblem(part: QuotedPart, checker: Checker): CheckedStatement {
  const stated = checker.checkStatement({ ...part, isSuggestion: false });
  return stated.standing === "supported" ? stated : checker.checkStatement({ ...part, isSuggestion: true });
}

/** An SBAR note as kept: the whole checked answer, with its form. */
function keptSbar(form: NoteForm, { type: _, ...answer }: { type: "done" } & NoteAnswer): NoteBody {
  const title = titleOfNote(SBAR_LAYOUT, { ...toNoteItems(answer), excluded: [], form: 0 });
  return { kind: "sbar", title: withPatient(form, title || "SBAR"), text: answer.markedText, answer, form };
}

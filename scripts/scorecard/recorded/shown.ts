import type { CheckedStatement } from "#app/core/evidence/statement.ts";
import type { CitedAnswer } from "#app/core/literature/answer/answer.ts";
import { warningOf } from "#app/core/literature/answer/answer-text.ts";
import type { ChatAnswer } from "#app/rooms/chat/chat.ts";
import type { DocumentAnswer } from "#app/rooms/documents/questions/question-client.ts";
import { NOT_IN_DOCUMENT } from "#app/rooms/documents/questions/question-prompt.ts";
import { LISTS } from "#app/rooms/nanda/diagnosis.ts";
import type { NandaAnswer } from "#app/rooms/nanda/nanda-answer.ts";
import type { ResearchAnswer } from "#app/rooms/research/research-client.ts";
import type { NoteAnswer } from "#app/rooms/sbar/note-answer.ts";
import type { TemplateAnswer } from "#app/rooms/templates/template-answer.ts";
import type { WrittenPart } from "#workers/analysis/analyse/write-part.server.ts";

/**
 * One thing that a page shows of an answer. `plain` is shown as a fact; `amber` is marked as not in the notes or not
 * from a source, `dotted` is reworded, `suggestion` and `quoted` (a document's words, in quotation marks) are marked as
 * such.
 */
export type Shown = { text: string; as: "plain" | "dotted" | "amber" | "suggestion" | "quoted" };

/** What the pages show of each tool's answer. */
export const shownOf = {
  sbar: ({ statements, diagnoses }: NoteAnswer): Shown[] => [
    ...statements.map(ofStatement),
    ...diagnoses.flatMap(({ diagnosis, relatedFactors, definingCharacteristics }) =>
      [diagnosis, ...relatedFactors, ...definingCharacteristics].map(ofStatement),
    ),
  ],
  template: ({ statements }: Pick<TemplateAnswer, "statements">): Shown[] => statements.map(ofStatement),
  question: ({ pieces }: Pick<DocumentAnswer, "pieces">): Shown[] =>
    pieces
      .filter(({ text }) => text.trim() !== "" && text !== NOT_IN_DOCUMENT)
      .map(({ text, places, isDoubtful }) => ({
        text,
        as: places.length > 0 && !isDoubtful ? "plain" : "amber",
      })),
  nanda: ({ diagnoses }: NandaAnswer): Shown[] =>
    diagnoses.flatMap((one) => [one.problem, ...LISTS.flatMap(({ key }) => one[key])].map(ofStatement)),
  documents: ({ statements }: WrittenPart): Shown[] =>
    statements.map(({ text, standing, reworded, isHidden, isOrder }) => {
      if (isHidden || isOrder) return { text, as: "quoted" };
      if (standing === "suggestion") return { text, as: "suggestion" };
      return { text, as: reworded ? "dotted" : "plain" };
    }),
  research: ({ answer }: ResearchAnswer): Shown[] => (answer ? ofCited(answer) : []),
  chat: ({ answer }: ChatAnswer): Shown[] => ofCited(answer),
};

function ofStatement({ text, standing, marks = [] }: CheckedStatement): Shown {
  if (standing === "not_in_notes") return { text, as: "amber" };
  if (standing === "suggestion") return { text, as: "suggestion" };
  return { text, as: marks.length > 0 ? "dotted" : "plain" };
}

const ofCited = ({ pieces }: CitedAnswer): Shown[] =>
  pieces.map(({ text, standing }) => ({
    text,
    as: warningOf({ standing }) === null ? "plain" : "amber",
  }));

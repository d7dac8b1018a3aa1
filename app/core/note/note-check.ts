import type { CheckedStatement } from "../evidence/statement.ts";
import type { SourceField } from "../evidence/text/source.ts";
import { openAnswerChecker } from "../generation/answer-checker.ts";
import { coachOf } from "./coach.ts";
import type { NoteChecks, NoteCoach } from "./note-document.ts";
import { besideReplaced } from "./replaced-words.ts";

/** A statement of a note to be rechecked: `checked` is the guard's earlier result for these words, if it was asked. */
type AskedStatement = {
  id: string;
  text: string;
  checked: CheckedStatement | null;
  /** It belongs to the note's sections, whose facts are counted and which carry what the nurse wrote. */
  isCounted: boolean;
  /** The supported sentence that it replaced. */
  replaced?: string | undefined;
};

/** The body of `POST /api/note-check`. */
export type NoteCheckRequest = {
  sources: SourceField[];
  statements: AskedStatement[];
  coach?: Omit<NoteCoach, "name">;
};

/** Its answer: the statements that had not been checked, and the note as a whole. */
export type NoteCheckAnswer = NoteChecks & { statements: (CheckedStatement & { id: string })[] };

const draftOf = ({ text }: Pick<AskedStatement, "text">) => ({ text, quotes: [], isSuggestion: false });

/** Checks what is new in a note against what was typed; earlier results are accepted as they are. */
export function checkAgain({ sources, statements, coach = {} }: NoteCheckRequest): NoteCheckAnswer {
  const checker = openAnswerChecker(sources);
  const checked = statements.map(({ checked: before, ...statement }) => ({
    ...statement,
    isNew: before === null,
    result: before ?? besideReplaced(checker.checkStatement(draftOf(statement)), statement.replaced),
  }));
  const counted = checked.filter(({ isCounted }) => isCounted).map(({ result }) => result);
  return {
    statements: checked.filter(({ isNew }) => isNew).map(({ id, result }) => ({ id, ...result })),
    leftOut: checker.leftOut(counted),
    ...coachOf(
      checker,
      coach,
      statements.map(({ text }) => text),
    ),
    matched: checker.matched(counted),
  };
}

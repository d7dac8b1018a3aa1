import type { Checker } from "../evidence/checker.ts";
import type { HeardWords } from "../evidence/second-reading.ts";
import type { CheckedStatement, HeardItem } from "../evidence/statement.ts";
import type { SourceField, Span } from "../evidence/text/source.ts";
import { openAnswerChecker } from "../generation/answer-checker.ts";
import { coachOf } from "./coach.ts";
import type { NoteChecks, NoteCoach } from "./note-document.ts";
import { besideReplaced } from "./replaced-words.ts";

/** A statement of a note that is checked again: `checked` is what the guard said of these words before, if it was asked. */
type AskedStatement = {
  id: string;
  text: string;
  checked: CheckedStatement | null;
  /** It belongs to the note's sections, whose numbers are counted and which carry what the nurse wrote. */
  isCounted: boolean;
  /** The supported sentence that it took the place of. */
  replaced?: string | undefined;
};

/** The body of `POST /api/note-check`. */
export type NoteCheckRequest = {
  sources: SourceField[];
  statements: AskedStatement[];
  coach?: Omit<NoteCoach, "name">;
  /** What of a handover was heard in the sources before, by a second reader too; absent where nobody has listened. */
  heard?: Pick<HeardItem, "id" | "places">[] | undefined;
};

/** Its answer: those statements that had not been checked, and the note as a whole. */
export type NoteCheckAnswer = NoteChecks & { statements: (CheckedStatement & { id: string })[] };

const draftOf = ({ text }: Pick<AskedStatement, "text">) => ({ text, quotes: [], isSuggestion: false });

/** Checks what is new in a note against what was typed; what was checked before is taken as it was found. */
export function checkAgain({ sources, statements, coach = {}, heard }: NoteCheckRequest): NoteCheckAnswer {
  const checker = openAnswerChecker(sources);
  if (heard) checker.hear(heardBefore(checker, { sources, coach, heard }));
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

/** What was heard before, in the sources' words. Of items that do not count it says nothing, so that the rules decide. */
function heardBefore(
  checker: Checker,
  {
    sources,
    coach,
    heard,
  }: Pick<NoteCheckRequest, "sources"> & Required<Pick<NoteCheckRequest, "coach" | "heard">>,
): HeardWords[] {
  const wordsAt = ({ field, start, end }: Span) =>
    sources.find(({ name }) => name === field)?.text.slice(start, end) ?? "";
  const uncounted = checker.heard().filter(({ id }) => coach?.items && !coach.items.includes(id));
  return [...(heard ?? []), ...uncounted].flatMap(({ id, places: [place] }) =>
    place ? [{ id, words: wordsAt(place) }] : [],
  );
}

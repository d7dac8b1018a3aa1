import type { Checker } from "../evidence/checker.ts";
import { handoverItemNamed, requiredId } from "../evidence/handover/required-items.ts";
import type { HeardWords } from "../evidence/second-reading.ts";
import type { CheckedStatement, HeardItem, NotStated } from "../evidence/statement.ts";
import type { SourceField, Span } from "../evidence/text/source.ts";
import { openAnswerChecker } from "../generation/answer-checker.ts";
import { coachOf, countsFor } from "./coach.ts";
import type { NoteChecks, NoteCoach } from "./note-document.ts";
import { besideReplaced } from "./replaced-words.ts";

/** A statement of a note to be rechecked: `checked` is the guard's earlier result for these words, if it was asked. */
type AskedStatement = {
  id: string;
  text: string;
  checked: CheckedStatement | null;
  /** It belongs to the note's sections, whose facts are counted and which carry what the nurse wrote. */
  isCounted: boolean;
  /** The nurse wrote it, kept it although it was amber, or took it over. */
  isYours?: boolean | undefined;
  /** The supported sentence that it replaced. */
  replaced?: string | undefined;
};

type HeardPlaces = Pick<HeardItem, "id" | "places">;

/** The body of `POST /api/note-check`. */
export type NoteCheckRequest = {
  sources: SourceField[];
  statements: AskedStatement[];
  coach?: Omit<NoteCoach, "name">;
  /** The handover items that were heard in the sources before, perhaps by a second reader; absent if there are none yet. */
  heard?: HeardPlaces[] | undefined;
};

/** Its answer: the statements that had not been checked, and the note as a whole. */
export type NoteCheckAnswer = NoteChecks & { statements: (CheckedStatement & { id: string })[] };

const draftOf = ({ text }: Pick<AskedStatement, "text">) => ({ text, quotes: [], isSuggestion: false });

/** Checks what is new in a note against what was typed; earlier results are accepted as they are. */
export function checkAgain({ sources, statements, coach = {}, heard }: NoteCheckRequest): NoteCheckAnswer {
  const checker = openAnswerChecker(sources);
  if (heard) checker.hear(heardBefore(checker, { sources, coach, heard }));
  const checked = statements.map(({ checked: before, ...statement }) => ({
    ...statement,
    isNew: before === null,
    result: before ?? besideReplaced(checker.checkStatement(draftOf(statement)), statement.replaced),
  }));
  const counted = checked.filter(({ isCounted }) => isCounted).map(({ result }) => result);
  const { notStated, ...coached } = coachOf(
    checker,
    coach,
    statements.map(({ text }) => text),
  );
  return {
    statements: checked.filter(({ isNew }) => isNew).map(({ id, result }) => ({ id, ...result })),
    leftOut: checker.leftOut(counted),
    ...coached,
    notStated: withoutAdded(notStated, statements),
    matched: checker.matched(counted),
  };
}

/** The items of a handover that the nurse has since put into the note in her own words are no longer missing. */
function withoutAdded(notStated: NotStated[], statements: readonly AskedStatement[]): NotStated[] {
  const isItem = ({ kind = "item" }: NotStated) => kind === "item";
  const text = statements.flatMap(({ text, isYours }) => (isYours ? [text] : [])).join("\n");
  if (text === "" || !notStated.some(isItem)) return notStated;
  const added = new Set(
    openAnswerChecker([{ name: "note", label: "", text }])
      .heard()
      .map(({ id }) => id),
  );
  return notStated.filter((one) => !(isItem(one) && added.has(one.id)));
}

/**
 * What was heard before, as the words of the sources. Items that the coach does not list are left to the rules, unless
 * the note requires them under their own name and has heard them so.
 */
function heardBefore(
  checker: Checker,
  { sources, coach, heard }: { sources: SourceField[]; coach: Omit<NoteCoach, "name">; heard: HeardPlaces[] },
): HeardWords[] {
  const wordsAt = ({ field, start, end }: Span) =>
    sources.find(({ name }) => name === field)?.text.slice(start, end) ?? "";
  const isListed = countsFor(coach);
  const unlisted = checker.heard().filter((item) => !isListed(item));
  const byRequired = new Map(
    (coach.required ?? []).map(({ label }) => [requiredId(label), handoverItemNamed(label)]),
  );
  return [...heard, ...unlisted].flatMap(({ id, places: [place] }) =>
    place ? [{ id: byRequired.get(id) ?? id, words: wordsAt(place) }] : [],
  );
}

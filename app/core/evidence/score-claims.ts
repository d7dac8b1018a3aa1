import { type ParsedStatement, parseStatement, type Term } from "./facts/parsed-statement.ts";
import type { Mismatch } from "./statement.ts";
import type { SourceField } from "./text/source.ts";

/**
 * Early warning scores come from the nurse or from our own calculator, never from the model: an equal number elsewhere
 * in the notes is not a score.
 */
type ScoreClaims = {
  /**
   * The mismatches of a statement, plus what it says about such a score that the nurse did not write, in the order of
   * the statement. The 2 in the name is not a number.
   */
  judge(reading: ParsedStatement, found: Mismatch[], isSuggestion: boolean): Mismatch[];
};

/** Reads which early warning scores are in the person's own text. */
export function openScoreClaims(sources: readonly SourceField[]): ScoreClaims {
  const own = sources.filter(({ text }) => namesIn(text).length > 0).map(({ text }) => parseStatement(text));
  const ownValues = new Set(
    own
      .flatMap((reading) => scoresOf(reading).flatMap((score) => withEarlier(reading, score)))
      .map(({ quantity }) => quantity?.value),
  );
  return {
    judge(reading, found, isSuggestion) {
      const names = namesIn(reading.text);
      if (names.length === 0) return found;
      const foreign = scoresOf(reading).filter(({ quantity }) => !ownValues.has(quantity?.value));
      // Calculating it may be suggested; that there is one, and what it means, may not be stated.
      const isNameless = foreign.length === 0 && own.length === 0 && !isSuggestion;
      const claims = (isNameless ? names : foreign).map((one) => mismatch(reading.text, one));
      const kept = found.filter((one) => !names.some((name) => isOverlapping(one, name)));
      const added = claims.filter((claim) => !kept.some((one) => isOverlapping(one, claim)));
      return [...kept, ...added].sort((a, b) => a.start - b.start);
    },
  };
}

const isOverlapping = (a: Stretch, b: Stretch): boolean => a.start < b.end && b.start < a.end;

/** "NEWS2", "NEWS 2" before another number, "NEWS", "early warning score"; not the news. */
const NAME =
  /\b(?:NEWS-?2|NEWS 2(?=\D{1,30}\d)|NEWS|[Nn]ews-?2|(?:[Nn]ational )?[Ee]arly [Ww]arning [Ss]core(?: ?\(NEWS ?2?\)| 2(?=\D{1,30}\d))?)(?![\p{L}\p{N}])/gu;

type Stretch = { start: number; end: number };

const namesIn = (text: string): Stretch[] =>
  [...text.matchAll(NAME)].map(({ 0: name, index }) => ({ start: index, end: index + name.length }));

/** For each name, its number: the next one of its sentence, else the one before. */
function scoresOf({ text, terms, sentences }: ParsedStatement): Term[] {
  return namesIn(text).flatMap((name) => {
    const sentence = sentences.find(({ start, end }) => start < name.end && name.start < end);
    const numbers = terms.filter(
      (term) =>
        term.sentence === sentence?.number &&
        term.kind === "number" &&
        (term.end <= name.start || term.start >= name.end),
    );
    return (
      numbers.find(({ start }) => start >= name.end) ?? numbers.findLast(({ end }) => end <= name.start) ?? []
    );
  });
}

/** "NEWS down to 3 from 6", "NEWS 6 → 3": the score and its earlier or later value. */
function withEarlier({ text, terms }: ParsedStatement, score: Term): Term[] {
  const next = terms.find(({ kind, start }) => kind === "number" && start >= score.end);
  return next && COURSE.test(text.slice(score.end, next.start)) ? [score, next] : [score];
}

const COURSE = /^\s*(?:→|->|>|,?\s*(?:down |up )?(?:from|to|now|then)|\(?(?:was|from|prev(?:iously)?))\s*$/i;

const mismatch = (text: string, { start, end }: Stretch): Mismatch => ({
  kind: "number",
  text: text.slice(start, end),
  start,
  end,
  inNotes: null,
});

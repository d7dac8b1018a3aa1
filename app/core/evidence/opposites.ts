import { type Alignment, best, type Candidate } from "./candidates.ts";
import type { ParsedStatement, Term } from "./facts/parsed-statement.ts";
import type { SourceIndex, SourceTerm } from "./source-index.ts";
import type { Mismatch } from "./statement.ts";

/** The statement denies what the input says, or the reverse, or says the opposite word; null when it does not. */
export function oppositeMismatch(
  alignment: Alignment,
  reading: ParsedStatement,
  term: Term,
  candidates: readonly Candidate[],
): Mismatch | null {
  return (
    contrastMismatch(alignment, reading, term, candidates) ?? denial(alignment, reading, term, candidates)
  );
}

/** A mismatch between a term of each text, one of which is denied. */
export function deniedMismatch(
  reading: ParsedStatement,
  term: Term,
  index: SourceIndex,
  other: SourceTerm,
): Mismatch {
  const start = Math.min(term.start, term.cue?.start ?? term.start);
  const end = Math.max(term.end, term.cue?.end ?? term.end);
  const place = {
    start: Math.min(other.start, other.cue?.start ?? other.start),
    end: Math.max(other.end, other.cue?.end ?? other.end),
  };
  const inNotes = index.textOf(other.field).slice(place.start, place.end);
  return { kind: "negation", text: reading.text.slice(start, end), start, end, inNotes };
}

const BENEFIT = 0.25;
/** From this share of shared words on, statement and input are the same sentence, and every word's denial counts. */
const CLOSE = 0.6;

function denial(
  alignment: Alignment,
  reading: ParsedStatement,
  term: Term,
  candidates: readonly Candidate[],
): Mismatch | null {
  // What is on that side, or "not yet", is denied; these words themselves are not.
  if (term.kind === "side" || term.form === "yet") return null;
  const equal = candidates.filter((candidate) => candidate.isSame);
  if (equal.length === 0) return inventedDenial(alignment, reading, term);
  const isClose = alignment.closeness >= CLOSE;
  const isOpposite = (other: Candidate) => isOppositeSign(term.polarity, other.term.polarity, isClose);
  const opposite = best(equal.filter(isOpposite));
  const agreeing = best(equal.filter((candidate) => !isOpposite(candidate)));
  if (!opposite || (agreeing && opposite.score <= agreeing.score + BENEFIT)) return null;
  if (isDeniedInWords(alignment.index, reading, term, opposite.term)) return null;
  if (isLastOne(alignment.index, reading, term, opposite.term)) return null;
  // "Declined at 2200 and again at 2330": the act is denied, not its time.
  if (term.kind === "time" && isAnythingDenied(alignment, reading, term, opposite.term)) return null;
  if (!term.isFinding && isDeniedTogether(alignment, reading.text, term, opposite.term)) return null;
  const isAlike = opposite.context.score >= 0.5 && isClose;
  const isKnown =
    term.isFinding &&
    (opposite.context.score >= 0.3 || opposite.context.told === 0) &&
    isDefinite(term, opposite);
  return isAlike || isKnown ? deniedMismatch(reading, term, alignment.index, opposite.term) : null;
}

/**
 * Whether both deny it and the denial only reaches further in one of them: "not implementing a restriction" and "a
 * restriction is not implemented".
 */
function isDeniedTogether(
  { index, terms, sentence }: Alignment,
  text: string,
  term: Term,
  other: SourceTerm,
): boolean {
  if (isSaidAfterBut(text, terms, term)) return false;
  const own = terms.slice(sentence.from, sentence.to);
  const place = index.sentences[other.sentence];
  const there = place ? index.terms.slice(place.from, place.to) : [];
  const isDenied = (one: Term) => one.polarity < 0;
  const cue = term.polarity < 0 ? term.cue : other.cue;
  const reached = (term.polarity < 0 ? own : there).filter(
    (one) => isDenied(one) && one.cue?.start === cue?.start,
  );
  const denied = new Set((term.polarity < 0 ? there : own).filter(isDenied).map(({ form }) => form));
  const isBackwards = cue !== null && cue.start > (term.polarity < 0 ? term.start : other.start);
  return (isBackwards && denied.size > 0) || reached.some(({ form }) => denied.has(form));
}

function isDefinite(term: Term, other: Candidate): boolean {
  return term.polarity !== 0 && other.term.polarity !== 0;
}

/** "A shower was refused" for "no shower" in the notes, and the other way round. */
function isDeniedInWords(
  index: SourceIndex,
  reading: ParsedStatement,
  term: Term,
  other: SourceTerm,
): boolean {
  const [text, place] = term.polarity < 0 ? [index.textOf(other.field), other] : [reading.text, term];
  const [before = ""] = text.slice(0, place.start).split(STRETCHES).slice(-1);
  const [behind = ""] = text.slice(place.end).split(STRETCHES, 1);
  return NEGATIVE_WORDS.test(before) || LEAVING_OUT.test(before) || NEGATIVE_WORDS.test(behind);
}

/** "No bowel motion since Friday" and "the last bowel motion was on Friday". */
const isLastOne = (index: SourceIndex, { text }: ParsedStatement, term: Term, other: SourceTerm): boolean =>
  term.polarity > 0 &&
  /\blast (?:\S+ ){0,2}$/i.test(text.slice(0, term.start)) &&
  /^[^.;\n]{0,40}\bsince\b/i.test(index.textOf(other.field).slice(other.end));

/** "Denies neck pain but reports a headache": the denial ends at the "but". */
export function isSaidAfterBut(text: string, terms: readonly Term[], term: Term): boolean {
  const denied = terms.findLast(({ index, polarity }) => index < term.index && polarity < 0);
  return term.polarity > 0 && denied !== undefined && BUT.test(text.slice(denied.end, term.start));
}

const BUT =
  /\b(?:but|however|although|though|yet)\b|\band (?:\w+ )?(?:has|reports|admits(?: to)?|endorses|complains of|describes)\b/i;

/** Both sentences deny something. */
function isAnythingDenied(
  { index, terms, sentence }: Alignment,
  reading: ParsedStatement,
  term: Term,
  other: SourceTerm,
): boolean {
  const there = index.sentences[other.sentence];
  const denies = (text: string, from: number, to: number) => NEGATIVE_WORDS.test(text.slice(from, to));
  return (
    there !== undefined &&
    denies(index.textOf(there.field), there.start, there.end) &&
    denies(reading.text, terms[sentence.from]?.start ?? 0, terms[sentence.to - 1]?.end ?? term.end)
  );
}

const STRETCHES = /[,.;()\n]| (?:but|and|while|whereas|although|though) /;

/** Words that deny without a "no": refusing, lacking, leaving out. How far they reach in their stretch is open. */
const NEGATIVE_WORDS =
  /n['’]t\b|\b(?:(?:no|not|none|never|nil|neither|nor|miss|same|gone|over|little|minor)\b|without|cannot|nothing|outstanding|awaited|awaiting|pending|missed|empty|static|steady|stable|prevent|withdr|stopp|hardly|barely|un(?=[a-z]{4})(?!der|til|it)|refus|declin|avoid|reject|unable|absent|absence|missing|withheld|omit|wrong|unwanted|fail|unknown|turned? down|said no|put off|object|unaware|struggl|inability|ruled out|negative)/i;
/** Words that deny only what follows them. */
const LEAVING_OUT = /\b(?:free of|lack|neither|nor|rather than|instead of|loss of|nothing|except)/i;

/** In a close sentence, "denied" opposes everything that is not denied. */
function isOppositeSign(own: number, other: number, isClose: boolean): boolean {
  return isClose ? own < 0 !== other < 0 : own * other === -1;
}

/** "No fever" if the input does not mention fever at all. */
function inventedDenial(alignment: Alignment, reading: ParsedStatement, term: Term): Mismatch | null {
  if (term.kind !== "word" || !term.isFinding || term.polarity >= 0 || !term.cue) return null;
  const start = Math.min(term.start, term.cue.start);
  const end = Math.max(term.end, term.cue.end);
  const isPrefix = term.cue.end > term.start;
  if (isPrefix || alignment.index.byForm.has(term.form)) return null;
  return { kind: "negation", text: reading.text.slice(start, end), start, end, inNotes: null };
}

/** "Increased" if the input, in the same surroundings, says "decreased". */
function contrastMismatch(
  alignment: Alignment,
  reading: ParsedStatement,
  term: Term,
  all: readonly Candidate[],
): Mismatch | null {
  if (!term.contrast || alignment.closeness < (term.contrast.group === "limit" ? CLOSE / 2 : CLOSE))
    return null;
  const { pole, kind } = term.contrast;
  const opposite = best(
    all.filter(({ term: other }) => other.contrast !== null && other.contrast.pole !== pole),
  );
  const agreeing = best(all.filter(({ term: other }) => other.contrast?.pole === pole));
  if (!opposite || opposite.score < 0.6 || opposite.score <= (agreeing?.score ?? -1) + BENEFIT) return null;
  const inNotes = alignment.index.textOf(opposite.term.field).slice(opposite.term.start, opposite.term.end);
  return { kind, text: reading.text.slice(term.start, term.end), start: term.start, end: term.end, inNotes };
}

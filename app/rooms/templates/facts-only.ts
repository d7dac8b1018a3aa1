import type { CheckedStatement, Mark } from "#app/core/evidence/statement.ts";
import type { SourceField, Span } from "#app/core/evidence/text/source.ts";

/*
 * An incident report states what was found, said and done. Cause or blame is marked unless the nurse wrote it in the
 * sentence that the statement rests on, whatever else supports the statement.
 */

const CAUSE =
  /\b(?:because(?: of)?|due to|caus(?:e|ed|es|ing)\b(?: by)?|as a (?:result|consequence) of|result(?:ed|ing|s)? (?:in|from)|secondary to|owing to|led to|leading to|attribut(?:ed|able) to|triggered by|on account of|the reason|contribut(?:ed|ing) to|precipitated by|brought on by|so (?:he|she|they|the patient) (?:fell|slipped|tripped))\b/giu;
const BLAME =
  /\b(?:at fault|faults?|blam\w*|negligen\w*|neglected|careless\w*|fail(?:ed|ing|ure|s)? to|should(?:n't| not)? have|ought to have|could have been (?:prevented|avoided)|prevent(?:able|ed)|avoidable|forgot(?:ten)?|mistake\w*|errors?|inattentive\w*|inattention|irresponsib\w*|inadequate\w*|improper\w*|inappropriate\w*|non-?complian\w*|disobey\w*|ignored|against (?:medical )?advice|violat\w*|unsupervised|unattended|left alone|understaff\w*|short-?staffed|did not follow|responsible for)\b/giu;

const REASONS = { cause: "a cause that is not in your words", blame: "blame that is not in your words" };

/** @returns the statement as the guard left it, or amber, with each cause or blame marked that the nurse did not write */
export function withFactsOnly(checked: CheckedStatement, sources: readonly SourceField[]): CheckedStatement {
  const own = checked.evidence.map((span) => sentenceAround(span, sources)).join("\n");
  const found = [
    ...marksOf(checked.text, own, CAUSE, "cause"),
    ...marksOf(checked.text, own, BLAME, "blame"),
  ];
  if (found.length === 0) return checked;
  const overlaps = ({ start, end }: Mark) => found.some((one) => start < one.end && one.start < end);
  const marks = [...(checked.marks ?? []).filter((mark) => !overlaps(mark)), ...withoutOverlaps(found)];
  marks.sort((one, other) => one.start - other.start);
  return { ...checked, standing: "not_in_notes", marks };
}

function marksOf(text: string, own: string, cues: RegExp, kind: keyof typeof REASONS): Mark[] {
  // Any wording of a cause may replace another; blame must be in the nurse's words, letter for letter.
  const isOwn = (cue: string) =>
    kind === "cause" ? own.search(new RegExp(cues.source, "iu")) >= 0 : own.includes(beginningOf(cue));
  return [...text.matchAll(cues)]
    .filter(([cue]) => !isOwn(cue))
    .map(({ 0: cue, index }) => ({
      start: index,
      end: index + cue.length,
      kind: "not_in_notes",
      reason: REASONS[kind],
      inNotes: null,
    }));
}

const beginningOf = (cue: string): string => cue.toLowerCase().slice(0, 6).trim();

function withoutOverlaps(marks: readonly Mark[]): Mark[] {
  const sorted = [...marks].sort((one, other) => one.start - other.start);
  return sorted.filter(({ start }, at) => at === 0 || start >= (sorted[at - 1]?.end ?? 0));
}

/** The nurse's sentence that contains a span, in lower case. */
function sentenceAround({ field, start, end }: Span, sources: readonly SourceField[]): string {
  const text = sources.find(({ name }) => name === field)?.text ?? "";
  const from = Math.max(...[". ", "! ", "? ", "\n"].map((stop) => text.lastIndexOf(stop, start - 1) + 1));
  const rest = text.slice(end).search(/[.!?](?:\s|$)|\n/u);
  return text.slice(from, rest < 0 ? text.length : end + rest).toLowerCase();
}

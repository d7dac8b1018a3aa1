import { withoutAddressed } from "#app/base/text/addressed-to-assistant.ts";
import { type Checker, openChecker } from "../evidence/checker.ts";
import type { CheckedStatement, DraftStatement, Mark } from "../evidence/statement.ts";
import type { SourceField } from "../evidence/text/source.ts";
import { neverIssuedIn } from "../identifiers/placeholders.ts";

/**
 * The guard as the model's answers meet it. Text addressed to the model is evidence of nothing, so a statement that
 * rests on it alone is not in the notes; a suggestion never links to the web; and a placeholder that the model made up
 * belongs to nobody. What was left out is still reported for the whole text.
 */
export function openAnswerChecker(sources: readonly SourceField[]): Checker {
  const whole = openChecker(sources);
  const told = sources.map((source) => ({ ...source, text: withoutAddressed(source.text) }));
  const isAddressed = told.some(({ text }, at) => text !== sources[at]?.text);
  const { checkStatement, isOpen } = isAddressed ? openChecker(told) : whole;
  return {
    ...whole,
    isOpen,
    checkStatement: (draft, reading) =>
      isLinked(draft) ? asLinked(draft) : withNeverIssued(checkStatement(draft, reading), sources),
  };
}

/** Amber whatever else is known of the statement: it names a person, number or date that the sources do not have. */
function withNeverIssued(checked: CheckedStatement, sources: readonly SourceField[]): CheckedStatement {
  const neverIssued = neverIssuedIn(checked.text, sources).map(
    (place): Mark => ({ ...place, kind: "not_in_notes", reason: "not in your notes", inNotes: null }),
  );
  if (neverIssued.length === 0) return checked;
  const others = (checked.marks ?? []).filter(
    (mark) => !neverIssued.some(({ start, end }) => start < mark.end && mark.start < end),
  );
  const marks = [...neverIssued, ...others].sort((a, b) => a.start - b.start);
  return { ...checked, standing: "not_in_notes", marks };
}

const ADDRESS = /\bhttps?:\/\/|\bwww\.|\b[\p{L}\d-]+\.(?:com|org|net|info|io|xyz|example)\b/iu;

const isLinked = ({ text, isSuggestion }: DraftStatement): boolean => isSuggestion && ADDRESS.test(text);

const asLinked = ({ text }: DraftStatement): CheckedStatement => ({
  text,
  standing: "not_in_notes",
  evidence: [],
  mismatches: [],
  marks: [{ start: 0, end: text.length, kind: "not_in_notes", reason: "a web address", inNotes: null }],
});

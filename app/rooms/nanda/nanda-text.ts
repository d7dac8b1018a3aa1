import type { CheckedStatement } from "#app/core/evidence/statement.ts";
import type { SourceField } from "#app/core/evidence/text/source.ts";
import { titleOf } from "#app/core/note/amber.ts";
import { type CheckedDiagnosis, DIAGNOSIS_KIND_WORDS, LISTS } from "./diagnosis.ts";

/** Said when no diagnosis could be supported. */
export const NONE = "Nothing in this text supports a nursing diagnosis.";

/** Whether an answer says no more than that. */
export const isNone = ({ diagnoses, note }: { diagnoses: readonly unknown[]; note: string }): boolean =>
  diagnoses.length === 0 && note === NONE;

/** All diagnoses as text, most urgent first, with an empty line between them. */
export function nandaText(diagnoses: readonly CheckedDiagnosis[], sources: readonly SourceField[]): string {
  if (diagnoses.length === 0) return NONE;
  return diagnoses.map((diagnosis) => diagnosisText(diagnosis, sources)).join("\n\n");
}

/**
 * One diagnosis as text: a line with its rank and problem, then each part under its label. Facts are quotes of the
 * input, or followed by the words that they rest on; what is not in the input says so.
 */
export function diagnosisText(diagnosis: CheckedDiagnosis, sources: readonly SourceField[]): string {
  const { priority, kind, problem } = diagnosis;
  const title = [
    `${priority}.`,
    DIAGNOSIS_KIND_WORDS[kind] && `${DIAGNOSIS_KIND_WORDS[kind]}:`,
    marked(problem),
  ];
  const blocks = LISTS.filter(({ key }) => diagnosis[key].length > 0).map(({ key, label, role }) => {
    const heading = role === "suggestion" ? `${label} (suggestions)` : label;
    const lines = diagnosis[key].map((one) => `- ${role === "fact" ? factText(one, sources) : marked(one)}`);
    return [`${heading}:`, ...lines].join("\n");
  });
  return [title.filter(Boolean).join(" "), ...blocks].join("\n");
}

/** The words of the input that a statement rests on, in order. */
export function quotesOf({ evidence }: CheckedStatement, sources: readonly SourceField[]): string[] {
  const quotes = evidence.map(({ field, start, end }) =>
    (sources.find(({ name }) => name === field)?.text ?? "").slice(start, end).replace(/\s+/g, " ").trim(),
  );
  return [...new Set(quotes)].filter((quote) => quote !== "");
}

/** Whether a statement is word for word what it rests on, and so a quote itself. */
export function isVerbatim(statement: CheckedStatement, sources: readonly SourceField[]): boolean {
  const [quote, ...others] = quotesOf(statement, sources);
  return others.length === 0 && quote?.toLowerCase() === statement.text.toLowerCase();
}

/** The mark, in places without colour, of what is not in the text; null for the rest. */
export const wordsOfMark = ({ standing }: CheckedStatement): string | null =>
  standing === "not_in_notes" ? "[not in your notes]" : null;

function marked(statement: CheckedStatement): string {
  const mark = wordsOfMark(statement);
  return mark ? `${statement.text} ${mark}` : statement.text;
}

/** How many letters of the text go into the title, to tell whose diagnoses they are. */
const WRITTEN_IN_TITLE = 50;

/** Diagnoses in one line, for the list of notes: the first one, and the beginning of its text. */
export function nandaTitle(diagnoses: readonly CheckedDiagnosis[], written: string): string {
  const first = diagnoses
    .slice(0, 1)
    .map(({ problem }) => ({ text: problem.text, mark: wordsOfMark(problem) }));
  return `${titleOf(first) || "Nursing diagnoses"}: ${beginningOf(written)}`;
}

/** The first whole words of a text. */
function beginningOf(text: string): string {
  const words = text.replace(/\s+/g, " ").trim();
  if (words.length <= WRITTEN_IN_TITLE) return words;
  return `${words.slice(0, WRITTEN_IN_TITLE).replace(/\s\S*$/, "")}…`;
}

function factText(statement: CheckedStatement, sources: readonly SourceField[]): string {
  if (isVerbatim(statement, sources)) return `"${statement.text}"`;
  return `${statement.text} (${quotesOf(statement, sources)
    .map((quote) => `"${quote}"`)
    .join("; ")})`;
}

import type { ModelFault } from "./faults.ts";
import type { Source } from "./prompt.ts";
import { DRAFT_SECTIONS, type DraftSection, sectionOfField, sectionOfSentence } from "./sections.ts";
import { sentences } from "./sentences.ts";

export type Statement = {
  section: DraftSection;
  text: string;
  quotes: string[];
  kind: "from_notes" | "suggestion";
};

/** One statement for every sentence of every source, in the person's own words, ordered S, B, A, R. */
export function writeStatements(sources: Source[], faults: ReadonlySet<ModelFault>): Statement[] {
  const statements = sources.flatMap((source) => statementsOf(source));
  openWithASituation(statements);
  if (faults.has("invent")) statements.push(INVENTED);
  if (!statements.some(({ section }) => section === "recommendation")) statements.push(GENERIC);
  return DRAFT_SECTIONS.flatMap((section) => statements.filter((statement) => statement.section === section));
}

const GENERIC: Statement = {
  section: "recommendation",
  text: "Reassess and document the response.",
  quotes: [],
  kind: "suggestion",
};

/** Added on demand, to show how a statement without a source is marked. */
const INVENTED: Statement = {
  section: "assessment",
  text: "Serum potassium 9.83 mmol/L.",
  quotes: ["serum potassium of 9.83 mmol/L"],
  kind: "from_notes",
};

/** A short field is one statement under its label, a long one a statement per sentence. */
function statementsOf(source: Source): Statement[] {
  const fixed = sectionOfField(source);
  if (fixed === null)
    return sentences(source.text).map((quote) => statement(sectionOfSentence(quote), quote));
  return sentences(source.text).map((quote, index) =>
    statement(fixed, quote, index === 0 ? source.label : ""),
  );
}

function statement(section: DraftSection, quote: string, label = ""): Statement {
  const text = label
    ? `${label}: ${ended(withoutFillers(quote))}`
    : ended(capitalised(withoutFillers(quote)));
  return { section, text, quotes: [quote], kind: "from_notes" };
}

/** The first finding opens the note where no sentence says what is happening. */
function openWithASituation(statements: Statement[]): void {
  if (statements.some(({ section }) => section === "situation")) return;
  const [first] = statements;
  if (first) first.section = "situation";
}

/** Without a dictation's hesitations; a sentence of nothing else is left as it is. */
function withoutFillers(sentence: string): string {
  const clean = sentence
    .replace(
      /(?:,\s*)?(?<![\p{L}\p{N}])(?:[Uu]h+m?|[Uu]mm*|[Hh]mm+|[Aa]h(?=\s*[,.…—-]))(?![\p{L}\p{N}])(?:\s*[,…]|\s*\.{2,})?/gu,
      "",
    )
    .replace(/\s+/g, " ")
    .replace(/^[\s,.;—-]+(?=\p{L})/u, "")
    // The point of ".5 mg" ends no sentence; the mark of "?sepsis" expresses doubt.
    .replace(/\s+([,;:!]|\?(?![\p{L}\p{N}])|\.(?!\d))/gu, "$1")
    .trim();
  return /[\p{L}\p{N}]/u.test(clean) ? clean : sentence;
}

/** A capital at the beginning, unless the first word carries capitals of its own, like pH. */
function capitalised(text: string): string {
  return /^\p{Ll}+\b(?!\p{Lu})/u.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

function ended(text: string): string {
  return /[.!?…]["'”’)\]]*$/.test(text) ? text : `${text.replace(/[,;:]+$/, "")}.`;
}

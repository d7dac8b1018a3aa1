import type { AnswerPiece } from "../citations/check-answer.ts";
import type { CitedAnswer, ShownSource } from "./answer.ts";

/** The warning beside a stretch that its citations do not support; null for one that needs none. */
export function warningOf({ standing }: Pick<AnswerPiece, "standing">): string | null {
  if (standing === "unsupported") return "not from a source";
  if (standing === "differs") return "not what its source says";
  return standing === "numbers_differ" ? "a number here is not in the source" : null;
}

/** The answer's text with `[1]` after what is cited, and the warnings in words. */
export function textWithNumbers({ text, pieces }: Pick<CitedAnswer, "text" | "pieces">): string {
  let marked = "";
  let from = 0;
  for (const piece of pieces) {
    marked += text.slice(from, piece.end) + marksOf(piece);
    from = piece.end;
  }
  return marked + text.slice(from);
}

function marksOf(piece: AnswerPiece): string {
  const warning = warningOf(piece);
  const numbers = piece.sources.map((number) => `[${number}]`).join("");
  return `${numbers && ` ${numbers}`}${warning ? ` (${warning})` : ""}`;
}

/** Each source as one line of a reference list, without its number. */
export function citationLines(sources: readonly ShownSource[]): string[] {
  return sources.map((source) => {
    const { authors, title, journal, year, pmid, doi, url } = source;
    const ids = [pmid && `PMID ${pmid}`, doi && `DOI ${doi}`].filter(Boolean).join(", ");
    const parts = [authorsLine(authors), sentence(title), whenAndWhere(journal, year), ids && `${ids}.`, url];
    const marks = sourceMarks(source).map(({ words }) => `[${words}]`);
    return [...parts, ...marks].filter(Boolean).join(" ");
  });
}

/** The first three authors, and whether there are more. */
export function authorsLine(authors: readonly string[]): string {
  if (authors.length === 0) return "";
  return `${authors.slice(0, 3).join(", ")}${authors.length > 3 ? " et al" : ""}.`;
}

export function whenAndWhere(journal: string | null, year: number | null): string {
  const known = [journal, year === null ? null : String(year)].filter((part) => part !== null);
  return known.length > 0 ? `${known.join(", ")}.` : "";
}

type SourceMark = { words: string; level: "good" | "check" | "alarm" };

/** What to know about an article before relying on it, the gravest first. */
export function sourceMarks(source: ShownSource): SourceMark[] {
  const marks: (SourceMark | false)[] = [
    source.isRetracted && { words: "Retracted", level: "alarm" },
    source.hasConcern && { words: "Expression of concern", level: "alarm" },
    source.isPreprint && { words: "Preprint, not peer reviewed", level: "check" },
    source.isCorrected && { words: "Corrected", level: "check" },
    source.isOpenAccess && { words: "Open access", level: "good" },
  ];
  return marks.filter((mark) => mark !== false);
}

/** The whole answer for the clipboard: its text with numbers, and the numbered citations. */
export function copyText(text: string, citations: readonly string[]): string {
  if (citations.length === 0) return text;
  const lines = citations.map((line, index) => `${index + 1}. ${line}`);
  return `${text}\n\nCitations\n${lines.join("\n")}`;
}

const sentence = (title: string) => (/[.?!]$/.test(title) ? title : `${title}.`);

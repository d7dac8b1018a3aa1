import { isFaultWord } from "./faults.ts";
import type { Sample } from "./sample.ts";

/**
 * The articles that a query to either service finds, best first: AND, OR, NOT, brackets, words, "phrases" and fields
 * (`TITLE_ABS:"…"`, `"…"[tiab]`), read from left to right, as by both services. Null when the brackets do not match.
 */
export function search(query: string, library: readonly Sample[]): Sample[] | null {
  const tokens = query.match(TOKEN) ?? [];
  const depth = tokens.reduce(
    (at, token) => (at < 0 ? at : at + (token === "(" ? 1 : token === ")" ? -1 : 0)),
    0,
  );
  if (depth !== 0 || (query.match(/"/g)?.length ?? 0) % 2 === 1) return null;
  const hits = library.map((article) => ({ article, score: read({ tokens, at: 0 }, textOf(article)) }));
  return hits
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || b.article.year - a.article.year)
    .map(({ article }) => article);
}

const TOKEN = /[()]|(?:\w+:)?"[^"]*"(?:\[[^\]]*\])?|[^\s()"]+/g;

type Cursor = { tokens: readonly string[]; at: number };

/** The score of the expression from the cursor to its closing bracket or the end; 0 means no hit. */
function read(cursor: Cursor, text: string): number {
  let score = operand(cursor, text);
  while (cursor.at < cursor.tokens.length && cursor.tokens[cursor.at] !== ")") {
    const word = cursor.tokens[cursor.at] ?? "";
    const isOperator = ["AND", "OR", "NOT"].includes(word);
    if (isOperator) cursor.at++;
    const next = operand(cursor, text);
    if (word === "OR") score += next;
    else if (word === "NOT") score = next > 0 ? 0 : score;
    else score = score > 0 && next > 0 ? score + next : 0;
  }
  return score;
}

function operand(cursor: Cursor, text: string): number {
  const token = cursor.tokens[cursor.at++] ?? "";
  if (token !== "(") return scoreOf(token, text);
  const score = read(cursor, text);
  cursor.at++;
  return score;
}

function scoreOf(token: string, text: string): number {
  if (/^(?:HAS_ABSTRACT:Y|hasabstract)$/i.test(token)) return text.includes("\n") ? 0.001 : 0;
  if (isFaultWord(token)) return 0.001;
  const words = level(token.replace(/^\w+:(?=")|\[[^\]]*\]$/g, ""));
  if (words.trim() === "") return 0;
  const inTitle = text.slice(0, text.indexOf("\n")).includes(words) ? 2 : 0;
  return inTitle + (text.includes(words) ? 1 : 0);
}

/** The title on the first line, the abstract after it. */
function textOf({ title, parts }: Sample): string {
  return `${level(title)}${parts.map(({ text }) => `\n${level(text)}`).join("")}`;
}

/** Lower-cased, without plural endings, with a space on both sides of each word. */
function level(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return ` ${words.map((word) => (word.length > 3 ? word.replace(/(?<=[^s])s$/, "") : word)).join(" ")} `;
}

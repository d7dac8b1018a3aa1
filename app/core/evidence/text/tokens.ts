import { levelLetter } from "./find-quote.ts";

/** A word, a number in digits or a mark, in lower case, with its place in the text. */
export type Token = { text: string; start: number; end: number; kind: "word" | "number" | "mark" };

/** Letters and digits that only together are a name. */
const JOINED =
  "(?:sp|sa|pa|fi|pv|et|pac|eta|paco|etco|v)?o2(?![0-9])|p?a?(?:et)?co2(?![0-9])|h2o(?![0-9])|b12(?![0-9])|hba1c|a1c|smx-tmp|tmp-smx|d5w|d10w|d50w|d50(?![0-9])|mgso4";
const DOTTED = "(?:[a-z]\\.){2,}[a-z]?(?![a-z])";
const NUMBER = "\\d+(?:,\\d{3})+(?:\\.\\d+)?(?!\\d)|\\d+\\.\\d+|\\.\\d+|\\d+";
const WORD = "[\\p{L}\\p{M}]+(?:'[\\p{L}]+)?";
const PATTERN = new RegExp(
  `\\[[a-z]+\\]|(?<![a-z0-9])(?:${JOINED})|(?<![a-z])${DOTTED}|${NUMBER}|${WORD}|\\n\\s*|\\S`,
  "giu",
);

/** Cuts a text into tokens. "25mg" becomes "25" and "mg", "p.o." becomes "po", "[Clinician]" becomes a line break. */
export function tokenise(text: string): Token[] {
  const level = Array.from({ length: text.length }, (_, at) => levelLetter(text.charAt(at))).join("");
  const tokens: Token[] = [];
  for (const match of level.matchAll(PATTERN)) {
    const start = match.index;
    const end = start + match[0].length;
    for (const token of tokensOf(match[0], start, end)) tokens.push(token);
  }
  return tokens;
}

function tokensOf(raw: string, start: number, end: number): Token[] {
  if (/^\[/.test(raw) && raw.length > 1) return [{ text: "\n\n", start, end, kind: "mark" }];
  if (/^\n/.test(raw)) {
    return [{ text: /\n\s*\n/.test(raw) ? "\n\n" : "\n", start, end, kind: "mark" }];
  }
  if (/^(?:[a-z]\.){2,}/.test(raw)) return dotted(raw, start, end);
  if (/\p{L}/u.test(raw)) return [{ text: bare(raw), start, end, kind: "word" }];
  if (/\d/.test(raw)) return [{ text: raw.replaceAll(",", ""), start, end, kind: "number" }];
  return [{ text: raw, start, end, kind: "mark" }];
}

/** "p.o." is the word "po"; its last dot may also end the sentence, which the reader of sentences decides. */
function dotted(raw: string, start: number, end: number): Token[] {
  const word: Token = { text: raw.replaceAll(".", ""), start, end, kind: "word" };
  return raw.endsWith(".") ? [word, { text: ".", start: end - 1, end, kind: "mark" }] : [word];
}

/** Without a possessive ending: "patient's" is "patient". "isn't" keeps its ending, which is a negation. */
function bare(word: string): string {
  const plain = word.replaceAll("µ", "u").replaceAll("μ", "u");
  if (plain === "o'clock" || plain === "y'know" || plain.endsWith("n't")) return plain;
  return plain.replace(/'.*$/, "");
}

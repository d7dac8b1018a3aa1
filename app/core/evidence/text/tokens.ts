import { levelLetter } from "./find-quote.ts";

/** A word, a number in digits or a mark, in lower case, with its place in the text. */
export type Token = { text: string; start: number; end: number; kind: "word" | "number" | "mark" };

/** Letters and digits that are a name only together. */
const JOINED =
  "(?:sp|sa|pa|fi|pv|et|pac|eta|paco|etco|v)?o2(?![0-9])|p?a?(?:et)?co2(?![0-9])|h2o(?![0-9])|hco3(?![0-9])|b12(?![0-9])|hba1c|a1c|smx-tmp|tmp-smx|d5w|d10w|d50w|d50(?![0-9])|mgso4|mso4";
/** A code of letters and figures in four groups or more, as in records: not values. The lookahead is bounded. */
const CODE = "(?=[a-z0-9-]{0,80}[a-z])(?=[a-z0-9-]{0,80}\\d)[a-z0-9]{3,}(?:-[a-z0-9]{2,}){3,}(?![a-z0-9])";
const DOTTED = "(?:[a-z]\\.){2,}[a-z]?(?![a-z])";
/** "37,9", "2,5 mg": a decimal comma, not a list, comes after two figures, before a unit or after a measure. */
const DECIMAL_COMMA =
  "(?<![a-z0-9,.])(?:\\d{2,3},\\d(?![0-9,])|(?<=(?<![a-z])(?:inr|ph|hb|k\\+?|crp|lactate|wcc|wbc|ca|creat|urea|glucose|bsl) )\\d,\\d{1,2}(?![0-9,])|\\d{1,3},\\d{1,2}(?= ?(?:m?c?g|kg|m?l|mmol|mol|cm|mm|l|h|hrs?|°|%|iu|units?)(?![a-z])))";
const NUMBER = "\\d+(?:,\\d{3})+(?:\\.\\d+)?(?!\\d)|\\d+\\.\\d+|\\.\\d+|\\d+";
const WORD = "[\\p{L}\\p{M}]+(?:'[\\p{L}]+)?";
/** "-ve", "+ve": a sign that is a word. */
const SIGN = "[-+]ve(?![a-z])";
/** The parts of a coma score, which are not values by themselves. */
const COMA = "(?<![a-z0-9])e ?[1-4] ?v ?[1-5t] ?m ?[1-6](?![a-z0-9])";
/** "G2P1": the numbers of pregnancies and births. */
const PARITY = "(?<![a-z0-9])g ?\\d{1,2} ?p ?\\d{1,2}(?![a-z0-9])";
const PATTERN = new RegExp(
  `\\[[a-z]+\\]|${SIGN}|${COMA}|${PARITY}|(?<![a-z0-9])${CODE}|(?<![a-z0-9])(?:${JOINED})|(?<![a-z])${DOTTED}|${DECIMAL_COMMA}|${NUMBER}|${WORD}|\\n\\s*|\\S`,
  "giu",
);

/** Letters that keep their places in lower case. */
const PLAIN_TEXT = /^[\t\n\r -~]*$/;

/** Splits a text into tokens. "25mg" becomes "25" and "mg", "p.o." becomes "po", "[Clinician]" becomes a line break. */
export function tokenise(text: string): Token[] {
  const lower = text.toLowerCase();
  const level = PLAIN_TEXT.test(lower)
    ? lower
    : lower.length === text.length
      ? lower.replace(/[^\t\n\r -~]/g, levelLetter)
      : Array.from({ length: text.length }, (_, at) => levelLetter(text.charAt(at))).join("");
  const tokens: Token[] = [];
  let at = 0;
  while (at < level.length) {
    const word = plainWordEnd(level, at);
    if (word > at) {
      const text = level.slice(at, word);
      tokens.push({ text: TYPED_IN_A_HURRY.get(text) ?? text, start: at, end: word, kind: "word" });
      at = word;
      continue;
    }
    if (level.charCodeAt(at) === SPACE) {
      at++;
      continue;
    }
    PATTERN.lastIndex = at;
    const match = PATTERN.exec(level);
    if (!match) break;
    const start = match.index;
    at = start + match[0].length;
    if (match[0] === "." && isOfGenus(level, start)) continue;
    if (match[0] === "#" && BEHIND_FRACTURE.test(level.slice(at, at + 4))) {
      tokens.push({ text: "fracture", start, end: at, kind: "word" });
      continue;
    }
    for (const token of tokensOf(match[0], start, at)) tokens.push(token);
  }
  return tokens;
}

/** Denials without their apostrophe, as typed in a hurry: "didnt" is "didn't". */
const TYPED_IN_A_HURRY: ReadonlyMap<string, string> = new Map(
  "do did does has have had is are was were wo ca could would should must need ai"
    .split(" ")
    .map((verb) => [`${verb}nt`, `${verb}n't`]),
);

/** "C. difficile": the dot after the first letter of a genus ends nothing. */
function isOfGenus(level: string, dot: number): boolean {
  if (!isLetter(level.charCodeAt(dot - 1)) || isLetter(level.charCodeAt(dot - 2))) return false;
  SPECIES.lastIndex = dot + 1;
  return SPECIES.test(level);
}

const SPECIES =
  / ?(?:diff|difficile|coli|aureus|epidermidis|pneumoniae|pylori|albicans|faecalis|faecium)(?![a-z])/y;

/** "# shaft L femur", "#NOF"; not "# of doses", nor a number's sign. */
const BEHIND_FRACTURE = /^ ?(?!of(?![a-z]))[a-z]/;

const SPACE = 32;

/**
 * The end of a word of plain letters that begins here, or `at` if the pattern has to decide: most words of a note need
 * no pattern. Letters beside a figure, an apostrophe, a dot after one letter or a foreign letter do.
 */
function plainWordEnd(level: string, at: number): number {
  let end = at;
  while (isLetter(level.charCodeAt(end))) end++;
  const next = level.charCodeAt(end);
  const isPlain =
    Number.isNaN(next) || next === SPACE || next === 44 || next === 10 || (next === 46 && end > at + 1);
  return isPlain ? end : at;
}

const isLetter = (code: number): boolean => code >= 97 && code <= 122;

function tokensOf(raw: string, start: number, end: number): Token[] {
  if (/^\[/.test(raw) && raw.length > 1) return [{ text: "\n\n", start, end, kind: "mark" }];
  if (/^\n/.test(raw)) {
    return [{ text: /\n\s*\n/.test(raw) ? "\n\n" : "\n", start, end, kind: "mark" }];
  }
  if (/^[-+]v/.test(raw))
    return [{ text: raw.startsWith("-") ? "negative" : "positive", start, end, kind: "word" }];
  if (/^g ?\d+ ?p/.test(raw)) return parity(raw, start);
  if (/^e ?\d ?v/.test(raw)) return [{ text: raw.replaceAll(" ", ""), start, end, kind: "word" }];
  if (/^(?:[a-z]\.){2,}/.test(raw)) return dotted(raw, start, end);
  if (/\p{L}/u.test(raw)) {
    const word = bare(raw);
    return [{ text: TYPED_IN_A_HURRY.get(word) ?? word, start, end, kind: "word" }];
  }
  if (/,\d{1,2}$/.test(raw)) return [{ text: raw.replace(",", "."), start, end, kind: "number" }];
  if (/\d/.test(raw)) return [{ text: raw.replaceAll(",", ""), start, end, kind: "number" }];
  const arrow = ARROWS[raw];
  return [{ text: arrow ?? raw, start, end, kind: arrow ? "word" : "mark" }];
}

/** "G2P1" as "gravida 2 para 1". */
function parity(raw: string, start: number): Token[] {
  return [...raw.matchAll(/[gp]|\d+/g)].map(({ 0: part, index }) => {
    const place = { start: start + index, end: start + index + part.length };
    if (/\d/.test(part)) return { text: part, ...place, kind: "number" };
    return { text: part === "g" ? "gravida" : "para", ...place, kind: "word" };
  });
}

/** "CRP ↓": the direction, in a word. */
const ARROWS: Record<string, string> = { "↓": "decreased", "↑": "increased" };

/** "p.o." is the word "po"; its last dot may also end the sentence, which the sentence reader decides. */
function dotted(raw: string, start: number, end: number): Token[] {
  const word: Token = { text: raw.replaceAll(".", ""), start, end, kind: "word" };
  return raw.endsWith(".") ? [word, { text: ".", start: end - 1, end, kind: "mark" }] : [word];
}

/** Without a possessive ending: "patient's" is "patient". "isn't" keeps its ending, which is a negation. */
function bare(word: string): string {
  const plain = word.replaceAll("µ", "u").replaceAll("μ", "u");
  if (plain === "f'arm") return "forearm";
  if (plain === "o'clock" || plain === "y'day" || plain === "y'know" || plain.endsWith("n't")) return plain;
  return plain.replace(/'.*$/, "");
}

import { phraseLines } from "../text/phrases.ts";
import { stem } from "../text/stem.ts";
import { tokenise } from "../text/tokens.ts";
import { FINDING_PHRASES, MEASURES, PLAIN_PHRASES } from "./vocabulary.ts";
import { isStopWord } from "./words.ts";

/** One thing that a text asks about, and a pattern (global, any letter case) for all the ways to write it. */
type Wording = { name: string; pattern: RegExp };

/**
 * The things that a question names, each once: "BP on admission" → blood pressure, admission. Shorthand and its full
 * words are one thing; other words are found with all their endings. Words without meaning are left out.
 */
export function wordingsOf(question: string): Wording[] {
  const found = new Map<string, Wording>();
  const lower = question.toLowerCase();
  let rest = lower;
  for (const { name, phrases, pattern } of shorthand()) {
    if (!new RegExp(pattern.source, "iu").test(rest)) continue;
    found.set(name, { name, pattern: bounded(phrases) });
    rest = rest.replaceAll(new RegExp(pattern.source, "giu"), " ");
  }
  for (const { text, kind } of tokenise(rest)) {
    if (kind === "mark" || (kind === "word" && (isStopWord(text) || text.length < 2 || ASKING.has(text))))
      continue;
    const form = kind === "word" ? stem(text) : text;
    if (!found.has(form))
      found.set(form, { name: form, pattern: kind === "word" ? inflected(form) : bounded([text]) });
  }
  return [...found.values()];
}

/** Words of questions that no answer contains. */
const ASKING = new Set(
  "how many much why does do did can could would should will tell show list give any about please there document file report note mean say said".split(
    " ",
  ),
);

type Shorthand = { name: string; phrases: string[]; pattern: RegExp };

let known: Shorthand[] | null = null;

/** Longest phrases first, so that "mean arterial pressure" is not taken for its parts. Built on first use. */
function shorthand(): Shorthand[] {
  if (known) return known;
  const byName = new Map<string, string[]>();
  for (const [phrase, name] of phraseLines(`${MEASURES}\n${FINDING_PHRASES}\n${PLAIN_PHRASES}`))
    if (phrase.length > 1) byName.set(name, [...(byName.get(name) ?? []), phrase]);
  const all = [...byName].map(([name, phrases]) => ({ name, phrases, pattern: bounded(phrases) }));
  const longest = ({ phrases }: Shorthand) => Math.max(...phrases.map(({ length }) => length));
  known = all.sort((a, b) => longest(b) - longest(a));
  return known;
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");

function bounded(phrases: readonly string[]): RegExp {
  const longestFirst = [...phrases].sort((a, b) => b.length - a.length).map(escaped);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join("|")})(?![\\p{L}\\p{N}])`, "giu");
}

/** The word with its endings: at most four letters more than its stem. */
function inflected(form: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped(form)}\\p{L}{0,4}(?![\\p{L}\\p{N}])`, "giu");
}

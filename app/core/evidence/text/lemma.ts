import { memoizeByWord } from "#app/base/text/memoize-by-word.ts";
import { SHORTHAND } from "../lexicon/shorthand.ts";
import { stem } from "./stem.ts";

/**
 * One form for a word's endings, for its British and American spelling ("oedematous", "edematous") and for its
 * shorthand ("tmrw"). Cached.
 */
export const lemma = memoizeByWord((word) => stem(oneSpelling(inFull(word))).replace(/ll$/, "l"));

/**
 * The common beginning of a word family: "mobility", "mobilise" and "mobile"; "infection" and "infected". Only for
 * words that no list knows; the word itself if too little would be left.
 */
export function rootOf(form: string): string {
  if (form.length < 7) return form;
  const bare = form.replace(ENDING, "");
  return bare.length >= 5 ? bare : form;
}

let shorthand: Map<string, string> | null = null;

/** The full word for a shortened one; the list is read on first use. */
function inFull(word: string): string {
  shorthand ??= new Map(
    SHORTHAND.trim()
      .split(/\s+/)
      .map((pair): [string, string] => [pair.slice(0, pair.indexOf(":")), pair.slice(pair.indexOf(":") + 1)]),
  );
  return shorthand.get(word) ?? word;
}

const ENDING =
  /(?:ization|isation|ational|ication|ation|ition|ative|itive|ently|antly|ional|ness|ment|ally|able|ible|ance|ence|ency|ancy|ical|tion|sion|ious|ion|ity|ive|ous|ant|ent|ate|ify|ise|ize|iz|is|at|ic|al|er|or|ar|ly|y|e)$/;

function oneSpelling(word: string): string {
  return word
    .replace(/(?<=[a-z])ae(?=[a-z])|^ae(?=[a-z]{3})/g, "e")
    .replace(/^oe(?=[a-z]{3})|^(?<=fo)oe/, "e")
    .replace(/(noe|rrhoe|foet)/, (part) => part.replace("oe", "e"))
    .replace(/(col|od|tum|lab|hum|behavi|fav|neighb|vap|vig|rig|flav)our/, "$1or")
    .replace(/(?<=[a-z]{4})is(?=(?:e|ed|es|ing|ation)$)/, "iz")
    .replace(/(?<=[a-z]{3})ys(?=(?:e|ed|es|ing)$)/, "yz")
    .replace(/(?<=[a-z]{2})(t|b)re$/, "$1er")
    .replace(/ll(?=(?:ed|ing|er)$)/, "l");
}

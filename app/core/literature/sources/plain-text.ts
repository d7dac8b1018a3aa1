import { decodeEntities } from "#app/base/xml/entities.ts";

/** Tags that the services leave in titles and abstracts. Anything else after a "<" is the text's own: "p < 0.05". */
const TAG =
  /<\/?(?:h[1-6]|p|br|i|b|u|em|strong|italic|bold|underline|span|div|sc|a|ul|ol|li|title|sec|label|inline-formula|(?:jats|mml):[a-z-]+)(?:\s[^<>]*)?\/?>/gi;
/** Tags that end a line of text, so that the words on either side stay apart. */
const BREAK = /<\/?(?:h[1-6]|p|br|div|ul|ol|li|sec)(?:\s[^<>]*)?\/?>/gi;

/** A marked-up title or abstract as plain words on one line; superscripts stay, so that 10⁹ is not 109. */
export function plainText(marked: string): string {
  return collapse(stripTags(decodeEntities(stripTags(marked))));
}

/** Runs of white space as one space, and none at the ends. */
export function collapse(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

const RAISED: Record<string, string> = {
  "0": "⁰",
  "1": "¹",
  "2": "²",
  "3": "³",
  "4": "⁴",
  "5": "⁵",
  "6": "⁶",
  "7": "⁷",
  "8": "⁸",
  "9": "⁹",
  "+": "⁺",
  "-": "⁻",
  "−": "⁻",
  "–": "⁻",
};

/** Superscript text, with superscript digits where they exist. */
export function raise(text: string): string {
  return Array.from(text, (letter) => RAISED[letter] ?? letter).join("");
}

function stripTags(marked: string): string {
  return marked
    .replace(/<sup(?:\s[^<>]*)?>([^<>]*)<\/sup>/gi, (_, text: string) => raise(text))
    .replace(/<\/?su[bp](?:\s[^<>]*)?\/?>/gi, "")
    .replace(BREAK, " ")
    .replace(TAG, "");
}

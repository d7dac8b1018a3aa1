/** The sex that a document gives for its patient, or that one of its ranges is for. */
export type Sex = "female" | "male";

/** "M" is a woman's letter in Spanish and a man's elsewhere, so a letter needs its label's language. */
const LETTERS = "f|m";
const WORDS =
  "females?|males?|wom[ae]n|m[ae]n|lady|gentleman|girl|boy|weiblich|männlich|frau(?:en)?|mann|männer|femenino|masculino|mujer(?:es)?|hombres?|varón|féminin|masculin|femmes?|hommes?|femminile|maschile";

const FEMALE = /^(?:f|w|lady|girl|mujer)/i;

/** Words for a sex, to be used in a pattern. */
export const SEX_WORDS = `${WORDS}|${LETTERS}|w`;

const IS_WORD = new RegExp(`^(?:${SEX_WORDS})$`, "iu");

/** The sex that a word by itself means. */
export const sexOf = (word: string): Sex | null =>
  IS_WORD.test(word.trim()) ? (FEMALE.test(word.trim()) ? "female" : "male") : null;

const NOT_ANOTHER = String.raw`(?<!\b(?:baby|infant|newborn|neonat\w+|f(?:o)?etal|child|donor|partner|twin|sibling)(?:['’]s)?\s)`;
const AGE = String.raw`\d{1,3}\s*(?:y(?:rs?|ears?)?|a)?\.?`;
const END = String.raw`(?![\p{L}\d])`;
const ANY = new RegExp(String.raw`(?<!\p{L})(?:${SEX_WORDS})(?!\p{L})`, "giu");

/** A form prints the choices side by side, this close. UTF-16 code units. */
const CHOICE = 16;
const LABELLED = new RegExp(
  String.raw`${NOT_ANOTHER}\b(?:sex|gender|geschlecht|sexe|sesso)(?:\s*/\s*age)?\s*[:=]\s*(?<sex>${SEX_WORDS})${END}`,
  "iu",
);
const BEHIND_AGE = new RegExp(
  String.raw`\bage\s*/\s*(?:sex|gender)\s*[:=]\s*${AGE}\s*[/,]?\s*(?<sex>${SEX_WORDS})${END}`,
  "iu",
);
const SPANISH = new RegExp(String.raw`\bsexo\s*[:=]\s*(?<sex>${WORDS})${END}`, "iu");
const IN_PROSE =
  /(?:^|\bpatient is )(?:an? )?\d{1,3}[ -]?(?:years?|yrs?|y)[ -]?(?:old|\/?o)\s+(?<sex>female|male|woman|man|lady|gentleman)\b/i;

/** The patient's sex by a line; null if it says nothing, or nothing certain. */
export function sexIn(text: string): Sex | null {
  for (const pattern of [LABELLED, BEHIND_AGE, SPANISH, IN_PROSE]) {
    const found = pattern.exec(text);
    if (!found) continue;
    const end = found.index + found[0].length;
    const sexes = new Set(
      text
        .slice(end, end + CHOICE)
        .match(ANY)
        ?.map(sexOf),
    );
    const own = sexOf(found.groups?.sex ?? "");
    return sexes.size === 0 || (sexes.size === 1 && sexes.has(own)) ? own : null;
  }
  return null;
}

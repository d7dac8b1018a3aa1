import { CLINICAL_WORDS } from "./clinical-words.ts";
import { FIRST_NAMES } from "./first-names.ts";
import { FIRST_NAMES_OF_THE_WORLD } from "./first-names-of-the-world.ts";
import { ORDINARY_WORDS } from "./ordinary-words.ts";
import { SURNAMES } from "./surnames.ts";

const FIRST = new Set([...FIRST_NAMES, ...FIRST_NAMES_OF_THE_WORLD]);
const COMMON_FIRST = new Set(FIRST_NAMES);
const LAST = new Set(SURNAMES);
const ORDINARY = new Set(ORDINARY_WORDS);
const CLINICAL = new Set(CLINICAL_WORDS);

/**
 * What a word is by itself: "first" and "last" are names and nothing else, "foreign" has the form of a name, "double" is
 * a name and an ordinary word ("Rose"), "word" is no name, "unknown" is in no list.
 */
export type Sort = "first" | "last" | "foreign" | "double" | "word" | "unknown";

/** The sort of a folded word. */
export function sortOf(key: string): Sort {
  const known = sorts.get(key);
  if (known) return known;
  const sort = key.includes("-") ? sortOfHyphenated(key) : sortOfOne(key);
  if (sorts.size < 20_000) sorts.set(key, sort);
  return sort;
}

const sorts = new Map<string, Sort>();

function sortOfHyphenated(key: string): Sort {
  if (isWord(key)) return "word";
  if (FIRST.has(key)) return "first";
  const parts = key.split("-").map(sortOfOne);
  if (parts.every((part) => part === "word" || part === "double")) return "word";
  if (parts.includes("word") && !PARTICLES.has(key.slice(0, key.indexOf("-")))) return "word";
  return (
    (["first", "last", "foreign"] as const).find((sort) => parts.includes(sort)) ??
    (parts.includes("double") ? "double" : "unknown")
  );
}

function sortOfOne(key: string): Sort {
  const isName = FIRST.has(key) || LAST.has(key) || isScottish(key);
  if (isWord(key)) return isName ? "double" : "word";
  if (isName) return FIRST.has(key) ? "first" : "last";
  const plain = key.replace(/'(?:s|ll|d|ve|re|m)$/, "");
  if (plain !== key && isWord(plain)) return "word";
  if (DRUG_ENDING.test(key) || (key.endsWith("s") && isWord(key.slice(0, -1)))) return "word";
  if (NAME_ENDING.test(key)) return "foreign";
  return WORD_ENDING.test(key) ? "word" : "unknown";
}

function isWord(key: string): boolean {
  return ORDINARY.has(key) || CLINICAL.has(key);
}

/** Small words inside a surname: van der Berg, de la Cruz, bin Salman. */
export const PARTICLES: ReadonlySet<string> = new Set(
  "van von der den de del della di da do dos das du la le el al ten ter te bin ibn ben bint zu st mac mc y e".split(
    " ",
  ),
);

/** O'Brien, D'Angelo, McDonald, FitzGerald. */
function isScottish(key: string): boolean {
  return /^(?:o'|d'|mc)[a-z]{3,}$|^fitz[a-z]{4,}$/.test(key);
}

const NAME_ENDING =
  /^(?=.{5,}).*(?:sson|dottir|sen|quist|qvist|strom|gren|lund|berg|gaard|gard|stad|heim|mann|stein|baum|bauer|meier|meyer|eva|ova|ovic|evic|vich|vic|vsky|wski|wska|nska|nski|ska|ski|sky|czyk|czak|owicz|iewicz|enko|chuk|ov|ev|yan|ian|oglu|zade|pour|nejad|inen|ainen|onen|poulos|akis|idis|iou|escu|ellis|elli|ella|etti|etto|ini|ino|ucci|acci|elho|inho|ares|ires|ez|eaux|eau|ault|ette|ard|ijk|stra|sma|huis|veld|aar|uk|ak|ik|vik|ckx|ovna|ovich|wala|kumar|singh|deep|preet|jit|swamy|murthy|nathan|moto|mura|naka|yama|kawa|shima|saki|zuki|guchi|ukwu|nna|eke|chukwu|wale|tunde|yemi|ola|ogu|aya|eira|eiro|oso|uzi|ieri|aldo|ilde|una|iana|ina|lina|nka|nko|ika|uska|uszka|aq|iaq|suaq|uaq|nguaq|eri|ari|azi|adi|awi|ani|hi|rik|win|fred|mund|wald|hild|gerd|bert|oslav|mir|slaw|slav|mila)$/;
const WORD_ENDING =
  /(?:ing|ings|tion|tions|sion|sions|ment|ments|ness|less|ful|fully|ity|ities|able|ible|ally|ly|ed|ism|ist|ists|ology|ologist|ectomy|otomy|ostomy|oscopy|itis|emia|aemia|osis|opathy|uria|algia|plasty|gram|graphy|meter|metry|ive|ous|ical|ance|ence|ency|ancy|tor|tors|ers|ware|wise|ward|wards|phobia|plegia|paresis|pnea|pnoea|rrhea|rrhoea|cyte|cytes|genic|lytic|statin|ish|ies|ize|ise|ized|ised)$/;
const DRUG_ENDING =
  /^(?=.{6,}).*(?:pril|olol|statin|mycin|micin|cillin|azole|zepam|zolam|sartan|dipine|tidine|prazole|umab|ximab|zumab|tinib|ciclib|navir|tegravir|ciclovir|floxacin|oxetine|triptan|gliptin|gliflozin|glutide|parin|caine|sone|solone|nisone|xaban|gatran|setron|phylline|barbital|thiazide|semide|cycline|profen|formin|terol|tropium|azepine|azapine|tiapine|ridone|peridol|steride|lukast|lol|cef|penem|vudine|fungin|conazole|dronate|curium|curonium|fentanil|morphone|codone|odeine|setine|pramine|triptyline|zosin|kinra|stigmine|platin|rubicin|taxel|nercept|poetin|grastim|trexate|oxaban|afil|oxacin|bactam)$/;

export function isFirstName(key: string): boolean {
  return FIRST.has(key);
}

/** One of the names that are most common where English is spoken. */
export function isCommonFirstName(key: string): boolean {
  return COMMON_FIRST.has(key);
}

export function isSurname(key: string): boolean {
  return LAST.has(key);
}

export function isClinical(key: string): boolean {
  return CLINICAL.has(key) || DRUG_ENDING.test(key);
}

import { CLINICAL_WORDS } from "./clinical-words.ts";
import { FIRST_NAMES } from "./first-names.ts";
import { FIRST_NAMES_OF_THE_WORLD } from "./first-names-of-the-world.ts";
import { ORDINARY_WORDS } from "./ordinary-words.ts";
import { SURNAMES } from "./surnames.ts";
import type { IdentifierWord } from "./words.ts";

const FIRST = new Set([...FIRST_NAMES, ...FIRST_NAMES_OF_THE_WORLD]);
const COMMON_FIRST = new Set(FIRST_NAMES);
const LAST = new Set(SURNAMES);
const ORDINARY = new Set(ORDINARY_WORDS);
const CLINICAL = new Set(CLINICAL_WORDS);
/** Words that English writes with an accent. */
const ACCENTED = new Set(
  "cafe resume naive puree entree fiance fiancee decor cliche debris meniere sjogren drager guillain-barre guillain barre melee purees saute creme coude".split(
    " ",
  ),
);

/**
 * What a word is by itself: "first" and "last" are names and nothing else, "foreign" has the form of a name, "double" is
 * a name and an ordinary word ("Rose"), "word" is no name, "formed" only ends like a word, "unknown" is in no list.
 */
export type Sort = "first" | "last" | "foreign" | "double" | "word" | "formed" | "unknown";

/** The sort of a word. */
export function sortOf({ key, isAccented }: Pick<IdentifierWord, "key" | "isAccented">): Sort {
  const place = isAccented ? `${key}*` : key;
  const known = sorts.get(place);
  if (known) return known;
  const sort = isAccented ? sortOfAccented(key) : key.includes("-") ? sortOfHyphenated(key) : sortOfOne(key);
  if (sorts.size < 20_000) sorts.set(place, sort);
  return sort;
}

const sorts = new Map<string, Sort>();

/** Letters outside a–z are the mark of a name, but for a few words. */
function sortOfAccented(key: string): Sort {
  if (CLINICAL.has(key) || ACCENTED.has(key) || ACCENTED.has(key.replace(/s$/, ""))) return "word";
  if (FIRST.has(key)) return "first";
  return LAST.has(key) ? "last" : "foreign";
}

function sortOfHyphenated(key: string): Sort {
  if (isWord(key)) return "word";
  if (FIRST.has(key)) return "first";
  const parts = key.split("-").map(sortOfOne);
  if (parts.every((part) => part === "word" || part === "double" || part === "formed")) return "word";
  if (parts.includes("word") && !PARTICLES.has(key.slice(0, key.indexOf("-")))) return "word";
  return (
    (["first", "last", "foreign"] as const).find((sort) => parts.includes(sort)) ??
    (parts.includes("double") ? "double" : "unknown")
  );
}

function sortOfOne(key: string): Sort {
  const isName = FIRST.has(key) || LAST.has(key) || isGaelic(key);
  if (isWord(key)) return isName ? "double" : "word";
  if (isName && key.length < 3) return "double";
  if (isName) return FIRST.has(key) ? "first" : "last";
  const plain = key.replace(/'(?:s|ll|d|ve|re|m)$/, "");
  if (plain !== key && isWord(plain)) return "word";
  if (DRUG_ENDING.test(key) || isInflected(key)) return "word";
  if (SURNAME_ENDING.test(key)) return "foreign";
  return WORD_ENDING.test(key) ? "formed" : "unknown";
}

function isWord(key: string): boolean {
  return ORDINARY.has(key) || CLINICAL.has(key);
}

/** A listed word with an ending: "poultices", "rechecked". */
function isInflected(key: string): boolean {
  if (key.length < 5) return false;
  const ending = /^(.{4,}?)(?:s|es|ed|d|ing|er|ers|ly)$|^(.{3,}?)(?:s|ing)$/.exec(key);
  const stem = ending?.[1] ?? ending?.[2];
  return stem !== undefined && (isWord(stem) || isWord(`${stem}e`));
}

/** Small words inside a surname: van der Berg, de la Cruz, bin Salman. */
export const PARTICLES: ReadonlySet<string> = new Set(
  "van von der den de del della di da do dos das du la le el al ten ter te bin ibn ben bint zu st mac mc y e".split(
    " ",
  ),
);

/** O'Brien, D'Angelo, McDonald, FitzGerald. */
function isGaelic(key: string): boolean {
  return /^(?:o'|d'|mc)[a-z]{3,}$|^fitz[a-z]{4,}$/.test(key);
}

/** Endings of surnames that no English word and no product shares. */
const SURNAME_ENDING =
  /^(?=.{5,}).*(?:sson|dottir|sen|quist|qvist|strom|gren|lund|berg|gaard|gard|heim|mann|stein|baum|bauer|meier|meyer|eva|ova|ovic|evic|vich|vsky|wski|wska|nska|nski|cka|cki|ska|ski|sky|czyk|czak|owicz|iewicz|enko|chuk|ov|ev|yan|oglu|zade|inen|ainen|onen|poulos|akis|idis|iou|escu|elli|etti|etto|ucci|acci|elho|inho|ez|eaux|eault|ijk|huis|veld|ovna|ovich|wala|kumar|preet|swamy|murthy|moto|mura|naka|kawa|shima|zuki|guchi|ukwu|chukwu|wale|tunde|yemi|uzi|ieri|uska|uszka|iaq|suaq|nguaq|oslav|slaw)$/;
const WORD_ENDING =
  /(?:ing|ings|tion|tions|sion|sions|ment|ments|ness|less|ful|fully|ity|ities|able|ible|ally|ly|ed|ism|ist|ists|ology|ologist|ectomy|otomy|ostomy|oscopy|itis|emia|aemia|osis|opathy|uria|algia|plasty|gram|graphy|meter|metry|ive|ous|ical|ance|ence|ency|ancy|tor|tors|ers|ware|wise|ward|wards|phobia|plegia|paresis|pnea|pnoea|rrhea|rrhoea|cyte|cytes|genic|lytic|ish|ies|ize|ise|ized|ised|eal|ial|ular|otic|atic|itic|genic|scopic|graphic|oma|omas|asia|plasm|plasms|plasia|ase|ases|globulin|toxin|toxins|trophy|genesis|stasis|penia|mania|osus|oid|oids|cele|gonadotropin|grams|naire|naires)$/;
const DRUG_ENDING =
  /^(?=.{6,}).*(?:pril|olol|statin|mycin|micin|cillin|azole|zepam|zolam|sartan|dipine|tidine|prazole|umab|ximab|zumab|tinib|ciclib|navir|tegravir|ciclovir|floxacin|oxetine|triptan|gliptin|gliflozin|glutide|parin|caine|sone|solone|nisone|xaban|gatran|setron|phylline|barbital|thiazide|semide|cycline|profen|formin|terol|tropium|azepine|azapine|tiapine|ridone|peridol|steride|lukast|penem|vudine|fungin|conazole|dronate|curium|curonium|fentanil|morphone|codone|odeine|setine|pramine|triptyline|zosin|kinra|stigmine|platin|rubicin|taxel|nercept|poetin|grastim|trexate|oxaban|oxacin|bactam)$/;

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

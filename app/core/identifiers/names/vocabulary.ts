import { memoizeByWord } from "#app/base/text/memoize-by-word.ts";
import { ORDINARY_WORDS } from "#app/base/text/ordinary-words.ts";
import { GENERIC_NAMES, OTHER_NAMES } from "../../evidence/lexicon/drug-names.ts";
import { BRANDS } from "../lists/brands.ts";
import { CLINICAL_WORDS } from "../lists/clinical-words.ts";
import { FIRST_NAMES } from "../lists/first-names.ts";
import { FIRST_NAMES_BY_COUNTRY } from "../lists/first-names-by-country.ts";
import { FIRST_NAMES_OF_THE_WORLD } from "../lists/first-names-of-the-world.ts";
import { FURTHER_BRANDS } from "../lists/further-brands.ts";
import { FURTHER_EPONYMS } from "../lists/further-eponyms.ts";
import { FURTHER_ORDINARY_WORDS } from "../lists/further-ordinary-words.ts";
import { NAMES_THAT_ARE_WORDS } from "../lists/names-that-are-words.ts";
import { SURNAMES } from "../lists/surnames.ts";
import { SURNAMES_BY_COUNTRY } from "../lists/surnames-by-country.ts";
import { fold, type IdentifierWord } from "../words.ts";
import { EPONYMS, WORDS_AS_WELL } from "./eponyms.ts";

type Lists = Record<
  "first" | "last" | "ordinary" | "clinical" | "drugs" | "commonFirst" | "words" | "things",
  ReadonlySet<string>
>;

let read: Lists | null = null;

/** The lists, read for the first text: a Worker does not need them to start. */
function lists(): Lists {
  const wordsOf = (...texts: string[]) => new Set(texts.join(" ").trim().split(/\s+/));
  read ??= {
    first: wordsOf(FIRST_NAMES, FIRST_NAMES_OF_THE_WORLD, FIRST_NAMES_BY_COUNTRY),
    commonFirst: wordsOf(FIRST_NAMES),
    last: wordsOf(SURNAMES, SURNAMES_BY_COUNTRY),
    words: wordsOf(NAMES_THAT_ARE_WORDS),
    things: wordsOf(FURTHER_EPONYMS, BRANDS, FURTHER_BRANDS),
    ordinary: wordsOf(ORDINARY_WORDS.join(" "), FURTHER_ORDINARY_WORDS),
    clinical: wordsOf(CLINICAL_WORDS),
    drugs: new Set(`${GENERIC_NAMES} ${OTHER_NAMES}`.match(/[a-z]{4,}/g)),
  };
  return read;
}

/** Words that English writes with an accent. */
const ACCENTED = new Set(
  "rose cafe resume naive puree entree fiance fiancee decor cliche debris meniere sjogren drager guillain-barre guillain barre melee purees saute creme coude whanau whaea karakia kaumatua maori pakeha hapu kaimoana rongoa behcet sezary broset kohler loffler lowenstein mobius schonlein kienbock crede facade senor senora nino protege jalapeno pate souffle deja menieres sjogrens loefgren lofgren hurthle kohler rontgen roentgen".split(
    " ",
  ),
);

/**
 * What a word is by itself: "first" and "last" are only names, "foreign" has the form of a name, "double" is a name and
 * an ordinary word ("Rose"), "word" is not a name, "formed" merely ends like a word, "unknown" is in no list.
 */
export type Sort = "first" | "last" | "foreign" | "double" | "word" | "formed" | "unknown";

/** The sort of a word. */
export const sortOf = ({ key, isAccented }: Pick<IdentifierWord, "key" | "isAccented">): Sort =>
  isAccented ? keptAccented(key) : keptPlain(key);

/** The sort of a word as it is written. */
export const sortOfWord = (word: string): Sort =>
  sortOf({ key: fold(word), isAccented: /[^a-z'’‑-]/i.test(word) });

const keptAccented = memoizeByWord(sortOfAccented);
const keptPlain = memoizeByWord((key) => (key.includes("-") ? sortOfHyphenated(key) : sortOfOne(key)));

/** Letters outside a–z mark a name, except in a few words. */
function sortOfAccented(key: string): Sort {
  if (lists().clinical.has(key) || ACCENTED.has(key) || ACCENTED.has(key.replace(/s$/, ""))) return "word";
  if (lists().first.has(key)) return "first";
  return lists().last.has(key) ? "last" : "foreign";
}

function sortOfHyphenated(key: string): Sort {
  if (isWord(key) || /^(?:pre|post|non|anti|re|co|self|semi|multi|un|in|on|off|[a-z])-/.test(key))
    return "word";
  if (lists().first.has(key)) return "first";
  const parts = key.split("-").map(sortOfOne);
  if (parts.every((part) => part === "word" || part === "double" || part === "formed")) return "word";
  if (parts.includes("word") && !PARTICLES.has(key.slice(0, key.indexOf("-"))))
    return parts.some(
      (part) => part === "first" || part === "last" || part === "foreign" || part === "unknown",
    )
      ? "double"
      : "word";
  return (
    (["first", "last", "foreign"] as const).find((sort) => parts.includes(sort)) ??
    (parts.includes("double") ? "double" : "unknown")
  );
}

function sortOfOne(key: string): Sort {
  const isListed = isName(key) || lists().words.has(key) || isGaelic(key);
  if (isWord(key)) return isListed ? "double" : "word";
  if (isListed && key.length < 3) return "double";
  if (isListed) return lists().last.has(key) && !lists().first.has(key) ? "last" : "first";
  const plain = key.replace(/'(?:s|ll|d|ve|re|m)$/, "");
  if ((plain !== key && isWord(plain)) || /^[a-z]{1,4}'(?:d|ed|ing|s)$/.test(key)) return "word";
  if (DRUG_ENDING.test(key) || isInflected(key) || isPrefixed(key)) return "word";
  if (SURNAME_ENDING.test(key)) return "foreign";
  return WORD_ENDING.test(key) || isCompound(key) ? "formed" : "unknown";
}

function isWord(key: string): boolean {
  return (
    lists().ordinary.has(key) ||
    lists().clinical.has(key) ||
    WORDS_AS_WELL.has(key) ||
    (lists().drugs.has(key) && !lists().first.has(key))
  );
}

/** A listed word with an ending: "poultices", "rechecked". */
function isInflected(key: string): boolean {
  if (key.length < 5) return false;
  const ending = /^(.{4,}?)(?:s|es|ed|d|ing|er|ers|ly)$|^(.{3,}?)(?:s|ing)$/.exec(key);
  const stem = ending?.[1] ?? ending?.[2];
  return stem !== undefined && (isWord(stem) || isWord(`${stem}e`));
}

/** Two listed words as one: "facesheet", "oncall". */
function isCompound(key: string): boolean {
  const particle = /^(?:on|off|out|over|under|up|down|in|by|after|back)(?=[a-z]{4})/.exec(key)?.[0];
  if (particle && isWord(key.slice(particle.length))) return true;
  if (key.length > LONGEST_COMPOUND) return false;
  for (let at = 4; at <= key.length - 4; at++)
    if (isWord(key.slice(0, at)) && isWord(key.slice(at)) && !isName(key.slice(0, at))) return true;
  return false;
}

/** Looking up each beginning of a "word" as long as a text would take quadratic time. */
const LONGEST_COMPOUND = 40;

const isName = (key: string) => lists().first.has(key) || lists().last.has(key);

/** A listed word after a prefix: "interprofessional", "readmission". */
function isPrefixed(key: string): boolean {
  const rest = PREFIX.exec(key)?.[1];
  return rest !== undefined && (isWord(rest) || isInflected(rest));
}

const PREFIX =
  /^(?:inter|re|un|non|pre|post|anti|multi|hyper|hypo|over|under|sub|semi|dis|mis|photo|electro|cardio|neuro|physio|hydro|thermo|chemo|radio|immuno|intra|extra|trans|peri|endo|bio|micro|macro|pseudo|poly|mono|auto|cyto|osteo|gastro|broncho|naso|oro|super|tele|ultra|up|out|off|in)-?([a-z]{4,})$/;

/** Small words inside a surname: van der Berg, de la Cruz, bin Salman. */
export const PARTICLES: ReadonlySet<string> = new Set(
  "van von der den de del della di da do dos das du la le el al ten ter te bin binti ibn ben bint zu st mac mc y e ap ab ferch abu umm ni nic af av vander vande".split(
    " ",
  ),
);

/** O'Brien, D'Angelo, McDonald, FitzGerald. */
function isGaelic(key: string): boolean {
  return /^(?:o'|d'|mc)[a-z]{3,}$|^fitz[a-z]{4,}$/.test(key);
}

/** Endings of surnames that no English word or product shares. */
const SURNAME_ENDING =
  /^(?=.{5,}).*(?:sson|dottir|sen|quist|qvist|strom|gren|lund|berg|gaard|gard|heim|mann|stein|baum|bauer|meier|meyer|eva|ova|ovic|evic|vich|vsky|wski|wska|nska|nski|cka|cki|ska|ski|sky|czyk|czak|owicz|iewicz|enko|chuk|ov|ev|yan|oglu|zade|inen|ainen|onen|poulos|akis|idis|iou|escu|elli|etti|etto|ucci|acci|elho|inho|ez|eaux|eault|ijk|huis|veld|ovna|ovich|wala|kumar|preet|swamy|murthy|moto|mura|naka|kawa|shima|zuki|guchi|ukwu|chukwu|wale|tunde|yemi|uzi|ieri|uska|uszka|iaq|suaq|nguaq|oslav|slaw)$/;
const WORD_ENDING =
  /(?:ing|ings|tion|tions|sion|sions|ment|ments|ness|less|ful|fully|ity|ities|able|ible|ally|ly|ed|ism|ist|ists|ology|ologist|ectomy|otomy|ostomy|oscopy|itis|emia|aemia|osis|opathy|uria|algia|plasty|gram|graphy|meter|metry|ive|ous|ical|ance|ence|ency|ancy|tor|tors|ers|ware|wise|ward|wards|phobia|plegia|paresis|pnea|pnoea|rrhea|rrhoea|cyte|cytes|genic|lytic|ish|ies|ize|ise|ized|ised|eal|ial|ular|otic|atic|itic|genic|scopic|graphic|oma|omas|asia|plasm|plasms|plasia|ase|ases|globulin|toxin|toxins|trophy|genesis|stasis|penia|mania|osus|oid|oids|cele|gonadotropin|grams|naire|naires)$/;
const DRUG_ENDING =
  /^(?=.{6,}).*(?:pril|olol|statin|mycin|micin|cillin|azole|zepam|zolam|sartan|dipine|tidine|prazole|umab|ximab|zumab|tinib|ciclib|navir|tegravir|ciclovir|floxacin|oxetine|triptan|gliptin|gliflozin|glutide|parin|caine|sone|solone|nisone|xaban|gatran|setron|phylline|barbital|thiazide|semide|cycline|profen|formin|terol|tropium|azepine|azapine|tiapine|ridone|peridol|steride|lukast|penem|vudine|fungin|conazole|dronate|curium|curonium|fentanil|morphone|codone|odeine|setine|pramine|triptyline|zosin|kinra|stigmine|platin|rubicin|taxel|nercept|poetin|grastim|trexate|oxaban|oxacin|bactam)$/;

/** Whether a word mostly means a thing named after somebody, or a product: by itself not a person. */
export function isThingsName(key: string): boolean {
  return EPONYMS.has(key) || (lists().things.has(key) && !lists().first.has(key) && !lists().last.has(key));
}

/** Whether a name is also a sign's, a score's or a product's: "Ashworth", "Garden", "Aspen". */
export function isAlsoThingsName(key: string): boolean {
  return EPONYMS.has(key) || lists().things.has(key);
}

export function isFirstName(key: string): boolean {
  return lists().first.has(key);
}

/** One of the names that are most common where English is spoken. */
export function isCommonFirstName(key: string): boolean {
  return lists().commonFirst.has(key);
}

export function isSurname(key: string): boolean {
  return lists().last.has(key);
}

export function isClinical(key: string): boolean {
  return lists().clinical.has(key) || DRUG_ENDING.test(key);
}

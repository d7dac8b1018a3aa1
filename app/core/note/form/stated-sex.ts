import { wordsAroundAge } from "../news2/patient-age.ts";
import { mayBeName } from "./name-words.ts";

type PatientSex = "female" | "male";

/** The sex that the form's field states in one word; null for anything else. */
export function sexOfField(field: string): PatientSex | null {
  if (/^\W*(?:f(?:em(?:ale)?)?|w|woman|lady|girl)\W*$/i.test(field) || field.trim() === "♀") return "female";
  return /^\W*(?:m(?:ale)?|man|gentleman|boy)\W*$/i.test(field) || field.trim() === "♂" ? "male" : null;
}

/**
 * The words with which notes plainly contradict the form's sex, "32M" or "he"; null without any. An age with a sex
 * decides; a pronoun counts only where it can be nobody else's, as "he" may be a husband.
 */
export function contradictedSex(
  sex: PatientSex,
  notes: string,
  { isChild }: { isChild: boolean },
): string | null {
  if (UNSAID.test(notes)) return null;
  const stated = sexWithAge(notes) ?? sexOfPatient(notes);
  if (stated) return stated.sex === sex ? null : stated.words;
  return (sex === "male" && !isChild ? obstetricWords(notes) : null) ?? otherPronoun(sex, notes);
}

/** Where sex and pronouns may differ. */
const UNSAID =
  /\b(?:trans(?:gender|sexual)?(?= |\b)(?!-?(?:fer|port|fus))|non-?binary|intersex|pronouns?|ftm|mtf)\b/i;

type Stated = { sex: PatientSex; words: string };

const sexNamed = (word: string): PatientSex => (/^(?:f|w|lady|girl)/i.test(word) ? "female" : "male");

/** "32M", "32 yo M", "70 y/o male", "70-year-old woman". */
const WITH_AGE =
  /^(?:age:?|aged)?\s*\d{1,3}(?:[- ]?y(?:ears?|rs?)?\.?(?: ?\/? ?o(?:ld)?\b\.?|[- ]old\b)?)?[- ,(]*(?:(?:pleasant|elderly|frail|white|black|asian|hispanic|caucasian) )?(?<sex>[MF]|(?<=\d|o[ .])[mf]|(?:fe)?male|(?:gentle)?man|woman|lady|boy|girl)\b(?![-/'’])/;

function sexWithAge(notes: string): Stated | null {
  const { before = "", from = "" } = wordsAroundAge(notes) ?? {};
  const match = WITH_AGE.exec(from);
  const start = before.slice(before.search(/[^.;\n]*$/));
  // "2M" is a distance, and "her husband, 71 M" a relative.
  if (!match || /^\d[MF]$/.test(match[0]) || KIN.female.test(start) || KIN.male.test(start)) return null;
  return { sex: sexNamed(match.groups?.sex ?? ""), words: match[0].trim() };
}

const LIKE = "(?:(?:an?|the|this|pleasant|elderly|frail|young|adult|middle-aged) )";
const OF_PATIENT = [
  new RegExp(
    `\\b(?:pt|patient|client|resident)(?: is|:)? ${LIKE}{0,3}(?<sex>(?:fe)?male)\\b(?=[ \\t]*(?:[,.;:\\n]|$| (?:with|who|admitted|presenting|presents)\\b))`,
    "i",
  ),
  new RegExp(
    `(?:^|[.;:\\n])\\s{0,3}${LIKE}{0,3}(?<sex>(?:fe)?male) (?:pt|patient|client|resident)\\b(?! (?:in|from|next|opposite|across)\\b)`,
    "i",
  ),
] as const;

/** "Pt is a male", "Female patient". */
function sexOfPatient(notes: string): Stated | null {
  for (const pattern of OF_PATIENT) {
    const word = pattern.exec(notes)?.groups?.sex;
    if (word) return { sex: sexNamed(word), words: word.toLowerCase() };
  }
  return null;
}

const OBSTETRIC =
  /\b(?:post-?partum|lochia|g\d{1,2} ?p\d{1,2}|fundus (?:is )?(?:firm|boggy))\b(?! (?:unit|ward|floor|nurse|midwife|staff|rn|bed|room|overflow|area))/i;
/** Beside them a man may be the father, or the child. */
const ANOTHERS_BIRTH =
  /\b(?:wife|wife's|partner|girlfriend|daughter|sister|mother|mum|mom|maternal|baby|newborn|infant|neonate|neonatal|nicu|scbu)\b/i;

const obstetricWords = (notes: string): string | null =>
  ANOTHERS_BIRTH.test(notes) ? null : (OBSTETRIC.exec(notes)?.[0] ?? null);

const PRONOUNS = { female: /\b(?:she|hers?|herself)\b/i, male: /\b(?:he|him|his|himself)\b/i };
/** As subjects; "HE" is an illness. */
const SUBJECT = { female: /\b[Ss]he\b/, male: /\b[Hh]e\b/ };
/** Who may be meant by "she" or "he" for the rest of the notes. */
const KIN = {
  female:
    /\b(?:wife|girlfriend|partner|spouse|mother|mum|mom|daughter|sister|niece|aunt|grandma|grandmother|granddaughter|baby|newborn|infant|neonate|child|fianc[eé]e|[a-z]+-in-law)\b/i,
  male: /\b(?:husband|hubby|boyfriend|partner|spouse|father|dad|son|brother|nephew|uncle|grandpa|grandfather|grandson|baby|newborn|infant|neonate|child|fianc[eé]|[a-z]+-in-law)\b/i,
};
/** Relatives, staff and second persons. */
const SOMEBODY =
  /\b(?:family|relatives?|friend|visitors?|carer|caregiver|guardian|nok|cousin|parents?|kids?|children|fetus|foetus|room-?mate|neighbou?r|others?|another|next bed|someone|somebody|who|mrs?|miss|ms|mx|dr|doctor|physician|provider|surgeon|anaesthetist|consultant|registrar|resident|intern|attending|hospitalist|[a-z]+ologist|intensivist|nurse|midwife|rn|lpn|cna|hca|np|aide|tech|technician|therapist|physio\w*|slt|ot|rt|social worker|worker|case manager|team|pharmacist|dietiti?an|chaplain|priest|imam|rabbi|interpreter|student|staff|officer|police|security|ems|paramedics?|caller|lawyer|attorney|dog|cat|man|woman|lady|gentleman|boy|girl)\b/i;

/** The other sex's pronoun where nobody else stands in the same or the sentence before, and no own pronoun anywhere. */
function otherPronoun(sex: PatientSex, notes: string): string | null {
  const other = sex === "female" ? "male" : "female";
  if (PRONOUNS[sex].test(notes)) return null;
  let before = "";
  for (const sentence of notes.split(/(?<=[.!?;])\s+|\n+/)) {
    if (KIN[other].test(sentence)) return null;
    const isAlone = ![before, sentence].some(tellsOfSomebody);
    if (isAlone && SUBJECT[other].test(sentence)) return other === "male" ? "he" : "she";
    if (sentence.trim() !== "") before = sentence;
  }
  return null;
}

const tellsOfSomebody = (sentence: string): boolean =>
  SOMEBODY.test(sentence) ||
  KIN.female.test(sentence) ||
  KIN.male.test(sentence) ||
  [...sentence.matchAll(/(?<!\p{L})\p{Lu}\p{Ll}[\p{L}'’-]+/gu)].some(([word]) => mayBeName(word));

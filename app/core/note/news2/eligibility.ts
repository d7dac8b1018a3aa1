import { patientAge } from "./patient-age.ts";

/** What the form says about the patient. */
type About = { age: string; texts: readonly string[] };

/** The score is made for people aged 16 and over. */
const YOUNGEST = 16;
const OLDEST_PREGNANT = 60;

/**
 * Why NEWS2 is not offered, or null if nothing speaks against it: it was not made for children, nor for pregnancy.
 * The age is the one in its own field, else one that a text gives for the patient.
 */
export function whyNotOffered({ age, texts }: About): string | null {
  const years = patientAge(age, texts);
  if (years !== null && years < YOUNGEST) return "NEWS2 is not designed for patients under 16.";
  if (years !== null && years > OLDEST_PREGNANT) return null;
  return [age, ...texts].some(statesPregnancy) ? "NEWS2 is not designed for use in pregnancy." : null;
}

const PREGNANCY =
  /\b(?:pregnan(?:t|cy)|gravid(?:a|um)?|primigravida|expecting (?:twins|triplets|a baby|(?:her|a) (?:first|second|third|fourth) (?:baby|child))|gestation(?:al)?|(?:first|second|third|1st|2nd|3rd) trimester|(?<weeks>\d{1,2})\/40|g(?<births>\d+) ?p(?<alive>\d+)|(?<counted>\d{1,2})(?: ?\+ ?[0-6](?: ?\/ ?(?:7|40))?(?: ?(?:weeks?|wks?))?| ?(?:weeks?|wks?)|w(?: ?[0-6]d)?\b)|(?<sign>fhr|fhh|f(?:o?etal) (?:heart|movements?)|srom|arom|pprom|pre-?eclampsia|pih|in labou?r|post-?dates|primip|ante-?natal (?:ward|unit|patient|pt|admission|clinic)|induction of labou?r|\d{1,2} ?cm dilated|placenta pra?evia))\b/gi;
/** "34+2 weeks" counts by itself; "34+2" and "34 weeks" count beside something that only a pregnancy has. */
const WEEKS_AND_DAYS = /\+.*(?:w|\/40)|w ?\d/i;
const EXPECTING =
  /\b(?:fhr|fhh|f(?:o?etal) (?:heart|movements?)|r?fm|[sa]rom|pprom|contracting|contractions? (?:every|q|\d)|in labou?r|cephalic|breech|ctg|g\d+ ?p\d+|(?:primi|multi)(?:p|gravida)|ante-?natal|maternity|obstetric|iol|induction|pih|pre-?eclampsia|gdm|tpl|praevia|previa|abruption|cholestasis|iup|iugr|fgr|ega|hyperemesis|expecting|twins)\b/i;
/** Pre-eclampsia, in capitals and not the scan. */
const PET = /\bPET\b(?![ -]?(?:CT|scan))/;
/** The child is born, so that any count ended then. */
const BORN =
  /\b(?:delivered|svd|nvd|ca?esar\w*|lscs|c-?section|fundus|lochia|post-? ?(?:natal|partum)|born|newborn|neonate|baby (?:boy|girl))\b/i;
/** Something past, denied, or about somebody else. */
const DENIED =
  /\b(?:not|no|never|denies|non|isn't|without|rule[ds]? out|negative|history|hx|h\/o|previous(?:ly)?|prior|past|last|first|since|after|wife|partner|daughter|sister|mother|mum|mom|friend|girlfriend|niece|visitor|carer)\b[^.;,]*$/i;
const DENIED_AFTER =
  /^[^.;,]{0,20}(?:\b(?:in|with) (?:(?:her|the) )?(?:last|previous|prior|first|second|both|earlier) pregnan|\b(?:test )?(?:neg(?:ative)?|excluded|ruled out|unlikely|loss|ago|last time)\b|\b(?:19|20)\d\d\b)/i;
/** A pressure ("BP lying 38/40"), visual acuity ("20/40") or a score is not a count of weeks. */
const MEASURED =
  /\b(?:n?i?bp|blood pressure|pressures?|systolic|lying|standing|sitting|supine|arm|vision|visual|acuity|eyes?|eyesight|sight|va|od|os|left|right|score[ds]?|scale|test|mmse|moca|berg)\b[^.;]{0,20}$/i;
const MEASURE = /^ ?(?:mm ?hg|on the|points?)\b/i;
/** Weeks of anything else. */
const SPAN = /^ ?(?:ago|post|of (?!pregn|gest)|course|hx|h\/o|later|old|duration|abx|antibiotics?)\b/i;
const SPAN_BEFORE =
  /\b(?:in|for|within|every|over|next|another|further|cough|pain|wound|course|abx|antibiotics|tpn|bearing|nwb|review|f\/u|follow[- ]?up)[ :x-]{0,3}$/i;
/** The beginning of a sentence on a maternity ward: "28 weeks, PV bleed". */
const OPENS = /(?:^|[.;\n] ?)$/;
const VIABLE_WEEKS = 20;
const FEWEST_WEEKS = 4;
const MOST_WEEKS = 42;
/** Characters around a word that may deny it. */
const REACH = 150;

function statesPregnancy(text: string): boolean {
  const [isExpecting, isBorn] = [EXPECTING.test(text) || PET.test(text), BORN.test(text)];
  return [...text.matchAll(PREGNANCY)].some(({ 0: word, index, groups }) => {
    const { weeks, births, alive, counted, sign } = groups ?? {};
    if ((counted ?? sign) !== undefined && isBorn) return false;
    const end = index + word.length;
    const [before, after] = [text.slice(Math.max(0, index - REACH), index), text.slice(end, end + REACH)];
    if (counted !== undefined) {
      const opens = OPENS.test(before) && Number(counted) >= VIABLE_WEEKS && /^, \p{L}/u.test(after);
      if (!isWeeks(counted) || !(isExpecting || WEEKS_AND_DAYS.test(word) || opens)) return false;
    }
    if (DENIED.test(before) || DENIED_AFTER.test(after)) return false;
    if (counted !== undefined) return !SPAN.test(after) && !SPAN_BEFORE.test(before);
    if (births !== undefined) return Number(births) > Number(alive);
    if (weeks === undefined) return true;
    return isWeeks(weeks) && !MEASURED.test(before) && !MEASURE.test(after);
  });
}

const isWeeks = (digits: string): boolean => Number(digits) >= FEWEST_WEEKS && Number(digits) <= MOST_WEEKS;

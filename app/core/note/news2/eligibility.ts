import { patientAge } from "./patient-age.ts";

/** What is known of the patient, as the form holds it. */
export type About = { age: string; texts: readonly string[] };

/** The score is made for people of 16 years and more. */
const YOUNGEST = 16;
const OLDEST_PREGNANT = 60;

/**
 * Why NEWS2 is not offered, or null where nothing speaks against it: it was not made for children, nor for pregnancy.
 * The age is the one in its own field, else one that a text states of the patient.
 */
export function whyNotOffered({ age, texts }: About): string | null {
  const years = patientAge(age, texts);
  if (years !== null && years < YOUNGEST) return "NEWS2 is not designed for patients under 16.";
  if (years !== null && years > OLDEST_PREGNANT) return null;
  return [age, ...texts].some(statesPregnancy) ? "NEWS2 is not designed for use in pregnancy." : null;
}

const PREGNANCY =
  /\b(?:pregnan(?:t|cy)|gravida|gestation(?:al)?|(?<weeks>\d{1,2})\/40|g(?<births>\d+) ?p(?<alive>\d+)|(?<counted>\d{1,2})(?: ?\+ ?[0-6](?: ?\/ ?(?:7|40))?(?: ?(?:weeks?|wks?))?| ?(?:weeks?|wks?))|(?<sign>fhr|fhh|f(?:o?etal) (?:heart|movements?)|srom|arom|pprom))\b/gi;
/** "34+2 weeks" counts by itself; "34+2" and "34 weeks" count beside what only a pregnancy has. */
const WEEKS_AND_DAYS = /\+.*(?:w|\/40)/i;
const EXPECTING =
  /\b(?:fhr|fhh|f(?:o?etal) (?:heart|movements?)|[sa]rom|pprom|contracting|contractions? (?:every|q|\d)|in labou?r|cephalic|breech|ctg|g\d+ ?p\d+)\b/i;
/** The child is born, and what is counted was counted until then. */
const BORN = /\b(?:delivered|svd|nvd|post-? ?(?:natal|partum)|born|newborn|neonate|baby (?:boy|girl))\b/i;
/** What was, is not, or is somebody else's. */
const DENIED =
  /\b(?:not|no|never|denies|non|isn't|without|rule[ds]? out|negative|history|hx|h\/o|previous(?:ly)?|prior|past|last|first|since|after|wife|partner|daughter|sister|mother|mum|mom|friend|girlfriend|niece|visitor|carer)\b[^.;,]*$/i;
const DENIED_AFTER =
  /^[^.;,]{0,20}(?:\b(?:test )?(?:neg(?:ative)?|excluded|ruled out|unlikely|loss)\b|\b(?:19|20)\d\d\b)/i;
/** A pressure ("BP lying 38/40"), sight ("20/40") or a score is no count of weeks. */
const MEASURED =
  /\b(?:n?i?bp|blood pressure|pressures?|systolic|lying|standing|sitting|supine|arm|vision|visual|acuity|eyes?|eyesight|sight|va|od|os|left|right|score[ds]?|scale|test|mmse|moca|berg)\b[^.;]{0,20}$/i;
const MEASURE = /^ ?(?:mm ?hg|on the|points?)\b/i;
/** Weeks of anything else. */
const SPAN = /^ ?(?:ago|post|of (?!pregn|gest)|course|hx|h\/o)\b/i;
const FEWEST_WEEKS = 4;
const MOST_WEEKS = 42;
/** Characters around a word that may deny it. */
const REACH = 150;

function statesPregnancy(text: string): boolean {
  const [isExpecting, isBorn] = [EXPECTING.test(text), BORN.test(text)];
  return [...text.matchAll(PREGNANCY)].some(({ 0: word, index, groups }) => {
    const { weeks, births, alive, counted, sign } = groups ?? {};
    if ((counted ?? sign) !== undefined && isBorn) return false;
    if (counted !== undefined && !(isWeeks(counted) && (isExpecting || WEEKS_AND_DAYS.test(word))))
      return false;
    const end = index + word.length;
    const [before, after] = [text.slice(Math.max(0, index - REACH), index), text.slice(end, end + REACH)];
    if (DENIED.test(before) || DENIED_AFTER.test(after)) return false;
    if (counted !== undefined) return !SPAN.test(after);
    if (births !== undefined) return Number(births) > Number(alive);
    if (weeks === undefined) return true;
    return isWeeks(weeks) && !MEASURED.test(before) && !MEASURE.test(after);
  });
}

const isWeeks = (digits: string): boolean => Number(digits) >= FEWEST_WEEKS && Number(digits) <= MOST_WEEKS;

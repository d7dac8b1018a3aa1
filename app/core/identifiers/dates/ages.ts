import type { Found } from "../found.ts";
import { sortOfWord } from "../names/vocabulary.ts";

/**
 * Ages over 89, in figures and in words, if their surroundings show that they are ages and not vital signs. Only the
 * number is hidden: "⟦AGE_1⟧-year-old" still reads.
 */
export function findAgesOver89(text: string): Found[] {
  return [...text.matchAll(GREAT), ...text.matchAll(GREAT_YEAR)].flatMap((match) => {
    const start = match.index;
    const end = start + match[0].length;
    const before = text.slice(Math.max(0, start - 60), start);
    const after = text.slice(end, end + 40);
    if (!isAge(match[0], before, after)) return [];
    return [{ start, end, kind: "AGE" as const, identity: match[0].toLowerCase() }];
  });
}

/** Whether what follows a number is a unit, so that it is not an age: "92% on air". */
export const isMeasuredIn = (after: string): boolean => UNIT_AFTER.test(after);

const UNITS = "one|two|three|four|five|six|seven|eight|nine";
const GREAT = new RegExp(
  `(?<![\\p{L}\\d./:°-]|\\d,|[$£€#])(?:9\\d|1[01]\\d|12[0-2]|ninety(?:[- ](?:${UNITS}))?(?![- ]\\p{L}*(?:hundred|percent))|(?:a|one) hundred(?: and (?:${UNITS}|ten|eleven|twelve))?)(?![\\p{L}]*[\\d°%]|[.,/:]\\d|[-–]\\d)`,
  "giu",
);
/** "in her 95th year", "his hundredth birthday". */
const GREAT_YEAR =
  /(?<![\p{L}\d])(?:9[1-9]|1[01]\d)(?:st|nd|rd|th)(?= (?:year|birthday|decade|bday))|(?<![\p{L}\d])(?:90th|ninetieth|ninety-(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|(?:one )?hundredth)(?= (?:birthday|bday|year of))/giu;

function isAge(age: string, before: string, after: string): boolean {
  if (/(?:st|nd|rd|th|first|second|third)$/i.test(age)) return true;
  if (isMeasuredIn(after)) return false;
  if (OF_YEARS.test(after) && !DURATION_BEFORE.test(before)) return true;
  if (/(?<!\p{L})(?:bed|bay|room|rm|cubicle|chair) ?#?\d{1,3}[A-Z]?, $/iu.test(before))
    return /^[,;.]? ?\D/.test(after);
  if (/\d,? $/.test(before)) return false;
  if (CALLED_BEFORE.test(before)) return true;
  if (MEASURED_BEFORE.test(before)) return false;
  if (IN_WORDS.test(age) && /(?:^|[.!?\n"“] ?)$/.test(before) && /^(?:,|\.|$| and | now)/.test(after))
    return true;
  if (
    IN_WORDS.test(age) &&
    /\p{L}, $/u.test(before) &&
    /^(?:[,.;!?]|$| (?:in|and|but|with|now|this|next))/u.test(after)
  )
    return true;
  if (/^\d/.test(age) && (SEX_AFTER.test(after) ? isOfPerson(before) : SEX_BEFORE.test(before))) return true;
  if (OF_PERSON.test(before) && ENDS_AFTER.test(after)) return true;
  if (OF_PERSON_BEFORE.test(before) && /^(?:[.;!)]|$|\n)/.test(after) && !VITAL_SIGN.test(before))
    return true;
  const named = NAMED_BEFORE.exec(before)?.groups?.word;
  if (named && isNameLike(named) && ENDS_AFTER.test(after)) return true;
  if (ADVERB_BEFORE.test(before) && ENDS_AFTER.test(after) && !VITAL_SIGN.test(before)) return true;
  if (SAID_OF.test(before) && ENDS_AFTER.test(after) && !VITAL_SIGN.test(before.slice(-40))) return true;
  if (QUESTION_BEFORE.test(before)) return true;
  if (TODAY_AFTER.test(after)) return true;
  return isBesideName(before, after);
}

const IN_WORDS = /^ninety/i;
const UNIT_AFTER =
  /^ ?(?:%|°|percent|per cent|mg|mcg|g|kg|lbs?|ml|mls|l|cc|units?|iu|mmol|mmhg|bpm|cm|mm|km|m(?=\W|$)(?<!M)|ft|feet|met(?:re|er)s?|steps|degrees|mins?|minutes|hours?|hrs?|days?|weeks?|months?|seconds|secs|on (?:ra|room air|\d)|ra\b|times|beats|breaths|over|systolic|diastolic|cal|kcal|sats?|pounds?|dollars|pills|tablets)(?![\p{L}])/u;
const OF_YEARS =
  /^(?:[- ]?(?:years?|yrs?|yr)[- .]?(?: |-)?(?:old|of age|young|olds)(?!\p{L})|[- ]?y\.?[-/ ]?o\.?(?!\p{L})|[- ]?(?:years?|yrs?|yr|y)[- ](?=[mf](?!\p{L})|man|woman|lady|gentleman|gent|male|female|widow|resident|mother|father|pt|patient|great)|[- ]?(?:yrs?|years?)(?=[.,;)]|$))/iu;
const DURATION_BEFORE = /(?:for|over|past|last|smoked|almost) $/i;
const CALLED_BEFORE =
  /(?<!\p{L})(?:aged?|age[ds]?(?: now| is| was| of| at| stated(?: as)?| given(?: as)?| listed(?: as)?| recorded(?: as)?| on (?:file|form))*|(?:makes|making|made) (?:you|him|her|them|me)|(?:centenarian|nonagenarian)[^.;\n]{0,20} (?:yes|so|now)|turn(?:s|ed|ing)(?: just| only)?|reach(?:es|ed|ing)|(?:centenarian|nonagenarian)s?,?(?: of| aged)?|years young|birthday,?|the age of|the big|celebrat(?:es|ed|ing)(?: (?:her|his|their))?|lived to(?: be)?|pushing|old(?: is)?)[:=,]? ["“(]?$/iu;
const MEASURE =
  "sats?|spo2|sao2|o2|oxygen|saturations?|hr|pulse|p|apical|rate|heart rate|bp|sbp|dbp|systolic|diastolic|map|cpp|temp|temperature|t|wt|weight|weighs|height|girth|glucose|bm|bms|bgl|bsl|cbg|bg|sugars?|na|k|cl|cr|creat|creatinine|hb|hgb|plts?|platelets?|wbc|wcc|crp|ca|esr|ast|alt|alp|ldh|ck|inr|pt inr|egfr|gfr|urea|bun|pressure|level|score|scored|scale|rr|resps?|respirations|etco2|fio2|pao2|pco2|paco2|qtc|qrs|pr|vitals?|obs|room|rm|bed|bay|ward|dose|floor|unit|no|number|case|code|type|icd|flow|ppm|output|volume|total|residual|drained|voided|paced|pacing|pacer|set|setting|ef|fev1|peak flow|map of|mmse|moca|barthel|page|line|gauge|distance|target|goal|limit|range|reading|read|result|now at|down to|up to|between|over|under|above|below|less than|more than|greater than|keep|maintain|titrate|hold if|peaked at|dropped|drop|fell to|rose to|rise|was satting|satting|tachy|brady|sinus|rhythm|fibrillation|af|nsr|sr|st|afib|tele|monitor|percent|to";
const MEASURED_BEFORE = new RegExp(
  `(?<![\\p{L}\\d])(?:${MEASURE})(?:['’]s)?(?:\\W{0,3}(?:is|was|are|were|of|at|now|still|about|around|in|the|low|high|mid|his|her|reads?|reading|steady|stable|went|came|back|between|from)){0,3}[\\s:=,>~<(]*$`,
  "iu",
);
const SEX_AFTER = /^(?:[ /-]?[MFmf])(?![\p{L}/°\d])(?! ?(?:oral|tymp|temp|\())/u;
const PERSON_OR_START =
  /(?:^|\n|[.;:–—-] |[,(] ?|\b[Pp]t |[Pp]atient |[Aa]n? |[Tt]his |\p{Lu}\p{Ll}+ |\d[.)] |[Bb]ed \d{1,3} ?)$/u;
const SEX_BEFORE = /(?<![\p{L}\d/])(?:M|F|male|female|man|woman)[ /,-]{1,2}$/u;
const RELATIVE =
  "mum|mom|mam|mummy|mommy|dad|daddy|mother|father|gran|granny|nan|nana|nanna|grandma|grandad|granddad|grandpa|grandmother|grandfather|wife|husband|sister|brother|aunt|auntie|aunty|uncle|cousin|sibling|parent|friend|neighbou?r|roommate|carer|partner|spouse|widow|widower|twin|nok|mother-in-law|father-in-law|elder|old-timer|pensioner|granny|lady|gentleman";
const PERSON = `(?:(?:${RELATIVE}|mrs?|ms|miss|dr) \\p{L}[\\p{L}'’-]+(?: \\p{L}[\\p{L}'’-]+)?|s?he|i|you|who|they|${RELATIVE}|client|patient|pt|resident|lady|gentleman|woman|man|gent|chap|veteran|nun|priest|farmer|person|caller|donor|host|driver|pensioner|great-grandmother|great-grandfather)`;
const RELATIVE_BEFORE = new RegExp(`(?<!\\p{L})(?:${RELATIVE}),? $`, "iu");
const isOfPerson = (before: string): boolean => PERSON_OR_START.test(before) || RELATIVE_BEFORE.test(before);
const COPULA =
  "(?:(?:['’](?:s|m|re|ll be)|,|:| is| am| are| was| were| will be| would be| be| being| becomes| became| had just turned| may be| must be)(?: (?:now|only|nearly|almost|already|just|over|about|to be|all of|going on|not yet|still|actually|really|also|too|fully|a|well past|past|around|says he is|says she is|coming up to|coming up|rising))*)";
const OF_PERSON = new RegExp(
  `(?<![\\p{L}\\d])(?:${PERSON}${COPULA}|(?:s?he|i|who|${RELATIVE}|man|woman|lady|gentleman|gent|male|female|person|resident|widow|widower|patient|pt|client|veteran|nun|spinster|farmer) (?:of|now|nearly|almost|only|at|is now)|(?:she|he|i|they|who) (?:lived|died|passed|did|made it|fell|married|retired|drove|worked)(?: away)? (?:at|to|until|till)(?: be)?|(?:nearly|almost|now|only|just) (?:turned|turning)) $`,
  "iu",
);
/** "Losaline is 92". */
const NAMED_BEFORE = new RegExp(`(?<![\\p{L}\\d])(?<word>\\p{Lu}\\p{Ll}{2,})${COPULA} $`, "u");
/** "Born 1931, so 93", "At 94 he …": no name precedes it, and no vital sign either. */
const ADVERB_BEFORE =
  /(?:^|(?<=[.!?"“,;] ))(?:at|by|not bad for|now|nearly|almost|imagine,?|soon|still|so|thus|making (?:her|him|them)) $/iu;
/** "Mr Young is not young either, 99." */
const OF_PERSON_BEFORE = /(?<!\p{L})(?:mrs?|ms|miss|s?he)(?!\p{L})[^.;!?\n]{0,40}, $/iu;
const VITAL_SIGN = new RegExp(`(?<![\\p{L}\\d])(?:${MEASURE})(?![\\p{L}\\d])`, "iu");
const ENDS_AFTER =
  /^(?:[,.;:!?)"”’]|$|\n| ?[-–—] ?|[’']s| (?:and|with|but|today|this|next|last|on|in|now|to be exact|years?|herself|himself|when|who|so|or|since|yet|already|come|if|is|has|he|she|i|they|from|living|lives|frail|fit|sharp|widowed|fiercely|still|not|too|because|at|by|as|for|after|old)(?!\p{L}))/iu;
/** "She was born in Leeds, is 96 and lives": about whoever was named before. */
const SAID_OF = /(?:\p{L}|\d)(?:,| and|,? but|,? who) (?:is|was|turned|turns)(?: now| only| still)? $/iu;
const QUESTION_BEFORE =
  /how old [^?\n]{1,24}\?["”]?\s{0,3}["“]?(?:i['’]m |i am |s?he['’]s |s?he is |just |only |nearly )?$|\bage\?["”]?\s{0,3}["“]?$/i;
const TODAY_AFTER =
  /^(?: (?:today|tomorrow|next (?:week|month|birthday)|this (?:week|month|year)|last (?:week|month)|on her|on his|to be exact|and (?:still|all|sharp|counting|a half|proud)|not out|years young|if (?:she|he)['’]s a day|in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*)(?!\p{L}))/iu;

/** "Hyacinth, 91, both", "Ellis (93)", "Cole 94 widow": a number beside a name, set apart from what follows. */
function isBesideName(before: string, after: string): boolean {
  const beside = /(?<![\p{L}\p{M}'’-])(\p{L}[\p{L}\p{M}'’-]*)(\.?,? \(|\.?[,;] |, ["“]| )$/u.exec(before);
  const word = beside?.[1];
  if (!word) return false;
  const isParted = beside[2] !== " ";
  if (
    !(
      isParted ? /^[,.;)]|^$|^\n| (?:from|with|lives|who|widow|frail)/u : /^,? (?:widow|y\b|yr|from|frail)/u
    ).test(after)
  )
    return false;
  if (/^, \d/.test(after)) return false;
  if (new RegExp(`^(?:${RELATIVE})$`, "iu").test(word)) return true;
  return isNameLike(word);
}

function isNameLike(word: string): boolean {
  const sort = sortOfWord(word);
  if (word.length < 3) return false;
  return /^\p{Lu}/u.test(word) ? !/^(?:word|formed)$/.test(sort) : /^(?:first|last|foreign)$/.test(sort);
}

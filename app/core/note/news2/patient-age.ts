/**
 * The patient's age in years, if stated; 0 for babies and children of no stated age. A number takes precedence over a
 * date of birth, and that over a word such as "newborn". An age that is a relative's, or from long ago, does not count.
 * @param field the content of the age field; it decides if it can be read
 * @param texts other texts about the patient, the notes first
 */
export function patientAge(field: string, texts: readonly string[]): number | null {
  const now = Date.now();
  return (
    yearsOfField(field, now) ??
    firstOf(texts, (text) => statedIn(text)) ??
    firstOf(texts, (text) => sinceBirthIn(text, yearOf(now))) ??
    (texts.some((text) => YOUNG_PATIENT.test(text)) ? 0 : null)
  );
}

const yearOf = (now: number): number => new Date(now).getUTCFullYear();

/** The age stated in the age field, as `patientAge` reads it; null if it is not an age. */
export const yearsOfField = (field: string, now: number): number | null => yearsIn(field, yearOf(now));

/** The age that a text gives for the patient as a number or a date of birth; null without one. */
export const statedYears = (text: string, now: number): number | null =>
  statedIn(text) ?? sinceBirthIn(text, yearOf(now));

/** Whether two ages in years are those of two people: one year's difference is a birthday. */
export const isAnotherAge = (one: number, other: number): boolean => Math.abs(one - other) > 1;

/** The words around the first age that a text gives for the patient, that begins the second part; null without one. */
export const wordsAroundAge = (text: string): { before: string; from: string } | null => statedAge(text);

function firstOf(texts: readonly string[], read: (text: string) => number | null): number | null {
  return texts.map(read).find((years) => years !== null) ?? null;
}

/** "71", "71 y.o.", "71M", "9 months", "six weeks", "18/12", "newborn", "DOB 2019"; null for anything else. */
function yearsIn(typed: string, year: number): number | null {
  const field = withAgesInDigits(typed);
  if (YOUNG.test(field)) return 0;
  const match = /^(?:[MF♂♀]|\D{0,6}\b)(\d{1,3})(?![\d.]) ?-?(\/ ?(?:12|52|7)\b|[a-z]+)?/i.exec(field);
  if (!match || /^\D*\d+ ?[/.-] ?\d+ ?[/.-]/.test(field)) return sinceBirthIn(`DOB ${field}`, year);
  const [, digits = "", unit = "y"] = match;
  // Nobody counts so many months: "71m" is a man of 71.
  if (/^[MF]$/.test(unit) || (unit === "m" && Number(digits) > MOST_MONTHS)) return Number(digits);
  if (/^(?:y|f)/i.test(unit)) return Number(digits);
  if (/^(?:\/|m$|mo$|mos$|mths?$|months?$|w$|wks?$|weeks?$|d$|days?$|h$|hrs?$|hours?$)/i.test(unit)) return 0;
  return /\s/.test(field.trim()) ? Number(digits) : null;
}

const MOST_MONTHS = 36;

/** A person after an age: "8/12 boy", "6 week infant". */
const PERSON = "(?:(?:fe)?male|boy|girl|infant|baby|bub|toddler|neonate|newborn|child)\\b|[♂♀]";
/** "8/12", "6 weeks", "3-day". */
const BELOW_A_YEAR =
  "\\d{1,2}(?:\\/(?:12|52|7)(?!\\d)|[- ]?(?:months?|mths?|mo|weeks?|wks?|wk|days?|hours?|hrs?)\\b)";
const AGE = new RegExp(
  [
    `\\b(?:(?<years>\\d{1,3})(?:[- ]?(?:y\\.? ?\\/? ?o\\b\\.?|(?:years?|yrs?)[- ]?old\\b|(?:yo|yrs?|y) ?(?=[mf]\\b)|(?:years?|yrs?|yo|y)[- ](?=${PERSON}))| ?[♂♀])`,
    `(?<young>${BELOW_A_YEAR})(?:[- ]?old\\b|[- ]of (?:age|life)\\b|[- ]?(?=${PERSON})|,? (?=(?:with )?(?:bronchiolitis|croup|rsv)\\b))`,
    `(?<neonate>DOL ?\\d{1,2}\\b|day \\d{1,2} of life\\b|[23]\\d(?: ?\\+ ?[0-6])?[- ]?weeker\\b)`,
    `(?:aged|age:?) (?:(?<aged>\\d{1,3})\\b(?! ?(?:months?|mths?|weeks?|wks?|days?|\\/))|(?<agedYoung>${BELOW_A_YEAR})))`,
  ].join("|"),
  "gi",
);
/**
 * "34F": with a capital, as small letters and lone ones can be metres, months and Fahrenheit. The digit is looked for
 * first and the word before it is short: else a long word would be walked back from each of its letters.
 */
const AGE_AND_SEX =
  /(?=\d)(?<![\d.,/°]|\b[Tt](?:emp\w{0,9})?:? ?)(?<!\d )\b(?<sexed>\d{1,3}) ?[MF](?![\p{L}\d/.])/gu;
/** "3/52 F", "Boy, 8/12", "Baby Smith, 3 days", "Pt 8/12,": a young age without "old", if a patient is named. */
const YOUNG_PATIENTS_AGE = new RegExp(
  [
    `\\b${BELOW_A_YEAR} ?[MF](?![\\p{L}\\d/.])`,
    `(?:\\b(?:[Bb]oy|[Gg]irl|[Bb]aby|[Bb]ub(?:ba)?|[Ii]nfant|[Nn]eonate|[MF])\\b|[♂♀])(?: \\p{Lu}[\\p{L}'’-]+)?[,:]? ?${BELOW_A_YEAR}(?! (?:ago|post|of|since|hx|history))`,
    `\\b(?:[Pp]t|[Pp]atient)(?: is)?:? ${BELOW_A_YEAR}(?=[,.;])`,
  ].join("|"),
  "gu",
);

const KIN =
  "(?:(?:great[- ])?grand|step)?(?:sons?|daughters?|child|children|kids?)|niece|nephew|siblings?|sisters?|brothers?|cousin|wife|husband|spouse|partner|(?:grand)?(?:mother|father)|grandm?pa|grandma|mum|mom|dad|friend|neighbou?r|visitor|carer|girlfriend|boyfriend|roommate";
/** After an age "child" is the patient, and "son" the patient's. */
const KIN_AFTER = new RegExp(`^,? ?(?:old )?(?:[mf] |male |female )?(?!child|kid)(?:${KIN})\\b`, "i");
const KIN_BEFORE = new RegExp(
  `\\b(?:${KIN})(?: \\p{Lu}[\\p{L}'’-]+)?(?: \\(| -| is| was)?(?: aged)? ?$`,
  "iu",
);
/** After a comma only relatives younger than an adult patient: in "brought in by her mother, 8 yo" it is not hers. */
const YOUNGER_BEFORE =
  /\b(?:(?:grand|step)?(?:sons?|daughters?|child|children|kids?)|niece|nephew)(?: \p{Lu}[\p{L}'’-]+)?, ?(?:aged )?$/iu;
const SOMEBODYS = /(?:\b(?:her|his|their)|['’]s) (?:\p{L}+ )?$/iu;
const PARENT_BEFORE = /\b(?:mum|mom|mother|father|dad|parents?|(?:grand)(?:mother|father|ma|pa))\b/i;
/** A parent who mentions a son is talking about the patient. */
const TOLD_BY_PARENT =
  /\b(?:mum|mom|mother|father|dad|parents?|guardian) (?:has |have )?(?:brought|brings|states?|stated|reports?|reported|says|said|worried)\b[^.;\n]{0,60}$/i;
const EARLIER =
  /\b(?:(?:since|when)\b[^.;,\n\d]{0,15}|(?:at|from|by|until|before|after|menarche|onset)(?: (?:the )?(?:age|aged)(?: of)?)? ?)$/i;
/** Things that have an age and are not patients, or have a French size; a "dog bite" is the patient's. */
const THING_AFTER =
  /^[ -]?(?:old )?(?:(?:pet|family|tabby|rescue|guide) )?(?:(?:cat|kitten|dog|puppy|horse|pony|rabbit|hamster|parrot|bird|pet|cow|goat)s?\b(?! (?:bites?|attack\w*|allerg\w*|scratch(?:es)?\b(?! (?:her|him|them|the|on))))|car\b|van\b|truck|bike|house|phone|laptop|medic|prescription|dressing|wound|cannula|line|scar|fracture|injur|bruis|stroke|pacemaker|incision|ulcer|burn|graft|stent|iv\b|site|surgical|prosthe|valve|device|infarct|foley|fr\b|french|catheter|cath\b|idc\b|iuc\b|ng|og|peg|tube|drain|chest|pigtail|sheath|suction|silicone|gauge|temporal|oral|tympanic|ago\b)/i;
const THING_BEFORE =
  /\b(?:under|over|than) $|\b(?:ivc?|cannulas?|lines?|picc|dressings?|wounds?|scars?|incisions?|ulcers?|idc|iuc|foley|drains?|tubes?|stoma|graft|fractures?|bruis\w*|burns?|pacemaker|stents?|sutures?|staples|peg|valve|kidney|liver|transplant)(?: from \p{L}+ \p{L}+,|[^.;,\n\d]{0,10}) ?$/iu;
const SIZED_BEFORE = /\b(?:foley|catheter|cath|idc|iuc|ng|ngt|og|peg|tube|drain|size|sheath|fever|of|to) ?$/i;
/** A small number with a letter is an age only after a patient is named: "fell 2M" is not one. */
const PATIENT_BEFORE =
  /(?:^|[.;,:(\n–-]|\b(?:pt|patient|client|resident|is|an?|(?:rm|room|bed|bay|cot) ?\d+)|\b(?:mrs?|miss|ms|master|baby)\.? [\p{L}'’-]+)\s*$/iu;

const statedIn = (text: string): number | null => statedAge(text)?.years ?? null;

/** The first age that a text gives for the patient, with up to 100 characters on both sides. */
function statedAge(typed: string): { years: number; before: string; from: string } | null {
  const text = withAgesInDigits(typed);
  const ages = [AGE, AGE_AND_SEX, YOUNG_PATIENTS_AGE]
    .flatMap((pattern) => [...text.matchAll(pattern)].map((match) => ({ match, pattern })))
    .sort((a, b) => a.match.index - b.match.index);
  for (const { match, pattern } of ages) {
    const { 0: word, index, groups = {} } = match;
    const before = text.slice(Math.max(0, index - REACH), index);
    const after = text.slice(index + word.length, index + word.length + REACH);
    const years = Number(groups.years ?? groups.aged ?? groups.sexed ?? 0);
    if (EARLIER.test(before) || THING_AFTER.test(after) || isOfKin(before, after, years)) continue;
    if (groups.young && (THING_BEFORE.test(before) || FED_OR_ELSEWHERE.test(before))) continue;
    if (groups.sexed && SIZED_BEFORE.test(before)) continue;
    if (pattern !== AGE && years < ADULT && !PATIENT_BEFORE.test(before)) continue;
    return { years, before, from: `${word}${after}` };
  }
  return null;
}

/** A mother's own notes: "breastfeeding her 6 week old", "baby at home 6 weeks old". */
const FED_OR_ELSEWHERE =
  /\b(?:breast-?feeding|feeding|nursing|caring for)(?: an?| her| the)? $|\b(?:at|back) home,? $/i;

const ADULT = 16;
/** How far around an age words may say whose it is. */
const REACH = 100;

function isOfKin(before: string, after: string, years: number): boolean {
  if (TOLD_BY_PARENT.test(before)) return false;
  if (KIN_AFTER.test(after) || YOUNGER_BEFORE.test(before) || SOMEBODYS.test(before)) return true;
  const kin = KIN_BEFORE.exec(before)?.[0];
  return kin !== undefined && (years >= ADULT || !PARENT_BEFORE.test(kin));
}

const BIRTH =
  /\b(?:d\.?o\.?b\b\.?|date of birth|born)\W{0,3}(?:(?:on|in) )?(?<date>[\p{L}\d]+(?:[ ,./-]{1,2}[\p{L}\d]+){0,2})/giu;

/** Years since the year of birth that a text gives for the patient. */
function sinceBirthIn(text: string, year: number): number | null {
  for (const { index, groups } of text.matchAll(BIRTH)) {
    if (isOfKin(text.slice(Math.max(0, index - REACH), index), "", 0)) continue;
    const date = groups?.date ?? "";
    const whole = /\b(?:19|20)\d\d\b/.exec(date)?.[0];
    const short = /^\d{1,2}[ ./-]\w{1,9}[ ./-](\d\d)$/.exec(date)?.[1];
    const born = whole ? Number(whole) : short ? centuryOf(Number(short), year) : null;
    if (born !== null && born <= year) return year - born;
  }
  return null;
}

/** The later of two centuries: a child is more likely than somebody aged a hundred. */
const centuryOf = (short: number, year: number): number =>
  short <= year % 100 ? 2000 + short : 1900 + short;

const YOUNG = /\b(?:newborn|neonate|infant|toddler|baby|child|preterm|premature|pre-?school\w*)\b/i;
/** Where a text is about the patient, at the beginning of a sentence; a mother's notes mention her newborn later. */
const YOUNG_PATIENT =
  /(?:^|[.;:\n] {0,2})(?:(?:pt|patient|client)(?: is)?[:,]? )?(?:(?:an?|the|this) )?(?:(?:(?:un)?well |sick |healthy |active |settled |sleepy |irritable |febrile |alert |pleasant |late |(?:full[- ])?term |premature |preterm |(?:fe)?male |looking |appearing ){0,2}(?:newborn|neonate|toddler|infant)|preterm|baby (?:boy|girl|of)|twin \d,? (?:born|boy|girl|(?:fe)?male)|child|(?:nicu|scbu|picu|pa?eds|peds|pa?ediatrics?)(?: (?:ward|unit|bay|cot|bed|room|onc)|(?=[.:] )))\b(?!['’]s| (?:screen|check|formula|class|seat|at (?:the )?bedside|handed|given to|with (?:mum|mom|mother|father|dad|grand)))/iu;

const ONES =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const UNIT = "(?:years?|yrs?|y\\/?o|months?|mths?|weeks?|wks?|days?|hours?)\\b";
const SPELLED = new RegExp(
  `\\b(?:(?:(${TENS.join("|")})(?:[- ](${ONES.slice(0, 9).join("|")}))?|(${ONES.join("|")}))(?=[- ](?:and a half )?${UNIT}|\\s*$))`,
  "gi",
);
/** Half years make no difference to what an age decides. */
const HALF = /(?<=\d)(?: and a half|½)(?=[- ])/gi;

/** "Six week old" as "6 week old": number words before a unit of age, or at the end of a text, in digits. */
const withAgesInDigits = (text: string): string =>
  text
    .replace(SPELLED, (_, tens = "", one = "", alone = "") =>
      String((TENS.indexOf(tens.toLowerCase()) + 2) * 10 * Number(tens !== "") + numberOf(one || alone)),
    )
    .replace(HALF, "");

const numberOf = (word: string): number => ONES.indexOf(word.toLowerCase()) + 1;

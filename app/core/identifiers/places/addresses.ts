import type { Found } from "../found.ts";
import { isClinical } from "../names/vocabulary.ts";
import { fold } from "../words.ts";
import { POSTCODE, STATE, ZIP_BY_STATE } from "./regions.ts";

/**
 * Whole addresses: house, flat, street, town, region and postal code, as written in English-speaking countries. An
 * address begins with a house number before a street, a postal code, a post box or a cue such as "lives at"; from there
 * it extends over what an address may contain, never over the end of a line.
 */
export function findAddresses(text: string): Found[] {
  const found = [
    ...spans(text, STREET),
    ...spans(text, STREET_IN_LOWER_CASE).filter(({ start, end }) => isClear(text, start, end)),
    ...spans(text, SPOKEN_STREET).filter(({ start, end }) => isClear(text, start, end)),
    ...spans(text, STREET_WITHOUT_NUMBER),
    ...spans(text, STREET_WITH_KIND_FIRST),
    ...spans(text, NUMBER_AFTER_STREET),
    ...spans(text, PLOT),
    ...spans(text, CROSSING),
    ...spans(text, UP_TO_CODE_IN_LOWER_CASE).filter(
      ({ start, end }) => !MEASURE.test(text.slice(start, end)),
    ),
    ...spans(text, BY_CUE),
    ...spans(text, LABELLED),
    ...spans(text, BOX),
    ...spans(text, POSTCODE),
    ...spans(text, ZIP_BY_STATE),
    ...spans(text, TOWN_WITH_CODE),
    ...spans(text, ZIP_BY_CUE),
  ];
  return found.map(({ start, end }) => {
    const whole = beginningOf(text, start);
    const from = whole + (NO_PART.exec(text.slice(whole, start + 8))?.[0].length ?? 0);
    const to = endOf(text, end);
    return { start: from, end: to, kind: "ADDRESS" as const, identity: text.slice(from, to).toLowerCase() };
  });
}

/** "First Mrs Sobczak, 97, 12 Mortain Lane", "on 61 Linden Ave": the resident, and the way there. */
const NO_PART =
  /^(?:.*(?<!\p{L})(?:Mrs?|Ms|Miss|Dr)\.? [^,]*, (?:\d{1,3}, )?|(?:on|of|and|in|at|by|the|ON|OF|AND|IN|AT|BY|THE) (?=\d|\p{Lu}))/u;

type Span = { start: number; end: number };

function spans(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map((match) => {
    const end = match.index + match[0].length;
    return { start: end - (match.groups?.place ?? match[0]).length, end };
  });
}

/** The most characters of an address that are examined to each side. */
const REACH = 120;

/** Covers the comma-separated parts of an address before `start`: "Flat 14, Bevan House, ". */
function beginningOf(text: string, start: number): number {
  const before = text.slice(Math.max(0, start - REACH), start);
  const parts = (/[\d\p{Ll}]/u.test(text.charAt(start)) ? BEFORE_NUMBER : BEFORE).exec(before)?.[0] ?? "";
  return start - parts.length;
}

/** Covers town, region and postal code after `end`, each in its usual place. */
function endOf(text: string, end: number): number {
  let to = end;
  if (ENDS_IN_CODE.test(text.slice(Math.max(0, end - 12), end))) return end;
  for (let turn = 0; turn < 8; turn++) {
    const after = text.slice(to, to + REACH);
    const next = AFTER.map((pattern) => pattern.exec(after)?.[0]).find((part) => part !== undefined);
    if (next === undefined || isClinicalPart(next) || LABEL.test(next)) break;
    to += next.length;
    // A postal code ends an address.
    if (ENDS_IN_CODE.test(next)) break;
  }
  return to;
}

const ENDS_IN_CODE =
  /(?:[A-Za-z]{1,2}\d[A-Za-z\d]? ?\d[A-Za-z]{2}|[A-Za-z]\d[A-Za-z] ?\d[A-Za-z]\d|\d{5}(?:-\d{4})?)$/u;

/** ", Diabetic." after a street is not a town. */
function isClinicalPart(part: string): boolean {
  if (/\d/.test(part)) return false;
  const words = part.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  return words.length > 0 && words.every((word) => isClinical(fold(word)) || NO_TOWN.test(word));
}

/** Labels of other kinds of numbers. */
const LABEL =
  /(?<!\p{L})(?:tel|ph|phone|fax|mob|mobile|cell|ext|mrn|urn|nhs|dob|chi|ssn|age|born|gp|id|ref)(?!\p{L})/iu;
const NO_TOWN =
  /^(?:ssn|mrn|dob|urn|nhs|nok|tel|ph|phone|fax|mob|mobile|cell|email|born|aged?|wife|husband|son|daughter|mother|father|pt|patient|gp|pcp|he|she|they|alone|with)$/iu;

/** A street in lower case needs a further sign: "2 hours of close care" has the same form. */
function isClear(text: string, start: number, end: number): boolean {
  return PLACED.test(text.slice(Math.max(0, start - 30), start)) || CODED.test(text.slice(end, end + 60));
}

const TITLE =
  "(?:\\p{Lu}|\\d{1,3}(?:st|nd|rd|th)(?![\\p{L}]))[\\p{L}\\p{M}'’-]*(?:(?<=(?<!\\p{L})(?:[NSEW]|St|Mt|Ft|Ste|Sta|Pt|Dr|Rev|Gen|Col|Pres))\\.)?";
const LINK = "(?:of|on|upon|the|le|la|de|under|in|and|by|St\\.|Mt\\.)";
const anyCase = (words: string) =>
  words
    .split("|")
    .map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`)
    .join("|");
const ONES = "one|two|three|four|five|six|seven|eight|nine";
const TO_NINETEEN = `${ONES}|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen`;
const TENS = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety";
const NUMBER = `(?:[Nn]umber )?(?:(?:[A-Z]-?)?\\d{1,5}(?:[/-]\\d{1,5}){0,2}[A-Za-z]?|(?:${anyCase(TO_NINETEEN)}|(?:${anyCase(TENS)})(?:[- ]\\p{L}{3,5})?))`;
/** In lower case, as speech recognition writes it. */
const SPOKEN_NUMBER = `(?:(?:(?:${ONES}) hundred(?: and)? )?(?:${TENS})(?:[- ](?:${ONES}))?|(?:${TO_NINETEEN}))`;
const STRONG =
  "street|road|avenue|lane|crescent|boulevard|terrace|parade|highway|parkway|drive|close|court|grove|esplanade";
const WEAK =
  "st|rd|ave|av|ln|dr|blvd|bvd|ct|place|pl|way|tce|cres|cr|cl|square|sq|hwy|pkwy|pde|circle|cir|circuit|cct|gr|gardens|gdns|row|mews|walk|hill|trail|view|rise|bank|loop|green|park|cottages?|quay|wharf|lea|chase|vale|meadows?|fields|path|alley|mount|yard|pike|turnpike|plaza|mount|end|wynd|brae|glebe|heights|ridge|run|crossing|point|bend|cove|broadway|villas|croft|dale|common|drove|gate|strand|promenade|mall|maltings|orchard|paddock|track|bypass|route|dene|garth|hollow|landing|acres|rd";
const asTitle = (words: string) =>
  words
    .split("|")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("|");
const UPPER = `${STRONG}|${WEAK}`.toUpperCase();
const UNIT =
  "(?:(?:[Aa]pt|[Aa]partment|[Ff]lat|[Uu]nit|[Ss]uite|[Ss]te|[Bb]uilding|[Bb]ldg|[Ll]evel|[Ff]loor|[Ll]ot|[Ss]hop|[Vv]illa|[Bb]lock|[Pp]lot|[Tt]railer|[Ss]pace|[Rr]oom(?= \\d+,)|[Rr]m(?= \\d+,))\\.? ?#?(?:[A-Za-z]?\\d{1,5}(?:/\\d{1,3})?[A-Za-z]?|[A-Za-z])(?![\\p{L}\\d'’])|#\\d{1,5}[A-Za-z]?)";
const DIRECTION = "(?:[NSEW]{1,2}\\.? )?";

const STREET = new RegExp(
  `(?<![\\p{L}\\d./,:-])(?:${UNIT},? )?${NUMBER},? ${DIRECTION}(?:(?:${TITLE}|${LINK}) ){0,4}?${TITLE} (?:${asTitle(STRONG)}|${asTitle(WEAK)}|${UPPER})(?![\\p{L}\\d'’-])\\.?(?: [NSEW]{1,2}(?![\\p{L}]))?`,
  "gu",
);
const STREET_IN_LOWER_CASE = new RegExp(
  `(?<![\\p{L}\\d./,:-])(?:${UNIT},? )?(?:\\d{1,4}/)?(?!0\\d{3})\\d{1,5}[a-z]? (?!(?:by|m|min|mins|minutes?|h|hrs?|hours?|days?|weeks?|miles?|km|feet|ft|mg|ml|of|in|on|x)(?![\\p{L}]))(?:[\\p{L}'’]{2,14} ){1,3}?(?:${anyCase(STRONG)}|st|rd|ave|ln|blvd|place|way|row|gardens|square|hill|park|view|rise|brae|wynd|mews|croft|quay|wharf|villas|cottages|heights|grange|dene|garth)(?![\\p{L}\\d'’-])`,
  "gu",
);
const SPOKEN_STREET = new RegExp(
  `(?<![\\p{L}\\d'’-])${SPOKEN_NUMBER} (?:(?!(?:of|in|on|by|the|a|at|to|for|with|and|or|is|was|more|other|hour|minute|day|week|month|year|time)s?(?!\\p{L}))\\p{Ll}{3,14} ){1,2}(?:${STRONG})(?![\\p{L}\\d'’-])`,
  "gu",
);
const PLACED =
  /(?<!\p{L})(?:lives?|living|lived|address|addr|home|house|at|to|resides?|residing|stay(?:s|ing)|moved|from|of|near|found|is)(?: is| at| on| in| to|:|['’]s)*,? ["“]?$/iu;
const CODED = new RegExp(`^(?:,? [\\p{L}'’-]{2,20}){1,4},? (?:${STATE}|\\d{4,6}(?!\\d)|[a-z]{1,2}\\d)`, "iu");

/** "Blk 412 #07-1183", "Plot 61, Umoja II", "Erf 1204 Khayelitsha", "plot 208 Kameeldoring Ave". */
const PLOT = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:[Bb]lk|BLK|[Bb]lock)\\.? \\d{1,4}[A-Za-z]?,? #\\d{1,2}-\\d{1,5}|(?:[Pp]lot|PLOT|[Ee]rf|ERF|[Kk]avel)(?: [Nn]o\\.?)? \\d{1,5}[A-Za-z]?,? ${TITLE}(?: ${TITLE}){0,2}(?: [IVX]{1,3}(?!\\p{L}))?)(?![\\p{L}\\d'’])`,
  "gu",
);
/** "Hwy 9 & Lindero", "5th and Main St". */
const CROSSING = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:Hwy|Highway|Route|Rte) \\d{1,4}|\\d{1,3}(?:st|nd|rd|th)(?= (?:&|and) \\p{Lu}\\p{L}+ (?:${asTitle(STRONG)}|${asTitle(WEAK)}))) (?:&|and|at) (?!The|Day|Dose|No)${TITLE}(?: (?:${asTitle(STRONG)}|${asTitle(WEAK)}))?(?![\\p{L}\\d'’])`,
  "gu",
);

/** "Gdansk Street" alone: only words that mean nothing but a street. */
const STREET_WITHOUT_NUMBER =
  /(?<![\p{L}\d'’-])(?:(?!The|This|That|Same|Main Rd)\p{Lu}[\p{Ll}\p{M}'’-]+ ){1,3}(?:Street|Road|Avenue|Lane|Crescent|Boulevard|Terrace|Parade|Highway|Parkway)(?![\p{L}\d'’-])/gu;

const CUE =
  "(?:[Aa]ddress(?: (?:is|was|given as|on file))?:?|[Ll]iv(?:es|ing|ed)(?: (?:alone|with \\p{L}+))? (?:at|on)|[Rr]esid(?:es|ing) at|[Ss]tay(?:s|ing) at|I['’]m at|[Hh]ome is|[Hh]ome address:?|[Ll]ives)";
const BY_CUE = new RegExp(
  `${CUE} +(?<place>${NUMBER},?(?: (?:${TITLE}|${LINK})){1,5}|(?:${TITLE} ){1,4}\\d{1,4}[A-Za-z]?|\\d{1,5} [a-z]{3,} [a-z]{3,}(?=, [a-z]+)(?<! (?:year|week|day|month|hour|block|mile|minute)s? [a-z]+))(?![\\p{L}\\d])`,
  "gu",
);
/** A labelled address without a street's word: "Address: Drumbeg, Inver, Co. Donegal", "Address on file is House 4418, Extension 6, Orange Farm". */
const LABELLED = new RegExp(
  `(?<![\\p{L}])(?:[Hh]ome |[Pp]ostal |[Mm]ailing |[Cc]urrent )?(?:[Aa]ddress|ADDRESS)(?: on file)?(?: is|:| is:)[ \\t]+(?<place>(?:${TITLE}|${NUMBER})(?: (?:${TITLE}|${LINK}|\\d{1,5}[A-Za-z]?)){0,4}(?:, (?:Co\\.? )?(?:${TITLE}|${NUMBER})(?: (?:${TITLE}|${LINK}|\\d{1,5}[A-Za-z]?)){0,3}){1,5})(?![\\p{L}\\d'’])`,
  "gu",
);
const BOX =
  /(?<![\p{L}\d])(?:(?:G\.?)?P\.? ?O\.? ?Box|Locked Bag|Private Bag|Post Office Box|RMB) ?#?[A-Z]?\d{1,6}(?!\d)/giu;
const ZIP_BY_CUE =
  /(?:zip|zip ?code|post ?code|postal code|eircode)(?: is)?:? *(?<place>\d{3,6}(?:[ -]\d{2,4})?(?: [A-Z]{2})?)(?!\d)/giu;
/** ", Pune 411045": a town at the end of a list of places. */
const TOWN_WITH_CODE =
  /(?<=,) (?<place>(?:(?!Pl(?:t|ts|atelets?)|Count|Units?|Heparin)\p{Lu}\p{Ll}{3,} ){1,3}\d{3}(?!000)\d{3})(?![\d-])/gu;

/** "3317 N. Calle del Sol", "12 rue de la Paix", "4410 County Road 12", "2210 Highway 9 North". */
const STREET_WITH_KIND_FIRST = new RegExp(
  `(?<![\\p{L}\\d./,:-])(?:${UNIT},? )?\\d{1,5}[A-Za-z]?,? ${DIRECTION}(?:(?:Calle|Avenida|Av\\.|Camino|Caminito|Paseo|Plaza|Calzada|Via|Vía|Viale|Corso|Piazza|Rue|rue|Rua|Chemin|Boulevard|Place|Strada|Carrer|Jalan|Jln|Lorong|Soi|Ruelle|Allée|Impasse|Route)(?: (?:${TITLE}|de|del|la|las|los|el|da|do|dos|das|des|du|d['’]|di|della)){1,5}|(?:County|State|Farm(?: to Market)?|Old|Rural|US|U\\.S\\.|Forest|Ranch|Private)? ?(?:Road|Route|Rd|Rte|Highway|Hwy|FM|CR|SR)\\.? \\d{1,4}(?: (?:North|South|East|West|[NSEW]))?)(?![\\p{L}\\d'’-])`,
  "gu",
);
/** "Lindenstraße 14", "ul. Długa 5/7", "Via Roma 12", "Calle Mayor 3". */
const NUMBER_AFTER_STREET =
  /(?<![\p{L}\d'’-])(?:\p{Lu}[\p{Ll}-]{2,}(?:stra(?:ß|ss)e|str\.|straat|gatan|gata|veien|vej|weg|laan|platz|gasse|allee|plein|kade)|(?:ul\.|ulica|Ulica|al\.|os\.) ?\p{Lu}[\p{L}]+(?: \p{Lu}\p{L}+)?|(?:Via|Viale|Calle|Rua|Avenida|Rue|Jalan|Strada|Corso|Carrer)(?: (?:de|del|la|da|do|dos|della|des))?(?: \p{Lu}[\p{L}'’]+){1,3},?) \d{1,4}(?:[/-]\d{1,4})?[A-Za-z]?(?![\p{L}\d])/gu;
/** "3 the mews, bally road, ennis, v95 xk42": from the last number to a postal code in lower case. */
const UP_TO_CODE_IN_LOWER_CASE =
  /(?<![\p{L}\d./:-])(?:(?:flat|apt|unit|no\.?) \d{1,4}[a-z]?,? )?(?:\d{1,4}[a-z]?|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen),? (?:[\p{L}'’-]{2,16},? ){2,10}(?:[a-z]{1,2}\d[a-z\d]? ?\d[abd-hjlnp-uw-z]{2}|[ac-fhknprtv-y]\d[\dw] ?[ac-fhknprtv-y\d]{4}|[a-ceghj-nprstvxy]\d[a-z] ?\d[a-z]\d)(?![\p{L}\d])/gu;
const MEASURE =
  /^\d+[a-z]? ?(?:mg|ml|mls|mcg|units?|hours?|hrs?|days?|weeks?|min|minutes|puffs?|tabs?)(?!\p{L})/iu;

const ADDRESS_WORDS = `(?:${TITLE}|${NUMBER}|${LINK}|No\\.)`;
/** Capitalized words that begin a sentence or a field, not an address. */
const NO_BEGINNING =
  "(?!(?:[Ll]ives?|LIVES?|[Ll]iving|Address|ADDRESS|Addr|Home|HOME|Visit|VISIT|Dr|Mr|Mrs|Ms|New|Old|Send|Moved|Found|From|FROM|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|DOB|MRN|Pt|Patient|At|To|AT|TO|OF|Of)\\p{Ll}{0,7}(?!\\p{L}))";
const PART = `${NO_BEGINNING}(?:${TITLE}|[A-Z]-?\\d{1,4}|\\d[\\d/-]*[A-Za-z]?)(?: ${ADDRESS_WORDS}){0,4}`;
/** Before a code: "Rose Cottage, Hathersage, Derbyshire ". */
const BEFORE = new RegExp(
  `(?<![\\p{L}\\d'’-])(?:(?:${UNIT}|${PART}|${UNIT} [a-z]+), ){0,5}(?:(?:${UNIT}|${NO_BEGINNING}${TITLE}(?: ${TITLE}){0,2}),? )?$`,
  "u",
);
/** Before a house number: "Flat 14, Bevan House, ". */
const BEFORE_NUMBER = new RegExp(
  `(?<![\\p{L}\\d'’-])(?:(?:${UNIT}|${UNIT} [a-z]+|(?:${TITLE} ){1,3}(?:House|Court|Lodge|Farm|Cottages?|Building|Mansions?|Towers?|Flats?|Hall|Villas?|Apartments?|Estate|Manor|Heights|Gardens|Residences?|Point|Chambers|Mill|Barn|Rectory|Vicarage)(?: \\d{1,4}[A-Za-z]?)?),? ){1,3}$`,
  "u",
);

const BOUND =
  "(?=[,.;:)\"”'\\n?!]|$| (?:and|with|by|to|but|for|on|in|after|since|until|till|from|where|which|is|was|as|yesterday|today|when|because|so|re)(?!\\p{L}))";
const CODE = `(?:[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d|[A-Z]\\d[\\dW] ?[A-Z\\d]{4}|\\d{4,6}(?:-\\d{4})?)(?![\\p{L}\\d])`;
const TOWN = `(?:${TITLE})(?: (?:${TITLE}|${LINK})){0,4}`;
const AFTER: readonly RegExp[] = [
  new RegExp(`^,? ${UNIT}`, "u"),
  /^ No\.? ?\d{1,4}(?![\p{L}\d])/u,
  new RegExp(`^,? (?:apartment|apt|flat|unit|suite) (?:${ONES}|ten|[a-f])(?!\\p{L})`, "u"),
  // "app. 302", "lok. 7", "3.º"; "20-020 Lublin", "114 55 Stockholm", "1012 AB Amsterdam", "2900-123 Setúbal"
  /^,? (?:app|appt|apto|bur|lok|piso|pta|stg|sc|bl)\.? ?\d{1,4}[A-Za-z]?(?![\p{L}\d])/u,
  /^,? (?:\d{2}-\d{3}|\d{3} \d{2}|\d{4}-\d{3}|\d{4} ?[A-Z]{2}) \p{Lu}\p{L}{2,}(?:[ -]\p{Lu}\p{L}{2,})?/u,
  new RegExp(
    `^,? (?:off|near|opposite|behind|corner of|cnr) (?:${TITLE} ){1,3}(?:${asTitle(STRONG)}|${asTitle(WEAK)})(?![\\p{L}\\d])`,
    "u",
  ),
  new RegExp(`^,? ${CODE}`, "u"),
  new RegExp(`^,? (?:${STATE})(?![\\p{L}\\d])`, "u"),
  new RegExp(`^,? (?:${TITLE} ){0,3}${TITLE}(?=,? (?:(?:${STATE}),? )?${CODE})`, "u"),
  new RegExp(`^, ${TOWN}(?: \\d{1,2}(?=[,.;:)\\n]|$)|${BOUND})`, "u"),
  new RegExp(
    `^(?!,? (?:by|via|with|on|to|from|at|in|since|until|transported|arrived|for|of|and|is|was|per) )(?:,? [\\p{L}'’-]{2,20}){1,3},? (?:(?:${STATE}),? )?(?:[a-z]{1,2}\\d[a-z\\d]? ?\\d[a-z]{2}|[a-z]\\d[a-z] ?\\d[a-z]\\d|\\d{4,5}(?! ?(?:ml|mg|hrs|h\\b)))(?![\\p{L}\\d])`,
    "iu",
  ),
  /^,? [a-z]{3,}(?: [a-z]{3,})?,? (?:nsw|vic|qld|tas|california|texas|florida|ontario|new york|queensland|victoria)(?!\p{L})/u,
];

import { fold } from "../words.ts";
import { isClinicalUse, isScored } from "./clinical-context.ts";
import {
  isAlsoThingsName,
  isClinical,
  isCommonFirstName,
  isThingsName,
  sortOf,
  sortOfWord,
} from "./vocabulary.ts";

/** A span of a text that its form alone shows to be a name: UTF-16 offsets, end exclusive. */
type NameSpan = { start: number; end: number; isSpelled?: boolean };

/**
 * Names by the form of their surroundings, whatever their words mean by themselves: a line of a list ("Price, Hope –
 * bed 4"), kin and roles ("wife Hope told"), a bed or an age after them, speech ("…, Grace,"), initials, and letters
 * that spell a name.
 */
export function findNamesByForm(text: string): NameSpan[] {
  return [
    ...captured(text, LISTED, couldBeListed),
    ...captured(text, BEFORE_BED_OR_AGE, couldBeBeside),
    ...captured(text, OPENING, couldOpen),
    ...captured(text, RELATED, couldBeRelated),
    ...captured(text, CHILD_OF, couldBeRelated),
    ...captured(text, SPOKEN_TO, couldBeSpokenTo),
    ...captured(text, SPEAKING_TO, couldBeSpokenTo),
    ...captured(text, TOLD, couldBeTold),
    ...captured(text, LABELLED, couldBeLabelled),
    ...captured(text, SIGNED, couldBeRelated),
    ...captured(text, NICKNAMED, (_, text, start) =>
      isNameWord(partsOf(text.slice(start, start + 30))[0] ?? NO_PART),
    ),
    ...captured(text, HYPHENATED, couldBeHyphenated),
    ...captured(text, ANSWERING, couldBeSpokenTo),
    ...captured(text, TITLED, couldBeTitled),
    ...captured(text, OTHER_SCRIPT, () => true),
    ...captured(text, RELATED_IN_LOWER_CASE, couldBeRelatedInLowerCase),
    ...captured(text, RELATED_WITH_SURNAME, couldBeRelatedInLowerCase),
    ...captured(text, INITIALS, isNoAbbreviation),
    ...captured(text, SIGNED_BY_LETTERS, couldBeLetters),
    ...captured(text, LETTERS_IN_LAST_CELL, couldBeLetters),
    ...captured(text, IN_CELL, couldBeInCell),
    ...captured(text, CHILD_BY_LETTERS, couldBeListed),
    ...captured(text, AH, () => true),
    ...captured(text, SPELLED, () => true).map((span) => ({ ...span, isSpelled: true })),
  ];
}

function captured(
  text: string,
  pattern: RegExp,
  isMeant: (name: string, text: string, start: number, end: number) => boolean,
): NameSpan[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const spans: NameSpan[] = [];
    for (const group of ["name", "second"] as const) {
      const place = match.indices?.groups?.[group];
      if (!place) continue;
      const [start, end] = place;
      if (isMeant(text.slice(start, end), text, start, end)) spans.push({ start, end });
    }
    return spans;
  });
}

const W = "\\p{Lu}(?=['’\\p{L}\\p{M}])[\\p{L}\\p{M}]*(?:['’‑-]\\p{L}[\\p{L}\\p{M}]*)*(?<!['’]s)";
const TITLE_WORD = `(?:${W}|\\p{Lu}\\.)`;
const PARTICLE =
  "(?:van|von|der|den|de|del|della|di|da|do|dos|das|du|la|le|el|al|bin|ibn|ben|bint|binti|ter|ten|y|St\\.?|Te|Mac|Ní|Nic)";
const FULL = `(?:(?:${PARTICLE} ){0,3}${TITLE_WORD}(?: (?:${PARTICLE} ){0,3}${TITLE_WORD}){0,3}(?:,? (?:Jr|Sr|III|II)(?!\\p{L})\\.?)?)`;
const NO_LETTER = "(?![\\p{L}\\p{M}\\d])";

const KIN =
  "wife|husband|spouse|partner|fianc[eé]e?|ex-wife|ex-husband|daughter|son|mother|father|mum|mom|mam|mummy|dad|daddy|sister|brother|twin|sibling|aunt|auntie|aunty|uncle|niece|nephew|cousin|grand(?:son|daughter|mother|father|ma|pa|child|dad)|granddad|nan|nana|nanna|gran|granny|step(?:son|daughter|mother|father|mum|mom|dad|brother|sister)|(?:daughter|son|mother|father|sister|brother)-in-law|girlfriend|boyfriend|neighbou?r|sitter|friend|roommate|flatmate|carer|caregiver|foster (?:mum|mom|mother|father|dad|carer)|baby|toddler|newborn|infant|kid|guardian|godmother|godfather|goddaughter|godson|whaea|matua|kuia|kaumatua|kaumātua|lola|lolo|tita|tito|kuya|abuela|abuelo|oma|opa|dona|doña";
/** "Price, Hope – bed 4", "1. van der Berg, Joy (rm 7)", "Young, Drew, 45M". */
const LISTED = new RegExp(
  `(?:^|\\n|[;:.)] (?=\\d))[ \\t]*(?:[-•*>]+[ \\t]*|\\d{1,3}[.):]?[ \\t]+|(?:[Bb]ed|[Rr]oom|[Rr]m|[Bb]ay)? ?\\d{1,3}[A-Z]?[ \\t]*[-–—:.][ \\t]*)?(?<name>(?:${PARTICLE} ){0,3}${W}(?: ${W})?), (?<second>${W}(?: ${TITLE_WORD}){0,2})(?=[ \\t]*(?:[-–—(|]|, ?(?:\\d|[MF]\\b|DOB|bed|rm|room|b\\.)|: ?| (?:bed|rm|room|bay|\\d{1,3} ?(?:[MF]\\b|y))|$|\\n))`,
  "dgu",
);
/** "Sunny Dhillon – bed 9", "Hope Price, 71,", "Grace (bed 4)", "Joy in bed 3". */
const BEFORE_BED_OR_AGE = new RegExp(
  `(?<![\\p{L}\\p{M}\\d'’-])(?<name>${FULL})(?![\\p{L}\\p{M}])(?=(?:,? [-–—(]? ?(?:in |of )?(?:bed|Bed|bay|Bay|room|Room|rm|Rm|side room|cubicle|chair) ?#?\\d|,? \\(?\\d{1,3} ?(?:y\\b|yo\\b|y\\/o|yrs?\\b|years?[ -]old|-year-old|[MF](?![\\p{L}\\d]))|, \\d{2}(?:,|\\.|;| (?:who|admitted|with|post|POD|from|lives|widow|[a-z]))|, (?:the|her|his|their|my|our|a|an) (?:(?:eldest|youngest|elder|younger|older|late|other|only) )?(?:${KIN}|patient|client|resident|widow|widower|nurse|porter|cleaner|chaplain|interpreter|carer|aide)(?!\\p{L})|,? \\((?:the |her |his |their |my )?(?:${KIN}|patient|nurse)(?!\\p{L})|,? \\(?(?:DOB|dob|D\\.O\\.B|MRN|URN|UR |NHI|NHS|b\\. ?\\d|born|aged)))`,
  "dgu",
);
/** "Bridie 93 dementia", "Jean, MND", "Grace more restless": whom a nurse names at the start of her notes. */
const OPENING = new RegExp(
  `^\\s*(?<name>${W})(?=(?:,? (?:1[6-9]|[2-9]\\d|10\\d)(?: [a-z]|[FM]\\b|,)(?! ?(?:mg|mcg|mls?|g|units?|iu|cm|mm|l|kg)(?!\\p{L}))|, \\p{Lu}| (?:more|less|quite|very|a bit|much|settled|unsettled|slept|was|is|has been|had a|had an|in bed|up all|asleep|awake|agitated|restless|drowsy|sleepy|confused|refusing|refused|declined|ate|walked|comfortable)(?!\\p{L})))`,
  "dgu",
);
/** A first name; for words that are also names, only a common one that does not begin a question or a plan. */
function couldOpen(name: string): boolean {
  const key = fold(name);
  if (OPENING_WORDS.has(key) || isClinical(key) || isThingsName(key)) return false;
  const sort = sortOf({ key, isAccented: /[^a-z'’-]/i.test(name) });
  return sort === "first" || sort === "foreign" || (sort === "double" && isCommonFirstName(key));
}
const OPENING_WORDS = new Set(["will", "may", "mark", "drew", "art", "sunny", "young", "baby", "sat", "ed"]);
const ROLES =
  "adjuster|case ?worker|detective|supervisor|landlord|landlady|bailiff|foreman|head ?teacher|principal|lawyer|solicitor|attorney|notary|witness|[Ss]itter|coach|teacher|paramedic|EMT|medic|officer|constable|sergeant|student|preceptor|volunteer|aide|driver|escort|translator|OT|PT|SLP|RT|RD|reg|SHO|FY[12]|PGY\\d?|attending|resident|fellow|RMO|JMO|MO|NP|ANP|PA|CNS|CNC|NUM|DON|ADON|coordinator|HCA|RN|EN|LPN|CNA|SN|NIC|midwife|chaplain|interpreter|porter|orderly|pharmacist|dietitian|physio|physiotherapist|paramedic|registrar|consultant|intern|student nurse|nurse|charge nurse|team leader|ward clerk|social worker|case manager|healthcare assistant|health care assistant|matron|colleague|sitter|tech|phlebotomist|surgeon|anaesthetist|anesthesiologist|hospitalist|cardiologist|neurologist|dr|doctor|father|fr\\.?|pastor|rabbi|imam|deacon|rev\\.?";
/** "wife Hope told", "husband, Desmond Halloran Jr.,", "Baby Sunny", "charge nurse Joy". */
const RELATED = new RegExp(
  `(?<![\\p{L}\\p{M}\\d'’-])(?:${capital(KIN)}|(?:${ROLES})|[Nn]ext of kin|NOK|[Nn]ok)(?:['’]s name)?(?:,| is| was| called| named| is called|:)? (?:is )?["“(]?(?<name>${FULL})${NO_LETTER}`,
  "dgu",
);
/** "baby boy of Oyelaran", "mother of Joy", "B/O Price". */
const CHILD_OF = new RegExp(
  `(?<![\\p{L}\\d])(?:[Bb]aby(?: boy| girl)? of|BABY(?: BOY| GIRL)? OF|[Bb]\\/[Oo]|[Tt]win (?:\\p{L}+|\\d) of|[Mm](?:other|um|om) of|[Ff]ather of|[Ww]ife of|[Hh]usband of|[Ww]idow of|[Ss]on of|[Dd]aughter of|[Pp]arents? of|[Cc]are of|c\\/o(?= \\p{Lu}\\p{Ll}+ \\p{Lu})|[Oo]n behalf of|[Nn]ame of|[Ff]amily of|[Ss]ister of|[Bb]rother of) (?<name>${FULL})${NO_LETTER}`,
  "dgu",
);
/** A name that ends or begins what is said: "…well by Sunday, Grace," and "Hope, can you …". */
const SPOKEN_TO = new RegExp(
  `(?:(?<=[\\p{Ll}\\d], )(?<name>${W})(?=[,.!?…]+["”])|(?<=["“])(?<second>${W})(?=, (?:you|can|could|I|it|did|do|are|we|let|please|would|will|how|what|where|when|why|who|don['’]t|try|take|this|that|your|there|have|is|if|just|come|love|dear|darling|stop|wait|listen|look)\\b))`,
  "dgu",
);
/** "Is that Mark?", "This is Joy from", "Hi Sunny,", "Thanks, Will.", "My name is Price". */
const SPEAKING_TO = new RegExp(
  `(?<![\\p{L}])(?:[Ii]s that|[Ii]s this|[Tt]his is|[Tt]hat was|[Ii]t['’]?s|[Ii]t was|I['’]?m|I am|[Hh]i|[Hh]ello|[Hh]ey|[Hh]iya|[Mm]orning|[Tt]hanks|[Tt]hank you|[Ss]orry|[Bb]ye|[Dd]ear|[Nn]ame['’]?s|[Nn]ame is|[Cc]all me|[Cc]alls? (?:him|her|them)|[Kk]nown as|[Aa]nswers to|[Gg]oes by|aka|née|[Nn]icknamed|[Pp]refers|[Cc]alled|[Nn]amed),? ["“‘']?(?<name>${FULL})(?=["”’']?(?:[,.!?;:)]| (?:from|on|in|here|calling|with|and|who|again|speaking|is|was|has|had|at|the|she|he|off)(?!\\p{L})|$|\\n))`,
  "dgu",
);
/** "told Hope", "spoke with Price", "seen by Young": acts that involve only persons. */
const TOLD = new RegExp(
  `(?<![\\p{L}])(?:[Tt]old|[Aa]sked|[Ii]nformed|[Nn]otified|[Rr]ang|[Pp]honed|[Uu]pdated|[Rr]eminded|[Tt]hanked|[Pp]aged|[Bb]leeped|[Ss]poke(?:n)? (?:with|to)|[Ss]peak (?:with|to)|[Dd]\\/[Ww]|[Dd]iscussed with|[Dd]iscussion with|[Hh]and(?:ed)?[ -]?over (?:to|from)|[Rr]eport (?:to|from|given to)|[Ss]een by|[Rr]eviewed by|[Aa]ssisted by|[Aa]ccompanied by|[Ww]itnessed by|[Cc]hecked (?:with|by)|[Ss]igned by|[Cc]harted by|[Cc]alled by|[Vv]isited by|[Cc]overed by|[Rr]elieved by|[Ww]ith co-signer|[Tt]ell|[Aa]sk|[Rr]emind|[Ii]nform|[Uu]pdate|[Ww]itness|[Cc]osigner?|[Ss]econd checker|[Ee]scorted by|[Tt]aken over from|[Cc]onfirmed with|[Mm]essage (?:for|from)|[Vv]oicemail from|[Nn]ote from|[Tt]ext from|[Ll]etter from|[Cc]all (?:from|for)|[Aa]ccording to|[Pp]er) (?<name>${FULL})${NO_LETTER}`,
  "dgu",
);
/** "Name: Hope Price", "Pt: YOUNG, DREW". */
const LABELLED = new RegExp(
  `(?<![\\p{L}])(?:(?:[Pp]atient|[Pp]t|[Cc]lient|[Rr]esident|[Ff]ull|[Ff]irst|[Ll]ast|[Mm]aiden|[Gg]iven|[Ff]amily|[Pp]referred|[Mm]other['’]s|[Ff]ather['’]s)? ?(?:[Nn]ame|[Ss]urname|NAME|SURNAME)|[Pp]atient|PATIENT|Pt|PT|[Rr]e|RE|[Rr]esident|RESIDENT|[Cc]lient|CLIENT|[Nn]ok|NOK|[Nn]ext of kin|NEXT OF KIN|[Cc]onsultant|GP|PCP|[Nn]urse|[Ss]igned|[Cc]ontact|DEMOGRAPHICS|[Ff]ace ?sheet|MOTHER|FATHER|BABY|[Pp]arent|[Gg]uardian|[Aa]ttn|[Ff]rom|[Tt]o):[ \\t]*(?<name>${FULL}(?:, ${W}(?: ${TITLE_WORD}){0,2})?)${NO_LETTER}`,
  "dgu",
);
/** "Hope Price RN", "J. Young, HCA". */
const SIGNED = new RegExp(
  `(?<![\\p{L}\\p{M}\\d'’-])(?<name>${FULL})(?=,? \\(?(?:RN|R\\.N\\.|RM|RGN|RMN|EN|LPN|LVN|CNA|HCA|HCSW|SN|StN|MD|M\\.D\\.|DO|NP|ANP|CNS|PA-C|FNP|DNP|BSN|MSN|PT|DPT|OT|OTR|SLP|RD|PharmD|RRT|LCSW|MSW|PhD)(?![\\p{L}\\d]))`,
  "dgu",
);
/** Trevor "Nugget" Kalinowski. */
const NICKNAMED = new RegExp(
  `(?<![\\p{L}\\p{M}\\d'’-])(?<name>${W}(?: ${TITLE_WORD})? (?:["“'‘(]\\p{L}[\\p{L} '’-]{1,18}["”'’)]) (?:${PARTICLE} ){0,2}${W}(?: ${W})?)${NO_LETTER}`,
  "dgu",
);
/** "Drew Joy-Abernathy", "Cressida Thornbury-Vale". */
const HYPHENATED = new RegExp(
  `(?<![\\p{L}\\p{M}\\d'’-])(?<name>${W}(?: ${TITLE_WORD})? \\p{Lu}[\\p{Ll}\\p{M}'’]+[-‑]\\p{Lu}[\\p{Ll}\\p{M}]{2,}(?:[-‑]\\p{Lu}[\\p{Ll}\\p{M}]{2,})?)${NO_LETTER}`,
  "dgu",
);
/** "Mark here.", "Joy speaking". */
const ANSWERING = new RegExp(
  `(?<=^|[.!?"“\\n] ?|, )(?<name>${W})(?= (?:here|speaking)(?:[.,!?]| from| in| on))`,
  "dgu",
);
/** "mrs de wet-ncube", "Mr Iestyn ap Rhys", "Dr O. P. Young". */
const TITLED = new RegExp(
  `(?<![\\p{L}\\d])(?:[Mm]rs?|[Mm]s|[Mm]x|[Dd]r|[Mm]iss|[Pp]rof|[Ss]r|[Ff]r|MRS?|DR)\\.? (?<name>(?:(?:${PARTICLE}|ap|ab) ){1,3}\\p{L}[\\p{L}\\p{M}'’-]{2,}|\\p{Lu}\\. ?(?:\\p{Lu}\\. ?)?${W}|${W} (?:ap|ab|ferch) ${W})${NO_LETTER}`,
  "dgu",
);
/** 張淑芬, 김민준, Ольга: text in other than Latin letters is a name, except single letters and units. */
const OTHER_SCRIPT =
  /(?<name>(?:[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]{2,8}|[\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Thai}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Ethiopic}\p{Script=Khmer}\p{Script=Sinhala}\p{Script=Malayalam}\p{Script=Kannada}\p{M}]{3,})(?: [\p{Script=Han}\p{Script=Hangul}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Tamil}\p{Script=Thai}\p{M}]{2,}){0,3})/dgu;
/** "niece 'ofa at", "wife thandi rang". */
const RELATED_IN_LOWER_CASE = new RegExp(
  `(?<![\\p{L}\\p{M}\\d'’-])(?:${KIN}|nurse|midwife|chaplain)(?:['’]s name)?(?:,| is| called| named|:)? (?<name>['’‘ʻ]?\\p{Ll}[\\p{L}\\p{M}'’-]{2,})${NO_LETTER}`,
  "dgu",
);
const RELATED_WITH_SURNAME = new RegExp(
  `(?<![\\p{L}\\p{M}\\d'’-])(?:${KIN}|nurse|midwife|chaplain|this is(?: (?:${KIN}|nurse|dr|mr|mrs))?|patient|pt|mr|mrs|ms|dr)(?:['’]s name)?(?:,| is| called| named|:)? (?<name>\\p{Ll}[\\p{L}\\p{M}'’-]{2,} \\p{Ll}[\\p{L}\\p{M}'’-]{2,})${NO_LETTER}`,
  "dgu",
);
/** "baby t.j.", "pt J.R.", "call from K.M.". */
const INITIALS =
  /(?<![\p{L}.])(?:baby|is|parent|called|named|nicknamed|patient|pt|client|resident|from|mr|mrs|ms|dr|nurse|son|daughter|brother|sister|wife|husband|mother|father|mum|mom|dad|signed|for|re|initials|by)[.:]? (?<name>\p{L}\. ?\p{L}\.(?: ?\p{L}\.)?)(?![\p{L}\d])/dgiu;
/** "spelled a b d u l dash", "that's F as in foxtrot, A, S, H, O, L, A", "K-O-W-A-L". */
const LETTER = "\\p{L}(?:,? (?:as in|for|like) \\p{L}+)?";
const SPELLED = new RegExp(
  `(?<![\\p{L}])(?:spelled|spelt|spelling|spell(?:s)? (?:it|that|his|her)?|that['’]?s|that is|as in|surname|name|letters?),?(?: (?:it|out|is|with|as|a capital|capital))?:? ["“(]?(?<name>${LETTER}(?:(?:, |-|\\.| | - )(?:(?:double|capital|then|and|dash|hyphen|apostrophe|space) )?${LETTER}){2,24})(?![\\p{L}\\d'’])|(?<![\\p{L}-])(?<second>(?:capital )?(?:\\p{L},? (?:apostrophe|hyphen|dash),? (?:capital )?)?\\p{Lu}(?:-\\p{Lu}){3,14}(?:,? (?:hyphen|dash|space|apostrophe),? (?:capital )?(?:\\p{L}(?:-\\p{L}){2,14}|\\p{L}{3,}))?)(?![\\p{L}\\d-])`,
  "dgiu",
);

/** "verified by 2 RNs (TLM/GVH)", "read back by me (SKW).", "checked by: JB". */
const SIGNED_BY_LETTERS =
  /(?<![\p{L}])(?:(?:verified|checked|witnessed|signed|given|administered|taken|done|read back|initialled|initialed|sign|initials?|rec['’]?d|countersigned|co-signed|second check|2nd check)[^.;\n(]{0,20}\(|(?:checked|witnessed|signed|initialled|initialed|countersigned|co-signed) by:? |initials?:? )(?<name>[A-Z]{2,3})(?:\/(?<second>[A-Z]{2,3}))?(?=[),.;\n]|$)/dgu;
/** "…;18:00;JB": two or three capitals at the end of a row of cells. */
const LETTERS_IN_LAST_CELL = /(?<=[;|\t][^;|\t\n]{0,60}[;|\t] ?)(?<name>[A-Z]{2,3})(?= ?\|?(?:\n|$))/dgu;
/** "Coombs, R" and "Sundaramoorthy, Latha" in a cell of their own. */
const IN_CELL = new RegExp(
  `(?<=(?:^|\\n|[\\t|;~])[ ]?(?:\\d{1,3}[.)]? ?)?)(?<name>(?:${PARTICLE} ){0,2}${W}), (?<second>${W}(?: ${TITLE_WORD})?|\\p{Lu}\\.?)(?=[ ]?(?:[\\t|;~]|\\n|$|: |[ ][-–—] ))`,
  "dgu",
);
/** "Rajendran s/o Pillai", "Priyanka d/o Selvam", "Siti binti Rahman". */
const CHILD_BY_LETTERS = new RegExp(
  `(?<![\\p{L}\\p{M}\\d'’-])(?<name>${W}(?: ${W})? (?:[SsDd]\\/[Oo]|[Aa]\\/[LlPp]|[Bb]inti?|[Aa]rap) ${W}(?: ${W})?)${NO_LETTER}`,
  "dgu",
);
/** "Uncle Ah Seng", "Lim Ah Moi". */
const AH =
  /(?<![\p{L}\p{M}])(?<name>(?:\p{Lu}\p{Ll}+ )?Ah (?!(?:Yes|No|Well|Right|Ok|Good)(?!\p{L}))\p{Lu}\p{Ll}+)(?![\p{L}\p{M}])/dgu;

function capital(words: string): string {
  return words
    .split("|")
    .map((word) =>
      /^\p{Ll}/u.test(word) ? `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}` : word,
    )
    .join("|");
}

function partsOf(name: string): { key: string; sort: string; text: string }[] {
  return (name.match(/\p{L}[\p{L}\p{M}'’‑-]*/gu) ?? [])
    .filter((word) => /^\p{Lu}/u.test(word) && word.length > 1)
    .map((text) => ({ key: fold(text), text, sort: sortOfWord(text) }));
}

/** Capitalized words that occur where a name might, and never are one. */
const NO_NAMES = new Set(
  "i i'm i'll i've the and but or if he she they we you it his her their my our your this that these those there then when while who what where why how was were is are am be been has have had did does do not no yes ok okay so as at in on of to for from with by per re via nil none unknown unable refused declined pt patient client resident family staff nurse nursing doctor dr team ward unit bed room bay floor fr sr sgt prof monday tuesday wednesday thursday friday saturday sunday january february march june july august september october november december mr mrs ms miss md rn dob mrn nok gp plan note notes see status code full dnr dnar allergies allergy meds medications situation background assessment recommendation home clinic hospital english spanish french arabic polish nad tbc tba bp hr rr temp spo sats gcs iv po im sc prn icu ed er or ot pt ns ra parent parents guardian carer carers friend friends partner neighbour neighbor visitor visitors owner driver twin twins couple god lord please thanks dear hello hi hey good unit sister brother mother father mum mom dad baby wife husband son daughter uncle aunt auntie day eve care morning afternoon evening night tonight today tomorrow yesterday hope-to rehab transfer follow call nurse's practitioner manager specialist assistant educator station note notes report".split(
    " ",
  ),
);

const NO_PART = { key: "", sort: "word", text: "" };

function couldBeTitled(name: string): boolean {
  const words = (name.match(/\p{L}[\p{L}\p{M}'’-]+/gu) ?? []).map((word) => fold(word));
  const last = words.at(-1) ?? "";
  return !isClinical(last) && sortOf({ key: last, isAccented: false }) !== "word";
}

function couldBeRelatedInLowerCase(name: string, text: string, start: number): boolean {
  if (/\p{Lu}\p{Ll}/u.test(text.slice(Math.max(0, start - 24), start + 24))) return false;
  return name.split(" ").every((word) => {
    const key = fold(word.replace(/^['’‘ʻ]/u, ""));
    if (NO_NAMES.has(key) || isClinical(key)) return false;
    return /^(?:first|last|foreign|unknown)$/.test(sortOf({ key, isAccented: /[^a-z'’-]/i.test(word) }));
  });
}

/** The first is a given name, and the pair is not a score: neither "Wong-Baker" nor "Faces Wong-Baker". */
function couldBeHyphenated(name: string): boolean {
  const [given, ...rest] = partsOf(name);
  const isThings = rest.some(
    ({ key }) => isAlsoThingsName(key) || key.split("-").every((part) => isAlsoThingsName(part)),
  );
  return (
    !!given &&
    rest.length > 0 &&
    !isThings &&
    ![given, ...rest].some(({ key }) => NO_NAMES.has(key)) &&
    !isClinical(given.key) &&
    /^(?:first|double|foreign|unknown)$/.test(given.sort) &&
    rest.every(({ key }) => key.split("-").every((part) => !isClinical(part)))
  );
}

function isNameWord({ key, sort, text }: { key: string; sort: string; text: string }): boolean {
  if (NO_NAMES.has(key) || (/^[A-Z]{2,5}$/.test(text) && sort !== "first" && sort !== "last")) return false;
  return sort !== "word" && sort !== "formed" && !isClinical(key);
}

/** A list line "Price, Hope – bed 4": each part could be a name, and none is a finding. */
function couldBeListed(name: string): boolean {
  const parts = partsOf(name);
  return parts.length > 0 && parts.every(isNameWord);
}

/** Letters that are not a medical abbreviation. */
function couldBeLetters(name: string): boolean {
  const key = fold(name);
  return (
    !NO_NAMES.has(key) &&
    !isClinical(key) &&
    !isThingsName(key) &&
    sortOf({ key, isAccented: false }) !== "word" &&
    !ABBREVIATED.has(key)
  );
}

const ABBREVIATED = new Set(
  "ent ems slp pt ot rt rd rn np md pa do cn ns sn lpn cna hca gp ed er icu itu mo ho sho reg fy gyn obs ccu or ld nd na nil nkda dna dnr iv im sc po pr sl ng peg am pm mg ml kg ok yes no sos prn bd od tds qds stat abx hb wcc plt inr crp egfr avf avg cvc hd hdf uf bp hr rr cpt usd gbp nzd aud usa uk nhs rbc ffp rh pos neg".split(
    " ",
  ),
);

/** "Coombs, R": in a cell, the part before the comma is no finding, and the part after it is a name or an initial. */
function couldBeInCell(name: string, text: string, start: number): boolean {
  if (/^\p{Lu}\.?$/u.test(name))
    return couldBeInCell(
      text
        .slice(Math.max(0, start - 60), start - 2)
        .split(/[\t|;~\n]/)
        .at(-1) ?? "",
      text,
      0,
    );
  const parts = partsOf(name);
  return (
    parts.length > 0 &&
    parts.every(
      ({ key, sort }) => !NO_NAMES.has(key) && !isClinical(key) && sort !== "word" && sort !== "formed",
    )
  );
}

function couldBeBeside(name: string, text: string, start: number): boolean {
  const parts = partsOf(name);
  if (parts.length === 0 || !parts.every(isNameWord)) return false;
  if (parts.length > 1) return true;
  const isThing = parts.some(({ key }) => isThingsName(key));
  return (
    !isThing &&
    !/(?:\b(?:in|on|at|the|a|an|of|or|and|to|with|via|score|from)\s|[-/=:]\s?)$/i.test(
      text.slice(Math.max(0, start - 8), start),
    )
  );
}

function couldBeRelated(name: string, text: string, _start: number, end: number): boolean {
  const parts = partsOf(name);
  const [first] = parts;
  if (!first || !parts.every(isNameWord)) return false;
  if (parts.length > 1) return true;
  return !isClinicalUse(text, end) && !isScored(text, end);
}

function couldBeSpokenTo(name: string, text: string, start: number, end: number): boolean {
  const parts = partsOf(name);
  return (
    parts.length > 0 &&
    parts.every(isNameWord) &&
    (parts.length > 1 || !isAlsoThingsName(parts[0]?.key ?? "") || parts[0]?.sort === "double") &&
    couldBeRelated(name, text, start, end)
  );
}

function couldBeTold(name: string, text: string, start: number, end: number): boolean {
  const [first] = partsOf(name);
  return couldBeRelated(name, text, start, end) && !!first && !/^(?:Pain|Bed|Bay)$/.test(first.text);
}

function couldBeLabelled(name: string, text: string, start: number, end: number): boolean {
  const parts = partsOf(name);
  if (parts.length > 1) return parts.every(isNameWord);
  const [only] = parts;
  return !!only && isNameWord(only) && only.sort !== "unknown" && couldBeRelated(name, text, start, end);
}

const ABBREVIATIONS =
  /^(?:p\.?o|p\.?r|i\.?v|i\.?m|s\.?c|s\.?l|s\.?q|n\.?g|a\.?m|p\.?m|e\.?g|i\.?e|b\.?d|o\.?d|q\.?d|h\.?s|p\.?c|a\.?c|r\.?n|m\.?d|d\.?o|c\.?o|u\.?s|u\.?k|e\.?r|e\.?d|d\.?c|g\.?p|o\.?t|p\.?t|p\.?r\.?n|b\.?i\.?d|t\.?i\.?d|q\.?i\.?d|t\.?d\.?s|q\.?d\.?s|n\.?p\.?o|d\.?o\.?b|c\.?v\.?a|m\.?i|c\.?t|l\.?p\.?n|i\.?c\.?u)$/i;

function isNoAbbreviation(name: string): boolean {
  return !ABBREVIATIONS.test(name.replace(/\.$/, "").replace(/ /g, ""));
}

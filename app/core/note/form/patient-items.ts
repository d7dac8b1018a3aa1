/**
 * Whether notes cover one patient after another, each item beginning with whom it is about: "Bed 1 Smith fine. Bed 2
 * Jones post-op", "Pt A: … Pt B: …", "Mrs Abara settled. Mr Petit vomiting".
 * @param visitors surnames, in lower case, that the notes give to relatives and staff
 */
export function tellsOfSeveral(text: string, visitors: ReadonlySet<string>): boolean {
  const heads = itemsOf(text).flatMap((item) => headsOf(item));
  const of = (kind: Head["kind"]) => heads.filter((head) => head.kind === kind);
  const titled = of("title").filter(({ key, rest }) => !visitors.has(key) && !VISITS.test(rest));
  return (
    (UNBORN.test(text) ? ["pt", "patient"] : ["pt", "patient", "baby", "twin"]).some((noun) =>
      differ(of("label").filter(({ key }) => key.replace(/\W|.$/g, "") === noun)),
    ) ||
    differ(
      of("place").filter(({ rest }) => !NO_PATIENT.test(rest)),
      personOf,
    ) ||
    differ(bySurname(titled)) ||
    differ(of("age").filter(({ rest }) => !NO_AGE.test(rest))) ||
    distinctKeys(of("numbered name")) > 1 ||
    distinctKeys([...of("name"), ...of("numbered name")]) > 2 ||
    COUNTED.test(text) ||
    distinct(text.matchAll(SOMEBODY_IN)) > 1 ||
    distinct(text.matchAll(ORDERED)) > 1 ||
    distinct([...text.matchAll(LOOSE_PLACE)].filter((match) => isOwnPlace(text, match))) > 2
  );
}

/** @param rest what follows the patient */
type Head = {
  kind: "label" | "place" | "title" | "age" | "name" | "numbered name";
  key: string;
  rest: string;
};
type Item = { words: string; isNumbered: boolean };

const distinctKeys = (heads: readonly Head[]): number => new Set(heads.map(({ key }) => key)).size;

const distinct = (matches: Iterable<RegExpExecArray>): number =>
  new Set([...matches].map(([, key = ""]) => key.toLowerCase())).size;

/** Whether two of the heads are of different people: with different keys, and not the same person by name. */
function differ(heads: readonly Head[], person: (head: Head) => string = () => ""): boolean {
  const people = new Map(heads.map((head) => [head.key, person(head)]));
  const named = [...people.values()].filter((name) => name !== "");
  return people.size > 1 && (named.length < people.size || new Set(named).size > 1);
}

/** "Mr John Smith" is the Mr Smith of another item. */
function bySurname(titled: readonly Head[]): Head[] {
  const keys = new Set(titled.map(({ key }) => key));
  return titled.map((head) => {
    const second = /^ (\p{Lu}[\p{L}'’-]+)/u.exec(head.rest)?.[1]?.toLowerCase();
    return second !== undefined && keys.has(second) ? { ...head, key: second } : head;
  });
}

const END =
  /(\n|;|(?<!\b(?:[Mm]rs?|M[RS]|Ms|Dr|St|[Pp]t|[Rr]m|vs?))\.(?=\s|$)|(?:^|\s)\d{1,2}\)\s+(?=\p{Lu}))/u;

function itemsOf(text: string): Item[] {
  const items: Item[] = [];
  let isNumbered = false;
  for (const part of text.split(END)) {
    const words = part.replace(/^[\s•*–-]+/, "").trimEnd();
    if (/^\d{1,2}\)?$/.test(words)) isNumbered = true;
    else if (/[^.;]/.test(words)) {
      items.push({ words, isNumbered });
      isNumbered = false;
    }
  }
  return items;
}

/** After a comma, another patient follows only if the item begins in the same way, or has title and age. */
function headsOf({ words, isNumbered }: Item): Head[] {
  const [start = "", ...others] = words.split(/,\s+/);
  const first = headOf(start === words ? words : `${start}, ${others.join(", ").slice(0, 60)}`, isNumbered);
  const further = others.flatMap((part) => {
    const head = headOf(part.replace(/^and /, ""), false);
    const isAlike =
      head?.kind === first?.kind &&
      (head?.kind === "label" || (head?.kind === "place" && first?.rest !== ""));
    return head && (isAlike || (head.kind === "title" && (AGE.test(head.rest) || FINDING.test(head.rest))))
      ? [head]
      : [];
  });
  return first ? [first, ...further] : further;
}

const TITLED = /^(?:[Mm]rs?|MRS?|[Mm]iss|MISS|[Mm]s|MS|[Mm]x)\.? +(\p{Lu}[\p{L}'’-]*)/u;
const AGE =
  /^[\s,(]*(?:(?:an?|the|pt|patient|elderly) )?((?:1[6-9]|[2-9]\d|1[01]\d) ?(?:yo|y\/o|y)? ?[MFmf])\b(?! ?(?:foley|cath|fr\b|ng|tube|drain|\/))/;
const PLACE =
  /^(?:b(?=\d)|(?:side ?room|rm|room|bed|cubicle|cube|bay|pod|icu|hdu|sr)\s*(?:no\.?|#)?\s*)(\d+[a-d]?)\b(?:,?\s*(?:bed|rm|room|bay|side ?room)\s*(?:[a-h]|\d+[a-d]?)\b)?/i;
const BEFORE_PLACE =
  /^(?:(?:\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?|[Mm]rs? \p{Lu}[\p{L}'’-]*|\d{2,3} ?[MF])\s*[(,:–-]?\s*)(?=[BbRr](?:ed|oom|m|ED|M|OOM)\b)/u;
/** "4A: Webb", "201: fall"; a lone number needs a name, and a time is not one. */
const NUMBERED_PLACE =
  /^(\d{1,3}[A-Da-d]|\d{3}|\d{1,2}(?=: ?\p{Lu}\p{Ll}))\s?[:–-]\s?(?!\d)|^([A-D]\d{1,2})(?= \p{Lu}\p{Ll}+ )/u;
const LABEL =
  /^((?:[Pp]t|PT|[Pp]atient|[Bb]aby|[Tt]win)\.? ?#?(?:[A-H]|\d))(?![\p{L}\d]|[ ]?[&/+%]|[ -]?(?:assist|person|people|staff|nurse|bottle|unit|week|day|month|hour|hr|y|x|[MFmf])\b)(?!['’]| (?:of|diff|neg\w*|pos\w*|fib|blood|in (?:nicu|scbu|icu))\b)/u;
const NAME = /^(\p{Lu}[\p{L}'’]+(?:-\p{Lu}\p{L}+)?)(?:, ?\p{Lu}\b\.?)?\s?[:–-]\s+(?=\S)/u;

function headOf(words: string, isNumbered: boolean): Head | null {
  const head = (kind: Head["kind"], match: RegExpExecArray | null, before = 0): Head | null =>
    match && {
      kind,
      key: (match[1] ?? match[2] ?? "")
        .toLowerCase()
        // An age is the same with and without "yo".
        .replace(kind === "age" ? /[^\dmf]/g : /\s/g, ""),
      rest: words.slice(before + match[0].length),
    };
  const before = BEFORE_PLACE.exec(words)?.[0] ?? "";
  return (
    head("label", LABEL.exec(words)) ??
    head("place", PLACE.exec(words.slice(before.length)), before.length) ??
    numberedPlace(head("place", NUMBERED_PLACE.exec(words))) ??
    head("title", TITLED.exec(words)) ??
    head("age", AGE.exec(words)) ??
    nameHead(head("name", NAME.exec(words)), isNumbered)
  );
}

/** Beginnings of lines that are not names. */
const HEADING =
  /^(?:pain|wounds?|drains?|airway|breathing|circ\w*|plan|diet|mobility|activity|bowels?|bladder|skin|sleep|neuro|cv[s]?|cardiac|cardio\w*|resp\w*|renal|endo\w*|g[iu]|bp|hr|rr|temp\w*|obs|observations|vitals|meds?|medications?|drugs?|labs?|bloods?|lines?|iv\w*|access|cannula|catheter|urine|output|input|fluids?|safety|falls?|family|social|psych\w*|mood|mental|assessment|background|situation|recommendations?|nutrition|hygiene|washing|dressings?|pressure|allerg\w*|history|hx|pmh|dx|diagnosis|consults?|imaging|cxr|ct|mri|ecg|ekg|day|night|am|pm|shift|patient|pt|name|age|code|dnr|dnacpr|news2?|gcs|alert|abdo\w*|morning|afternoon|evening|weekend|back|hips?|knees?|shoulders?|chest|heart|lungs?|legs?|arms?|head|heels?|sacrum|eyes?|mouth|speech|gait|oxygen|o2|sats?|spo2|insulin|glucose|bm|bgl?|events?|issues?|problems?|concerns?|todo|to|discharge|dispo\w*|update|note|consent|physio\w*|ot|pt|slt|dr|doctor|rn|nurse|team|reviewed|seen)$/i;
/** Endings of illnesses, drugs and other things; also words without any vowel, or of letters only. */
const NO_NAME =
  /(?:ion|ia|itis|sis|osis|ures?|ine|ide|one|pril|lol|ment|ing|ness|ology|ity|ency|ence|ance|etes|oma|axis|ics|ary|etry|ium|ol|arin|illin|mycin|statin|xin|formin|day|ort|ene|ate|azole|parin|pam|tan)$|^[^aeiouy]+$|^(?:.{1,3}|copd|covid|nstemi|stemi|roux|peg)$/i;
/** Words about drugs, and about people only in passing. */
const SAID_OF_DRUGS =
  /^(?:held|given|stopped|started|increased|decreased|due|charted|omitted|withheld|continued?|refused|last|next|prn|\d+(?:\.\d+)? ?(?:mg|mcg|g|units?|ml)|od\b|bd\b|tds\b|qds\b)/i;
const SAID_OF_PEOPLE =
  /^(?:news|slept|asleep|awake|settled|up (?:to|x|all)|nbm|npo|for (?:theatre|home|d\/c|dc|discharge)|stable|fine|ok\b|vomit|fell|pain|sats?\b|temp|spik|no (?:concerns|issues)|confused|agitat|wander|bp\b|rr\b|hr\b|iv\b|ivf|home|walked|eating|dnr|dnacpr)/i;

/** "6: Chen", but not "1: Airway". */
function numberedPlace(head: Head | null): Head | null {
  const first = /^\p{L}+/u.exec(head?.rest.trimStart() ?? "")?.[0] ?? "";
  return head && /^\d{1,2}$/.test(head.key) && HEADING.test(first) ? null : head;
}

function nameHead(head: Head | null, isNumbered: boolean): Head | null {
  if (!head || HEADING.test(head.key) || NO_NAME.test(head.key) || SAID_OF_DRUGS.test(head.rest)) return null;
  return isNumbered ? { ...head, kind: "numbered name" } : SAID_OF_PEOPLE.test(head.rest) ? head : null;
}

/** The name or age after a place. */
const personOf = ({ rest }: Head): string => {
  const words = rest.replace(/^[\s:,(–-]+/, "");
  const named =
    /(?:[Mm]rs?|[Mm]iss|[Mm]s)\.? +(\p{Lu}[\p{L}'’-]+)/u.exec(words) ??
    /^(\p{Lu}\p{Ll}[\p{L}'’-]+)/u.exec(words);
  return (named?.[1] ?? "").toLowerCase();
};

/** For unborn twins only one patient is meant: their mother. */
const UNBORN = /\b(?:pregnan\w+|fhr|f(?:o?etal)|ctg|cephalic|breech|contracting|in labou?r)\b/i;
/** An age that is somebody else's, or a size, or written on something. */
const NO_AGE =
  /^[\s,(]*(?:foley|cath|idc|fr\b|ng|tube|drain|peg|on (?:the )?(?:wrist)?(?:band|label|chart|old|notes)|(?:husband|wife|partner|son|daughter|mother|father|sister|brother|friend|carer|visitor))/i;
/** Findings about a patient, after a comma. */
const FINDING =
  /^ (?:(?:is|has|needs) )?(?:n?bp|hr|rr|temp|sats?|spik\w*|vomit\w*|settled|slept|nbm|npo|fell|pain|ivf?|asleep|stable|confused|not\b|review|febrile|news)\b/i;

/** A place to which the patient came, or a thing in it. */
const NO_PATIENT =
  /^[\s,:(–-]*(?:since|from|now|until|till|at \d+|\d{4}|wanted|needed|requested|booked|allocated|after|initially|linen|rails?|door|empty|near|by|low|lowest|made|alarm|side|too|is|was|has|not|available|ready|cleaned|noisy|shouting|snoring|loud|call(?:ing)? (?:out|bell)|bath|rest|then|to|next|tonight|overnight)\b/i;

/** Acts of visitors and staff. */
const VISITS =
  /^[,( ]*(?:(?:his|her|their|the) )?(?:wife|husband|partner|son|daughter|mother|father|sister|brother|friend|carer|nok|visitor|neighbou?r|consultant|surgeon|registrar|reg\b|physio|ot\b|nurse|rn\b|dieti[ct]ian|slt|salt|cons|cns|anp|sw|specialist|from (?:physio|ot|slt|pharmacy|social)|recommends?|advis\w*|suggest\w*|formerly|n[ée]e|on (?:old|the|call)|pharmacist|chaplain|matron|called|rang|phoned|visit\w*|informed|updated|notified|aware|attended|review\w*|r\/v|to (?:review|see|call|visit)|will|asks?|walked (?:him|her|them|pt)|stay\w*|present|at (?:the )?bedside|here|in to|arrived|brought|consent\w*|on call|says|said|requests?|wants|would like)\b/i;

/** "two patients overnight: 82F …, and 40M …". */
const COUNTED =
  /\b(?:2|3|4|5|two|three|four|five) (?:pts|patients)\b[^.;\n]{0,40}:[^\n]{0,80}?\b\d{2} ?[MF]\b[^\n]{0,80}\b\d{2} ?[MF]\b/i;
const SOMEBODY_IN =
  /\b(?:(?:pt|patient|lady|gentleman|gent|man|woman|resident)(?: is)? in (?:bed |rm |room |cubicle |bay )?|in (?=\d{1,3}[a-d]? the (?:lady|gent|man|woman)))(\d{1,3}[a-d]?)\b/gi;
const ORDERED = /\b(first|1st|second|2nd|third|3rd) (?:pt|patient)\b/gi;
const LOOSE_PLACE =
  /\b(?:rm|room|bed|b(?=\d))\s*(?:no\.?|#)?\s*(\d+[a-d]?)\b(?:,?\s*(?:bed|rm|room|bay)\s*\w{1,3}\b)?/gi;
const GONE_TO =
  /\b(?:to|from|into|in|in(?: the)? next|near|by|opposite|beside|swapped|via|for|of|(?:pt|patient|person|resident) in|then|ward \d+,?) (?:the |ed )?$/i;

function isOwnPlace(text: string, { 0: found, index }: RegExpExecArray): boolean {
  const end = index + found.length;
  return (
    !GONE_TO.test(text.slice(Math.max(0, index - 24), index)) && !NO_PATIENT.test(text.slice(end, end + 24))
  );
}

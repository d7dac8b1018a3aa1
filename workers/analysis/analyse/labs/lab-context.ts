import { dateWithin } from "#app/core/document/tables/moment-headings.ts";
import { certainDate } from "#app/core/document/tables/moments.ts";
import { type Sex, sexIn } from "./sex.ts";

/** Words that begin the next label, and so end a name: "R. Amin Hosp no: …". */
const NEXT_LABELS =
  "Hosp Hospital Nhs Mrn Dob Bed Ward Sex Gender Age Born Id Unit Ur Chi No Number Geb Date Consultant"
    .split(" ")
    .flatMap((word) => [word, word.toUpperCase()])
    .join("|");
const WORD = String.raw`(?!(?:${NEXT_LABELS})\b)\p{Lu}[\p{L}.'’-]*(?![\p{L}.'’-])(?!\s*:)`;
const LABEL =
  /(?:(?:^|[\s|(])(?:patient(?:['’]s)?(?: name)?|name of patient|resident|client|pt(?:\.| name)?|patientin|paciente|paziente|nom du patient)|^name)\s*:\s*/i;
const NAME = new RegExp(String.raw`^${WORD}(?:,?\s+${WORD}){0,4}`, "u");
const NUMBERED =
  /\b(?:mrn|medical record (?:number|no\.?)|(?:patient|pt) (?:id|no\.?|number)|record no\.?|nhs(?: (?:no\.?|number))?|chi(?: (?:no\.?|number))?|hosp(?:ital|\.)? (?:id|no\.?|number)|u\.?r\.? (?:no\.?|number)|urn|unit (?:no\.?|number)|uhid|case no\.?)\s*[:#]?\s*(\d{3} \d{3} \d{4}|(?=[\p{L}-]{0,6}\d)[\p{L}\d][\p{L}\d-]{2,24})/iu;
const COLLECTED =
  /\b(?:collected|collection(?: date)?(?: and time| time)?|date (?:collected|of collection|drawn)|(?:specimen|sample) (?:date|taken|collected)|drawn)(?: on)?\s*[:.]?\s*(.{6,30})/i;
/** A title that begins with a bed or room: "Bed 12 – Mr Okoye", "Room 4B". */
const BED =
  /^(?:bed|room|cubicle|bay|bett|cama)(?: no\.?| number)?\s*[:#]?\s*(?<bed>\p{L}?\d{1,4}\p{L}?)(?<rest>(?:[\s–—:,|/(-]+[\p{Lu}\d][\p{L}\d.'’)-]*){0,6})\s*$/u;

/** Longer text is no title. UTF-16 code units. */
const LONGEST_TITLE = 80;

/** What the lines above a table say about all its values: whose they are, and when they were taken. */
export type LabContext = {
  read(text: string): void;
  /**
   * The collection date applies only to its own page or sheet; the patient until another is named, but not in
   * another sheet.
   */
  beginPart(kind: string): void;
  patient(): string | null;
  at(): string | null;
  /** The current patient's sex; null if unstated or contradictory. */
  sex(): Sex | null;
  /** Every sex that is stated of a patient. */
  sexes(): ReadonlySet<Sex>;
  /** The patients named so far; a patient's name and number may be separate keys. */
  patients(): { key: string; name: string }[];
};

/** @param shared names that several patients have: they are given with their numbers */
export function openContext(shared: ReadonlySet<string> = new Set()): LabContext {
  const numberOf = new Map<string, string>();
  const known = new Map<string, string>();
  let current: string | null = null;
  let at: string | null = null;
  let isUsed = false;
  let isDateUsed = false;
  const sexes = new Map<string | null, Set<Sex>>();
  const become = (key: string, name: string) => {
    if (!known.has(key)) known.set(key, name);
    // A date above another patient's values is not this patient's.
    if (key !== current && isDateUsed) at = null;
    current = key;
    isUsed = false;
  };
  const nameIt = (text: string) => {
    const name = nameIn(text);
    const number = NUMBERED.exec(text)?.[1];
    const key = name?.toLowerCase();
    if (key && number) numberOf.set(key, number);
    const who = number ?? (key ? numberOf.get(key) : undefined) ?? key;
    if (who !== undefined) become(who, name ?? who);
    else nameBed(text);
  };
  // A room below a patient's name is hers; below her values it may be another patient's.
  const nameBed = (text: string) => {
    const bed = bedIn(text);
    const before = current === null ? undefined : known.get(current);
    if (!bed || (before !== undefined && !isUsed && !bedIn(before))) return;
    const isAfterName = before !== undefined && !bedIn(before);
    become(
      `${isAfterName ? current : ""} ${bed.toLowerCase()}`,
      isAfterName ? `${bed}, after ${before}` : bed,
    );
  };
  const nameNow = () => {
    const name = current === null ? null : (known.get(current) ?? current);
    return name !== null && shared.has(name) && current !== name ? `${name}, ${current}` : name;
  };
  return {
    read(text) {
      nameIt(text);
      const sex = sexIn(text);
      // Below her values it may be the next patient's.
      if (sex && !isUsed) sexes.set(current, (sexes.get(current) ?? new Set()).add(sex));
      const collected = COLLECTED.exec(text)?.[1];
      // Even an uncertain date ends the one before.
      if (collected === undefined || !/^\D{0,3}\d|^[a-z]{3,9} \d/i.test(collected)) return;
      at = certainDate(dateWithin(collected));
      isDateUsed = false;
    },
    beginPart: (kind) => {
      at = null;
      if (kind !== "sheet") return;
      current = null;
      isUsed = false;
    },
    patient: () => {
      isUsed = true;
      return nameNow();
    },
    at: () => {
      isDateUsed = true;
      return at;
    },
    sex: () => onlyOf(sexes.get(current) ?? new Set()),
    sexes: () => new Set([...sexes.values()].flatMap((some) => [...some])),
    patients: () => [...known].map(([key, name]) => ({ key, name })),
  };
}

/** The only sex stated; null if both are. */
export const onlyOf = (sexes: ReadonlySet<Sex>): Sex | null =>
  sexes.size === 1 ? ([...sexes][0] ?? null) : null;

/** Names that occur with several numbers, and so belong to several patients. */
export function sharedNames(patients: readonly { key: string; name: string }[]): Set<string> {
  const numbered = patients.filter(({ key, name }) => key !== name.toLowerCase());
  return new Set(
    numbered.flatMap(({ key, name }) =>
      numbered.some((other) => other.name === name && other.key !== key) ? name : [],
    ),
  );
}

/** Capitalised words after a label: "Patient: denies pain" names nobody. */
function nameIn(text: string): string | undefined {
  const label = LABEL.exec(text);
  const rest = label ? text.slice(label.index + label[0].length) : "";
  return NAME.exec(rest)?.[0].replace(/\s+/g, " ");
}

function bedIn(text: string): string | undefined {
  const bare = text.trim().replace(/\s+/g, " ");
  if (bare.length > LONGEST_TITLE) return undefined;
  const lower = bare.replace(/^\p{L}+/u, (word) => word.toLowerCase());
  return BED.test(lower) ? bare : undefined;
}

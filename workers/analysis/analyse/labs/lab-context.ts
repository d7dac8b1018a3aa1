import { readLabDate } from "./lab-date.ts";

const WORD = String.raw`\p{Lu}[\p{L}.'’-]*(?![\p{L}.'’-])(?!\s*:)`;
const LABEL = /(?:(?:^|[\s|(])(?:patient(?:['’]s)?(?: name)?|name of patient|resident|client)|^name)\s*:\s*/i;
const NAME = new RegExp(String.raw`^${WORD}(?:,?\s+${WORD}){0,4}`, "u");
const NUMBERED =
  /\b(?:mrn|medical record (?:number|no\.?)|patient (?:id|no\.?|number)|record no\.?)\s*[:#]?\s*([\p{L}\d][\p{L}\d-]{2,24})/iu;
const COLLECTED =
  /\b(?:collected|collection(?: date)?(?: and time| time)?|date (?:collected|of collection|drawn)|(?:specimen|sample) (?:date|taken|collected)|drawn)(?: on)?\s*[:.]?\s*(.{6,30})/i;
const DATE =
  /^(?:\d{4}-\d{2}-\d{2}(?:[ T]\d{1,2}:\d{2})?|\d{1,2}[./-]\d{1,2}[./-]\d{4}(?: \d{1,2}:\d{2})?|\d{1,2}[ -][a-z]{3,9}[ -]\d{4}|[a-z]{3,9} \d{1,2},? \d{4})/i;

/** What lines above a table say of all of its values: whose they are, and when they were taken. */
export type LabContext = {
  read(text: string): void;
  /** The date of collection holds on its own page or sheet only; the patient until another one is named. */
  beginPart(): void;
  patient(): string | null;
  at(): string | null;
  /** How many patients were named so far. */
  patients(): number;
};

export function openContext(): LabContext {
  const numberOf = new Map<string, string>();
  const known = new Map<string, string>();
  let current: string | null = null;
  let at: string | null = null;
  const nameIt = (text: string) => {
    const name = nameIn(text);
    const number = NUMBERED.exec(text)?.[1];
    if (!name && !number) return;
    const key = name?.toLowerCase();
    if (key && number) numberOf.set(key, number);
    current = number ?? (key ? numberOf.get(key) : undefined) ?? key ?? null;
    if (current !== null && !known.has(current)) known.set(current, name ?? current);
  };
  return {
    read(text) {
      nameIt(text);
      const collected = COLLECTED.exec(text)?.[1];
      // A date that is not certain ends the one before all the same.
      if (collected !== undefined && /^\D{0,3}\d|^[a-z]{3,9} \d/i.test(collected))
        at = readLabDate(DATE.exec(collected)?.[0] ?? "");
    },
    beginPart: () => {
      at = null;
    },
    patient: () => (current === null ? null : (known.get(current) ?? current)),
    at: () => at,
    patients: () => known.size,
  };
}

/** Words with capitals behind a label: "Patient: denies pain" names nobody. */
function nameIn(text: string): string | undefined {
  const label = LABEL.exec(text);
  const rest = label ? text.slice(label.index + label[0].length) : "";
  return NAME.exec(rest)?.[0].replace(/\s+/g, " ");
}

import { type Choices, choicesOf } from "../news2/choices.ts";
import {
  type Read,
  readPulse,
  readRespiration,
  readSaturation,
  readSystolic,
  readTemperature,
} from "../news2/read-vitals.ts";
import type { NoteForm } from "./note-form.ts";
import { isOfNow, numbersAfter, type StatedSign, type StatedVital, statedVitals } from "./stated-vitals.ts";
import { parseVitalSigns } from "./vital-signs.ts";

/** What a field says, and what the notes say instead. */
type Pair = { field: string; notes: string };

type Sign = {
  key: StatedSign;
  label: string;
  read(text: string): Read<number>;
  /** From this difference on, two values clearly differ, in the sign's own unit. */
  apart: number;
};

const SIGNS: readonly Sign[] = [
  { key: "bp", label: "BP", read: readSystolic, apart: 10 },
  { key: "hr", label: "HR", read: readPulse, apart: 10 },
  { key: "rr", label: "RR", read: readRespiration, apart: 4 },
  { key: "temp", label: "temperature", read: readTemperature, apart: 0.5 },
  { key: "o2", label: "SpO2", read: percentOf, apart: 3 },
];

function percentOf(text: string): Read<number> {
  const read = readSaturation(text);
  return read.status === "read" ? { ...read, value: read.value.percent } : read;
}

/**
 * Where the notes clearly differ from the fields about the current vital signs, as a question; null if nowhere. Notes
 * that also contain the field's value describe a trend.
 */
export function vitalsBesideNotes({ vitalSigns, nurseNotes }: NoteForm): string | null {
  if (vitalSigns.trim() === "" || nurseNotes.trim() === "") return null;
  const parts = parseVitalSigns(vitalSigns);
  const choices = choicesOf(parts.other);
  const numbers = SIGNS.map((sign) => besideNumber(sign, parts[sign.key], nurseNotes));
  const pairs = [...numbers, besideLevel(choices, nurseNotes), besideGas(choices, parts.o2, nurseNotes)];
  return asked(pairs.filter((pair) => pair !== null));
}

function asked(pairs: readonly Pair[]): string | null {
  const [first, ...others] = pairs;
  if (!first) return null;
  if (others.length === 0)
    return `The field says ${first.field}, your notes ${first.notes}. Which is right now?`;
  const words = pairs.map(({ field, notes }) => `${field} (your notes: ${notes})`);
  return `The fields say ${words.slice(0, -1).join(", ")} and ${words.at(-1)}. Which is right now?`;
}

function besideNumber({ key, label, read, apart }: Sign, text: string, notes: string): Pair | null {
  const field = read(text);
  if (field.status !== "read") return null;
  const distance = ({ least, most }: Pick<StatedVital, "least" | "most">) =>
    Math.max(least - field.value, field.value - most, 0);
  // Rounded steps: from 37.5 to 38.0 is half a degree.
  const isApart = (value: Pick<StatedVital, "least" | "most">) => distance(value) > apart - 0.01;
  const stated = statedVitals(notes, key);
  const other = stated.findLast(({ isNow }) => isNow);
  if (!other || !stated.every(isApart)) return null;
  if (!numbersAfter(notes, key).every((one) => isApart({ least: one, most: one }))) return null;
  return { field: `${label} ${text.trim()}`, notes: other.words };
}

/** Less than alert; each with the words in the same notes that would make it a trend. */
const NOT_ALERT =
  /\b(?:(?<mind>(?<worse>(?:more|new(?:ly)?|acute(?:ly)?|increasing(?:ly)?|very|becoming) )?(?:confus(?:ed|ion)|disorient(?:at)?ed|delirious)|(?:a ?& ?o|orient(?:at)?ed) ?x ?[12](?!\d)|orient(?:at)?ed to (?:self|person|name) only|gcs:? ?(?:of |is |now )?(?:[3-9]|1[0-4])(?!\d))|drowsy|obtunded|(?:un|only )rousable|unresponsive(?! to (?!voice|pain))|(?:responds?|responding|responsive|rous(?:es|able)|opens eyes) (?:only )?to (?:voice|verbal|speech|pain|sternal))/gi;
const ORIENTATED =
  /\b(?:gcs:? ?(?:of |is )?15|a ?& ?o(?! ?x ?[12])\b|aa?o ?x ?[34]|(?<!not )orient(?:at)?ed(?! ?x ?[12]|,? to (?:self|person|name) only)|not confused|no (?:new )?confusion|[ad]vpu:? ?a\b)/i;
/** An alert patient may still be confused. */
const AWAKE = /(?<!\b(?:not|less|no longer) )\balert\b/i;
const NOT_OF_HER =
  /\b(?:not|no|nil|never|denies|denied|without|less|isn't|neither|risk of|hx|h\/o|history|known|chronic|usual(?:ly)?|baseline|dementia|family|visitor|next bed|neighbou?r)\b[^.;\n]{0,25}$/i;
const OF_A_THING =
  /^,? (?:about|with (?:the|his|her)|by|regarding|over (?:the|his|her)|screen|assessment|\(?(?:known |hx )?(?:dementia|baseline|alzheimer))/i;

/** "Alert" while the notes say otherwise, or the other way round. */
function besideLevel({ consciousness }: Choices, notes: string): Pair | null {
  if (consciousness === null) return null;
  if (consciousness !== "A") {
    const alert = /\b(?:alert and orient(?:at)?ed|a ?& ?o ?x ?[34]|aa?o ?x ?[34]|gcs:? ?15)\b/i.exec(notes);
    if (!alert || !isOfNow(notes, alert) || notAlert(notes)) return null;
    return { field: `consciousness ${consciousness}`, notes: alert[0] };
  }
  const other = notAlert(notes);
  return other === null ? null : { field: "alert", notes: other };
}

function notAlert(notes: string): string | null {
  const [isOrientated, isAwake] = [ORIENTATED.test(notes), AWAKE.test(notes)];
  for (const match of notes.matchAll(NOT_ALERT)) {
    const { 0: found, index, groups } = match;
    if (!groups?.worse && (isOrientated || (isAwake && !groups?.mind))) continue;
    const end = index + found.length;
    if (OF_A_THING.test(notes.slice(end, end + 20))) continue;
    if (NOT_OF_HER.test(notes.slice(Math.max(0, index - 50), index))) continue;
    if (groups?.worse || isOfNow(notes, match)) return inSentence(found);
  }
  return null;
}

const inSentence = (words: string): string =>
  /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;

const OXYGEN =
  /\b(?:(?:on )?\d{1,2}(?:\.\d)? ?l(?:pm|\/min|iters?|itres?)? ?(?:(?:of )?(?:o2|oxygen)|(?:(?:via|by|per|on) )?(?:nc\b|np\b|nasal(?: (?:cannula|prongs|specs))?|nrb|nrm|non-?rebreath\w*|hfnc|venturi|simple mask|face ?mask|mask))|on \d{1,2}(?:\.\d)? ?l(?:pm|\/min|iters?|itres?)?\b(?! ?(?:of )?(?:fluid|restrict|\/|per|a |iv|ns\b|saline|hartmann|bag|intake))|on (?:o2|oxygen|hfnc|nrb|high[- ]flow|cpap|bipap)\b|non-?rebreath\w*|venturi)/gi;
const AIR = /\b(?:ra|room air|on air|off (?:o2|oxygen)|weaned)\b/i;
const AIR_STATED = /(?:\b(?:on|in)|%) ?(?:ra|room air)\b/gi;
const NO_GAS =
  /\b(?:no|not|nil|without|off|declin\w*|refus\w*|home|prn|nocturnal|overnight|fluids?|intake|drain\w*|output|restrict\w*|need|consider|ready)\b[^.;,\n]{0,20}$/i;

/** "Room air" while the notes have oxygen, or the other way round. */
function besideGas({ breathing }: Choices, saturation: string, notes: string): Pair | null {
  const read = readSaturation(saturation);
  const said = read.status === "read" ? read.value.breathing : null;
  // If choice and saturation differ, the score already asks.
  if (breathing && said && breathing !== said) return null;
  const field = breathing ?? said;
  if (field === null) return null;
  const gas = stated(notes, OXYGEN);
  if (field === "air") return gas && !AIR.test(notes) ? { field: "room air", notes: gas } : null;
  const air = stated(notes, AIR_STATED);
  return air && gas === null && !/\b(?:o2|oxygen|nc|nrb|\d ?l)\b/i.test(notes)
    ? { field: "oxygen", notes: "room air" }
    : null;
}

function stated(notes: string, pattern: RegExp): string | null {
  for (const match of notes.matchAll(pattern)) {
    const before = notes.slice(Math.max(0, match.index - 40), match.index);
    if (!NO_GAS.test(before) && isOfNow(notes, match)) return match[0].replace(/^on /i, "").trim();
  }
  return null;
}

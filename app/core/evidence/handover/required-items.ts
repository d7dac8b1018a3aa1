import { lemmas, lexicon } from "../meaning/lexicon.ts";
import { type NotesMeaning, type NoteUnit, readNotesMeaning } from "../meaning/notes-meaning.ts";
import { indexSources } from "../source-index.ts";
import type { HeardItem, NotStated } from "../statement.ts";
import type { SourceField, Span } from "../text/source.ts";
import { findHandover } from "./find-handover.ts";
import { HANDOVER_ITEMS } from "./handover-items.ts";
import { measuredPlaces } from "./measured-items.ts";

/**
 * Something that a kind of note requires, in words: "Injuries". `words` are other wordings for it in notes; with
 * `isTime`, a time of day states it.
 */
export type RequiredItem = { label: string; words?: readonly string[]; isTime?: boolean };

const MOST_PLACES = 3;

/**
 * For each required item the places in the notes that say it, at most three. An item is said if one sentence holds
 * every telling word of its label, or of one of its other wordings, by meaning or by letter; if its number occurs with
 * its unit; and, if the label names a handover item, by anything that says that item.
 * @param handover finds the items of a handover; called only if one of them is required
 */
export function findRequired(
  items: readonly RequiredItem[],
  notes: NotesMeaning,
  handover: () => readonly HeardItem[],
): HeardItem[] {
  return items.map(({ label, words = [], isTime = false }) => {
    const units = [label, ...words].flatMap((wording) => unitsSaying(wording, notes));
    const said = [
      ...units.map(({ field, start, end }) => ({ field, start, end })),
      ...measuredPlaces(label, notes),
      ...placesOfHandover(label, handover),
    ];
    const places = isTime ? [...said, ...timesOf(notes)] : said;
    const isNear = places.length === 0 && tellingOf(label).some((find) => find(notes).length > 0);
    return {
      id: requiredId(label),
      label,
      places: places.slice(0, MOST_PLACES),
      ...(isNear && { isNear }),
    };
  });
}

/** The same for texts that have not been read yet. */
export function findRequiredIn(items: readonly RequiredItem[], sources: readonly SourceField[]): HeardItem[] {
  const index = indexSources(sources);
  const notes = readNotesMeaning(index, sources);
  return findRequired(items, notes, () => findHandover(index, notes, sources));
}

/** Other names that templates use for items of a handover. */
const ALSO_CALLED: Readonly<Record<string, string>> = {
  "heart rate": "pulse",
  "resp rate": "respiratory_rate",
  respirations: "respiratory_rate",
  temp: "temperature",
  spo2: "oxygen_saturation",
};

/** The item of a handover that a required item's label names, if any. */
export function handoverItemNamed(label: string): string | undefined {
  const name = label.trim().toLowerCase();
  return ALSO_CALLED[name] ?? HANDOVER_ITEMS.find((item) => item.label.toLowerCase() === name)?.id;
}

function placesOfHandover(label: string, handover: () => readonly HeardItem[]): Span[] {
  const id = handoverItemNamed(label);
  return id === undefined ? [] : (handover().find((item) => item.id === id)?.places ?? []);
}

/** The required items that the notes do not say. */
export const missingOf = (found: readonly HeardItem[]): NotStated[] =>
  found
    .filter(({ places }) => places.length === 0)
    .map(({ places: _, ...item }) => ({ ...item, kind: "required" as const }));

export const requiredId = (label: string): string => `required ${label.trim().toLowerCase()}`;

/** "at 0310", "03:10", "3 am", "0310 hrs". */
const TIME =
  /\b(?:[01]?\d|2[0-3]):[0-5]\d\b|\b\d{1,2} ?(?:a\.?m|p\.?m)\b|\b(?:at|by|since|from|around|approx\w*|~) ?(?:[01]\d|2[0-3])[0-5]\d\b|\b(?:[01]\d|2[0-3])[0-5]\d ?(?:h|hrs?|hours)\b/giu;

/** "0410 found on floor", "notified 0420": four figures that are not an amount, extension or year. */
const BARE_TIME =
  /(?<![\p{L}\d.,/:#+-])(?<!\b(?:ext\w{0,6}|x|bleep|pager?|tel|phone|room|rm|bed|bay|mrn|urn|id|pin|no|number|badge|code|case|report|lot|batch|wbc|plt|platelets|bnp|ck|troponin|ddimer|output|volume|total|intake|drained|drain|voided|uop|over|of)[.:]? ?)(?:0\d|1[0-8]|2[1-3]|(?<=^|[\n.;] ?|\b(?:notified|informed|told|called|paged|phoned|seen|found|reviewed|arrived|given) )(?:19|20))[0-5]\d(?!\d|[.,:/]\d| ?(?:ml|l|cc|mg|mcg|g|kg|iu|units?|kcal|cal|meq|mmol|ng|pg|steps?|%|[-–x/]|\p{Sc})(?!\p{L}))(?!\p{L})/giu;

const timesOf = ({ texts }: NotesMeaning): Span[] =>
  [...texts].flatMap(([field, text]) =>
    [...text.matchAll(TIME), ...text.matchAll(BARE_TIME)].map(({ 0: time, index }) => ({
      field,
      start: index,
      end: index + time.length,
    })),
  );

/** The units that match the wording's first telling word, in sentences that hold all of them. */
function unitsSaying(wording: string, notes: NotesMeaning): NoteUnit[] {
  const [first = [], ...others] = tellingOf(wording).map((find) => find(notes));
  return first.filter(({ sentence }) =>
    others.every((units) => units.some((unit) => unit.sentence === sentence)),
  );
}

type Find = (notes: NotesMeaning) => NoteUnit[];

/** How each telling word or phrase of a wording is found; if all its words are quiet, each of them. */
function tellingOf(wording: string): Find[] {
  const { concepts, isQuiet, kinds } = lexicon();
  const tokens = lemmas(wording.toLowerCase()).filter(({ kind }) => kind === "word");
  const isAllQuiet = tokens.every(({ text }) => isQuiet(text));
  const found: Find[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const match = concepts.match(tokens, at);
    const text = tokens[at]?.text ?? "";
    if (match) {
      const ids = match.value.flatMap(({ id }) => [id, ...(kinds.get(id) ?? [])]);
      found.push(({ byConcept }) => ids.flatMap((id) => byConcept.get(id) ?? []));
      at = match.end - 1;
    } else if (isAllQuiet || !isQuiet(text)) found.push(({ byForm }) => byForm.get(text) ?? []);
  }
  return found;
}

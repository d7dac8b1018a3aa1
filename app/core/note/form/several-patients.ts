import { tellsOfSeveral } from "./patient-items.ts";

/** Whether notes are about more than one patient. People who only accompany one are not patients. */
export const hasSeveralPatients = (text: string): boolean =>
  hasTwoPlaces(text) || tellsOfSeveral(text, visitorsIn(text));

/** Two rooms or beds, each with somebody that the other does not have. For a patient who was moved, one bed counts. */
function hasTwoPlaces(text: string): boolean {
  const places = [...text.matchAll(PLACE)].filter(({ index }) => !isGoneTo(text, index));
  if (new Set(places.map(nameOf)).size < 2) return false;
  const people = new Map<string, Set<string>>();
  for (const person of peopleIn(text)) {
    const nearest = Math.min(...places.map((place) => distance(place, person.at)));
    const place = places.find((one) => distance(one, person.at) === nearest);
    const name = place ? nameOf(place) : "";
    people.set(name, (people.get(name) ?? new Set()).add(person.key));
  }
  const groups = [...people.values()];
  return groups.some((one, at) => groups.slice(at + 1).some((other) => areApart(one, other)));
}

const nameOf = ([, name = ""]: RegExpExecArray): string => name.toLowerCase();

const PLACE = /\b(?:rm|room|bed)\s*(?:no\.?|#)?\s*(\d+[a-d]?)\b/gi;
const NAME = /\b(?:[Mm]rs?|MRS?|[Mm]iss|MISS|[Mm]s|MS|[Mm]x)\.?\s+(\p{Lu}[\p{L}'’-]+)/gu;
const AGE = /\b(\d{1,3}) ?(?:yo ?|y\/o ?)?[MF]\b(?! ?(?:foley|cath|fr\b|ng|tube|drain))/g;

/** A place that somebody went to, or that is not the patient's own: "moved to bed 12", "wandered into room 4". */
const GONE_TO =
  /\b(?:to|from|into|in(?: the)? next|near|by|opposite|beside|swapped|via|for|of|pt in|patient in|person in|resident in) (?:the )?$/i;
const isGoneTo = (text: string, at: number): boolean => GONE_TO.test(text.slice(Math.max(0, at - 24), at));

/** People who share the room, visit or work there. */
const ALONG =
  /\b(?:wife|husband|partner|spouse|son|daughter|mother|father|mum|mom|dad|sister|brother|niece|nephew|friend|carer|nok|visitor|room ?-?mate|neighbou?r|other (?:patient|pt)|next bed|shar(?:es?|ing|ed)\b[^.;\n]{0,12}|nurse|physio|ot|social worker|formerly|n[ée]e|aka|by|with|told|called|informed|notified|spoke to)(?: is)?[,:( ]* ?(?:(?:mr|mrs|miss|ms|mx)\.? [\p{L}'’-]+,? )?$/iu;
const ALONG_AFTER =
  /^[,( ]+(?:his |her |the |their )?(?:wife|husband|partner|son|daughter|mother|father|sister|brother|friend|carer|nok|visitor|room ?-?mate|neighbou?r|nurse|physio|ot\b|social worker|consultant|surgeon|registrar)/i;

/** The surnames of people who accompany the patient, in lower case. */
const visitorsIn = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(NAME)].filter((match) => isAlong(text, match)).map(([, key = ""]) => key.toLowerCase()),
  );

/** Whether a name or an age in the text is that of somebody who accompanies the patient. */
export function isAlong(text: string, { 0: found, index }: Pick<RegExpExecArray, 0 | "index">): boolean {
  const after = text.slice(index + found.length, index + found.length + 40);
  return ALONG.test(text.slice(Math.max(0, index - 60), index)) || ALONG_AFTER.test(after);
}

function* peopleIn(text: string): Generator<{ key: string; at: number }> {
  for (const match of [...text.matchAll(NAME), ...text.matchAll(AGE)]) {
    if (isAlong(text, match)) continue;
    const { 1: key = "", index } = match;
    yield { key: key.toLowerCase(), at: index };
  }
}

/** Somebody belongs to the place named before, unless another place follows at once. */
function distance({ 0: words, index }: RegExpExecArray, at: number): number {
  return at > index ? at - index - words.length : index - at;
}

const areApart = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.difference(other).size > 0 && other.difference(one).size > 0;

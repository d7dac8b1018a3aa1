import type { Mark } from "../../statement.ts";
import { type Comparison, clauseText, conflict, stretchText } from "../comparison.ts";
import type { NotesMeaning, NoteUnit } from "../notes-meaning.ts";
import type { MeaningUnit } from "../read-meaning.ts";

/** The status of a medicine, a test or a visit, as a list charts it in a word; what is awaited may have been sent. */
type Status = "done" | "sent" | "tocome" | "awaited" | "withheld" | "undone" | "negative" | "positive";

const SENT = "sent|taken|collected|drawn|obtained|submitted";
const DONE =
  "given|administered|done|seen|reviewed|back|available|resulted|started|commenced|replaced|attended|performed|completed|assessed|received";
const LATER =
  "be [a-z]+|see|review|r\\/v|collect|call|ring|visit|attend|come|give|send|follow|try|assess|start|repeat|chase";

const words = (alternatives: string) => new RegExp(`\\b(?:${alternatives})\\b`, "gi");

/** In this order, since "not given" contains "given". */
const WORDS: readonly [Status, RegExp][] = [
  ["awaited", words("not (?:yet )?(?:been )?(?:back|avail\\w*|resulted|reported)")],
  ["tocome", words(`(?:not yet|yet to)(?: been| be)?(?: (?:${SENT}|${DONE}))?`)],
  [
    "undone",
    new RegExp(`(?:\\b(?:not|never)|n['’]t) (?:been )?(?:${SENT}|${DONE}|charted|needed|required)\\b`, "gi"),
  ],
  ["undone", words("no (?:reply|answer|response)")],
  ["awaited", words("pending|await\\w*|outstanding")],
  [
    "tocome",
    words(
      `(?:is |are )?due|booked|scheduled|tomorrow|tmrw|for (?:mane|tomorrow|am|pm)|(?:to|will) (?:${LATER})`,
    ),
  ],
  [
    "withheld",
    words(
      "left (?:it |this |that )?out|skipped|held|withheld|w\\/h|omitted|refused|declined|cancelled|canceled|spat out",
    ),
  ],
  ["negative", /\b(?:negative|neg)\b|-ve\b/gi],
  ["positive", /\b(?:positive|pos)\b|\+ve\b/gi],
  ["sent", words(SENT)],
  ["done", words(`${DONE}|took|saw|came|arrived|rang|responded|visited|running|infusing`)],
];

const ANY = new RegExp(WORDS.map(([, pattern]) => pattern.source).join("|"), "i");

/** Statuses that cannot hold at the same time. */
const EXCLUDED: Record<Status, readonly Status[]> = {
  done: ["tocome", "awaited", "withheld", "undone"],
  sent: ["tocome", "withheld", "undone"],
  tocome: ["done", "sent", "withheld", "negative", "positive"],
  awaited: ["done", "withheld", "negative", "positive"],
  withheld: ["done", "sent", "tocome"],
  undone: ["done", "sent"],
  negative: ["positive", "tocome", "awaited"],
  positive: ["negative", "tocome", "awaited"],
};

/**
 * A listed thing that is given, due, held, awaited or negative in the statement, while the notes chart another of these
 * wherever they name it: "MSU sent, sputum to collect" and "sputum sent".
 */
export function conflictsOfChartedStatus(comparison: Comparison): Mark[] {
  const { meaning, notes } = comparison;
  if (!ANY.test(meaning.text)) return [];
  return [...Map.groupBy(meaning.units, ({ piece }) => piece).values()].flatMap((units) => {
    const [first, last] = [units[0], units.at(-1)];
    if (!first || !last || units.length > LONGEST || !units.some(isSubject)) return [];
    const own = statusesIn(meaning.text.slice(first.start, last.end));
    const [status, further] = own;
    if (!status || further) return [];
    const subjects = units.filter(isSubject);
    const placesOf = (unit: MeaningUnit) => comparison.places.get(unit) ?? [];
    const isOther = (unit: MeaningUnit) => isCharted(notes, placesOf(unit), status);
    // "VDRL and HIV are negative" covers both.
    const at = RESULTS.has(status)
      ? subjects.find(isOther)
      : subjects.every(isOther)
        ? subjects[0]
        : undefined;
    const [place] = at ? placesOf(at) : [];
    return at && place ? [conflict({ start: at.start, end: last.end }, clauseText(comparison, place))] : [];
  });
}

const RESULTS: ReadonlySet<Status> = new Set(["negative", "positive"]);

/** In words; the length of a stretch that charts one thing. */
const LONGEST = 9;
const MOST_PLACES = 6;

/** Whether every place of the notes charts the thing, each in a way that excludes the status. */
function isCharted(notes: NotesMeaning, places: readonly NoteUnit[], status: Status): boolean {
  if (places.length === 0 || places.length > MOST_PLACES) return false;
  return places.every((place) => {
    const statuses = statusesOf(notes, place);
    return statuses.length > 0 && statuses.every((other) => EXCLUDED[status].includes(other));
  });
}

/** What is charted in the clause of a thing and in those after it that name no other. */
function statusesOf(notes: NotesMeaning, place: NoteUnit): Status[] {
  const found: Status[] = [];
  for (let clause = place.clause; clause < place.clause + MOST_CLAUSES; clause++) {
    const units = notes.byClause.get(clause) ?? [];
    const isOwn = clause === place.clause;
    if (isOwn && units.length > LONGEST) return [];
    const first = units.find(({ isQuiet, fact }) => !isQuiet && (fact === null || fact.startsWith("drug:")));
    const isOther = units[0]?.sentence !== place.sentence || (first !== undefined && isThing(first));
    if (!isOwn && (isOther || units.length > LONGEST || beginsLine(notes, units[0]))) return found;
    found.push(...statusesOfClause(notes, clause));
  }
  return found;
}

const MOST_CLAUSES = 4;

/** In a chart, a new line is about something else. */
function beginsLine(notes: NotesMeaning, first: NoteUnit | undefined): boolean {
  const before = first && notes.units[first.index - 1];
  return (
    first !== undefined &&
    before?.field === first.field &&
    /\n/.test(stretchText(notes, [{ ...before, start: before.end }, first]))
  );
}

/** What each clause of the notes charts is cached with their reading, since every statement asks for it. */
const READ = new WeakMap<NotesMeaning, Map<number, Status[]>>();

function statusesOfClause(notes: NotesMeaning, clause: number): Status[] {
  const known = READ.get(notes) ?? new Map<number, Status[]>();
  READ.set(notes, known);
  const statuses = known.get(clause) ?? statusesIn(stretchText(notes, notes.byClause.get(clause) ?? []));
  known.set(clause, statuses);
  return statuses;
}

function statusesIn(text: string): Status[] {
  const found = new Set<Status>();
  if (!ANY.test(text)) return [];
  let rest = text;
  for (const [status, words] of WORDS)
    rest = rest.replace(words, () => {
      found.add(status);
      return ";";
    });
  return [...found];
}

/** Begins a mention of something else. */
const isThing = (unit: MeaningUnit): boolean =>
  isSubject(unit) ||
  (unit.fact === null &&
    !unit.isQuiet &&
    unit.cues.length === 0 &&
    (unit.concepts.length === 0 ||
      unit.concepts.some(({ class: name }) => name === "finding" || name === "body")));

/** A medicine, a test, a device, somebody who is to come. */
function isSubject({ fact, concepts, isQuiet, cues }: MeaningUnit): boolean {
  if (fact !== null) return fact.startsWith("drug:");
  if (isQuiet || cues.length > 0) return false;
  return concepts.some(({ class: name, id }) => SUBJECTS.has(name) && !NO_SUBJECTS.has(id));
}

const SUBJECTS: ReadonlySet<string> = new Set([
  "care",
  "device",
  "staff",
  "relative",
  "condition",
  "finding",
]);
/** Words for an act or a person, not for the thing that is charted. */
const NO_SUBJECTS = new Set(["nurse", "appointment", "dose", "medication", "consult"]);

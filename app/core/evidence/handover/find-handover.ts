import type { NotesMeaning, NoteUnit } from "../meaning/notes-meaning.ts";
import type { HeardWords } from "../second-reading.ts";
import type { SourceIndex } from "../source-index.ts";
import type { HeardItem, NotStated } from "../statement.ts";
import type { SourceField, Span } from "../text/source.ts";
import type { HandoverItem } from "./handover-item.ts";
import { HANDOVER_ITEMS } from "./handover-items.ts";
import { isNotDoneYet } from "./not-done-yet.ts";

/** For each item of a handover, in order, the places in the notes that say it, at most three. */
export function findHandover(
  index: SourceIndex,
  notes: NotesMeaning,
  sources: readonly SourceField[],
): HeardItem[] {
  const byMeaning = unitsByMeaning(notes);
  const joined = sources.map((source) => ({ ...source, text: withLettersJoined(source.text) }));
  return HANDOVER_ITEMS.map((item) => {
    const places = new Map<string, Span>();
    for (const place of placesIn(index, byMeaning, { notes, sources, joined, item })) {
      const key = `${place.field}:${place.start}`;
      if (!places.has(key)) places.set(key, place);
      if (places.size === MOST_PLACES) break;
    }
    return { id: item.id, label: item.label, places: [...places.values()] };
  });
}

type Asked = {
  notes: NotesMeaning;
  sources: readonly SourceField[];
  /** The sources with single spaced letters joined. */
  joined: readonly SourceField[];
  item: HandoverItem;
};

/** One after the other, since a few are enough. */
function* placesIn(
  index: SourceIndex,
  byMeaning: ReadonlyMap<string, NoteUnit[]>,
  { notes, sources, joined, item }: Asked,
): Generator<Span> {
  for (const places of [
    placesOfValues(index, item),
    placesOfThings(notes, byMeaning, item),
    placesOfWordings(joined, item),
  ])
    for (const place of places) if (isMeant(notes, item, place)) yield place;
  yield* placesOfFields(sources, item);
}

/** Letters around a place that may contradict it. */
const AROUND = 40;

/** Whether nothing across the place, or around it in its sentence, says that the item is not meant or not known. */
function isMeant({ texts }: NotesMeaning, item: HandoverItem, { field, start, end }: Span): boolean {
  const { unless, isNot, isUnknown, isSaidUndone = false } = item;
  const text = texts.get(field) ?? "";
  const own = text.slice(start, end);
  if (isNot?.test(own)) return false;
  const before = text.slice(Math.max(0, start - AROUND), start).replace(/^.*(?:[;\n]|\.(?!\d))/s, "");
  const after = text.slice(end, end + AROUND).replace(/(?:[;\n]|\.(?!\d)).*$/s, "");
  if (!isSaidUndone && isNotDoneYet(before, own, after)) return false;
  const around = before + own + after;
  if (isUnknown?.test(around)) return false;
  const last = before.length + own.length;
  if (unless === undefined) return true;
  for (const { start: from, end: to } of foundBy(unless, around))
    if (from < last && to > before.length) return false;
  return true;
}

/** Each match of a pattern in a text; `matchAll` would copy the pattern each time, which costs more than the search. */
function* foundBy(pattern: RegExp, text: string): Generator<{ start: number; end: number }> {
  let from = 0;
  while (from <= text.length) {
    pattern.lastIndex = from;
    const found = pattern.exec(text);
    if (found === null) return;
    const end = found.index + found[0].length;
    yield { start: found.index, end };
    from = Math.max(end, found.index + 1);
  }
}

const MOST_PLACES = 3;

function placesOfValues({ terms }: SourceIndex, { measures = [], drugs = false }: HandoverItem): Span[] {
  return terms
    .filter(
      ({ kind, anchor, isLabel }) =>
        !isLabel &&
        ((kind === "number" && measures.includes(anchor.measure ?? "")) || (drugs && kind === "drug")),
    )
    .map(({ field, start, end }) => ({ field, start, end }));
}

/** A thing that is only possible, or that concerns a relative, has not been heard. */
function placesOfThings(
  { cues }: NotesMeaning,
  byMeaning: ReadonlyMap<string, NoteUnit[]>,
  { concepts = [], classes = [], except = [] }: HandoverItem,
): Span[] {
  const units = [...concepts, ...classes.map((name) => `class:${name}`)].flatMap(
    (key) => byMeaning.get(key) ?? [],
  );
  return [...new Set(units)]
    .filter(({ concepts: own }) => !own.some(({ id }) => except.includes(id)))
    .sort((a, b) => a.index - b.index)
    .filter(({ clause }) => {
      const there = cues.get(clause);
      return classes.includes("relative") || !(there?.has("family") || there?.has("doubt"));
    })
    .map(({ field, start, end }) => ({ field, start, end }));
}

/** The units of the notes by the names and classes of their concepts. */
function unitsByMeaning({ units }: NotesMeaning): Map<string, NoteUnit[]> {
  const found = new Map<string, NoteUnit[]>();
  const add = (key: string, unit: NoteUnit) => {
    const known = found.get(key);
    if (known) known.push(unit);
    else found.set(key, [unit]);
  };
  for (const unit of units)
    for (const { id, class: name } of unit.concepts) {
      add(id, unit);
      add(`class:${name}`, unit);
    }
  return found;
}

function* placesOfWordings(joined: readonly SourceField[], { patterns = [] }: HandoverItem): Generator<Span> {
  for (const { name, text } of joined)
    for (const pattern of patterns)
      for (const place of foundBy(pattern, text)) yield { field: name, ...place };
}

/** "B P" as " BP", of the same length: speech recognition writes letters separately. */
const withLettersJoined = (text: string): string =>
  text.replace(/(?<![\p{L}\d'])[A-Z](?: [A-Z])+(?![\p{L}\d'])/gu, (letters) =>
    letters.replace(/ /g, "").padStart(letters.length),
  );

/** The content of a field with that name needs no word that says so. */
function placesOfFields(sources: readonly SourceField[], { fields = [] }: HandoverItem): Span[] {
  return sources
    .filter(({ label, text }) => fields.includes(label) && text.trim() !== "")
    .map(({ name, text }) => ({ field: name, start: 0, end: text.length }));
}

type Quotes = { find: (quote: string) => Span | null; typed: readonly SourceField[] };

/** The items of one input, found when they are first asked for; what a second reader heard then replaces them. */
export function openHandover(find: () => HeardItem[], quotes: Quotes) {
  let found: HeardItem[] | null = null;
  const items = () => {
    found ??= find();
    return found;
  };
  return {
    items,
    hear(said: readonly HeardWords[]): void {
      found = heardAgain(items(), said, quotes);
    },
  };
}

/**
 * The items as a second reader heard them, at the places that the rules found or else at the words that the reader
 * quotes. Items that have a form field of their own stay heard, and a quote that is not in the notes leaves its item to
 * the rules.
 */
function heardAgain(
  items: readonly HeardItem[],
  said: readonly HeardWords[],
  { find, typed }: Quotes,
): HeardItem[] {
  const claimed = new Map(said.map(({ id, words }) => [id, words]));
  return items.map((item) => {
    const words = claimed.get(item.id);
    const place = words === undefined || item.places.length > 0 ? null : find(words);
    if (place) return { ...item, places: [place] };
    const own = HANDOVER_ITEMS.find(({ id }) => id === item.id);
    return words === undefined && own ? { ...item, places: [...placesOfFields(typed, own)] } : item;
  });
}

/** The items without a place, then what was left open. */
export function notStatedIn(items: readonly HeardItem[], sources: readonly SourceField[]): NotStated[] {
  const missing = items.filter(({ places }) => places.length === 0).map(({ id, label }) => ({ id, label }));
  const open = findOpenEnds(sources).map(({ kind, text, place }, at) => ({
    id: `${kind}-${at}`,
    label: text,
    kind,
    places: [place],
  }));
  return [...missing, ...open];
}

/** What a nurse left open in her own words, and tasks without a person or a time. */
type OpenEnd = { kind: "question" | "task"; text: string; place: Span };

function findOpenEnds(sources: readonly SourceField[]): OpenEnd[] {
  return sources.flatMap(({ name, text }) =>
    sentencesIn(text).flatMap(({ start, end }): OpenEnd[] => {
      const sentence = text.slice(start, end);
      const place = { field: name, start, end };
      if (QUESTION.test(sentence)) return [{ kind: "question", text: sentence, place }];
      const isLoose = TASK.test(sentence) && !(OWNER.test(sentence) && TIME.test(sentence));
      return isLoose ? [{ kind: "task", text: sentence, place }] : [];
    }),
  );
}

/** Sentences and lines; a question mark stays with its question. */
function sentencesIn(text: string): { start: number; end: number }[] {
  // "?cath lab" is a doubt about what follows, and ends nothing.
  return [...text.matchAll(/[^\s.?!\n](?:[^.?!\n]|\.(?=\d)|(?<=\s)\?(?=[\p{L}\d]))*\??/gu)].map(
    ({ 0: sentence, index }) => ({
      start: index,
      end: index + sentence.trimEnd().length,
    }),
  );
}

const QUESTION =
  /\b(?:not sure|unsure|don'?t know|do not know|unclear|not clear|can'?t (?:remember|recall)|need to clarify|to be clarified|not certain|i think\b[^.]*\?|wonder(?:ing)? (?:if|whether)|has anyone|did (?:anyone|we|they))\b|\?\s*$/i;
const TASK =
  /(?<!\bnot )\b(?:needs? (?:to be|a|an|another|further|review|doing|changing|checking)|need to|to be (?:done|given|checked|changed|sent|reviewed|taken|removed|repeated|booked|arranged|chased|ordered)|still to|please|chase|follow[- ]?up (?:on|with)|due\b|recheck|(?<!\b(?:on|the|by) (?:the )?)repeat|must be)\b/i;
/** In "will recheck in 30 minutes" the writer is the owner. */
const OWNER =
  /^will\b|\b(?:md|dr|doctor|physician|team|nurse|rn|charge|i'?ll|i will|we'?ll|we will|day shift|night shift|days|nights|physio|pt|ot|rt|slp|pharmacy|pharmacist|lab|surgeon|consultant|registrar|family|daughter|son|wife|husband|mother|father|mum|mom|dad|social work\w*|case manager|dietitian|urology|cardiology|renal|neuro\w*|ortho\w*|gp|pcp|provider|hospitalist|resident|np|pa)\b/i;
const TIME =
  /\b(?:\d{3,4}\b|\d{1,2}(?::\d{2})? ?(?:am|pm)|at \w+|by \w+|in \d+|in (?:an|one|two|the) \w+|q\d+|every|hourly|daily|bd|bid|tds|tid|today|tonight|tomorrow|tmrw|morning|afternoon|evening|overnight|midnight|noon|midday|before|after|until|once|when|next (?:shift|week|dose|round)|this shift|now|asap|stat|mon|tues|wednes|thurs|fri|satur|sun)/i;

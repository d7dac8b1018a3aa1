import { WEAK_WORDS } from "../lexicon/concepts/plain.ts";
import { isOneEdit } from "../lexicon/drugs.ts";
import { lemma, rootOf } from "../text/lemma.ts";
import { type ClinicalConcept, IDIOM, lexicon } from "./lexicon.ts";
import type { NotesMeaning, NoteUnit } from "./notes-meaning.ts";
import { isOrdinaryWord } from "./ordinary.ts";
import type { MeaningUnit } from "./read-meaning.ts";

/** Whether a new word says more than the notes ("tells"), or is only another wording ("reworded"). */
type TellingWeight = "tells" | "reworded" | "quiet";

/**
 * The places in the notes that say the unit: the same thing, one of its kind, or a word of its family; null when the
 * notes do not say it at all.
 */
export function findInNotes(notes: NotesMeaning, unit: MeaningUnit): NoteUnit[] | null {
  const whole = findConcepts(notes, unit.concepts) ?? findWords(notes, unit.forms);
  if (whole) return whole;
  return unit.forms.length > 1 ? findParts(notes, unit.forms) : misspelt(notes, unit);
}

/** How much a unit says beyond the notes. */
export function tellingWeight(unit: MeaningUnit): TellingWeight {
  if (unit.fact !== null || unit.isQuiet) return "quiet";
  if (unit.concepts.some(({ id }) => id === IDIOM)) return "quiet";
  if (unit.concepts.length > 0) {
    if (unit.concepts.some(({ id }) => OUTCOMES.has(id))) return "tells";
    const isPlain = unit.concepts.every((concept) => concept.isPlain);
    return isPlain || (unit.forms.length === 1 && isWeak(unit.forms[0] ?? "")) ? "reworded" : "tells";
  }
  return unit.forms.every(isOrdinaryWord) ? "reworded" : "tells";
}

/** Outcomes: never plain, since no statement may introduce one. */
const OUTCOMES = new Set([
  "improve",
  "resolve",
  "worsen",
  "effective",
  "ineffective",
  "tolerate",
  "succeed",
  "fail",
]);

let weak: Set<string> | null = null;

/** Whether a listed word also has an everyday sense. */
function isWeak(form: string): boolean {
  weak ??= new Set(WEAK_WORDS.trim().split(/\s+/).map(lemma));
  return weak.has(form);
}

function findConcepts(notes: NotesMeaning, concepts: readonly ClinicalConcept[]): NoteUnit[] | null {
  const same = concepts.flatMap(({ id }) => notes.byConcept.get(id) ?? []);
  if (same.length > 0) return same;
  const special = concepts.flatMap(({ id }) => lexicon().kinds.get(id) ?? []);
  const kinds = special.flatMap((id) => notes.byConcept.get(id) ?? []);
  return kinds.length > 0 ? kinds : null;
}

function findWords(notes: NotesMeaning, forms: readonly string[]): NoteUnit[] | null {
  const words = forms.length === 1 ? forms : forms.filter((form) => !lexicon().isQuiet(form));
  if (words.length === 0) return null;
  if (words.every((form) => notes.byForm.has(form)))
    return words.flatMap((form) => notes.byForm.get(form) ?? []);
  const roots = words.map(rootOf);
  if (roots.every((root) => notes.byRoot.has(root)))
    return roots.flatMap((root) => notes.byRoot.get(root) ?? []);
  return null;
}

/** A phrase whose parts the notes have one by one: "dry mucous membranes" where a mucosa is dry. */
function findParts(notes: NotesMeaning, forms: readonly string[]): NoteUnit[] | null {
  const tokens = forms.map((text) => ({ text, start: 0, end: 0, kind: "word" as const }));
  const found: NoteUnit[] = [];
  for (let at = 0; at < tokens.length; ) {
    const rest = tokens.slice(at, at === 0 ? tokens.length - 1 : tokens.length);
    const part = lexicon().concepts.match(rest, 0);
    const end = at + (part?.end ?? 1);
    const own = forms.slice(at, end);
    const places = (part && findConcepts(notes, part.value)) ?? findWords(notes, own);
    if (!places && !own.every((form) => lexicon().isQuiet(form))) return null;
    found.push(...(places ?? []));
    at = end;
  }
  return found;
}

/** A word in the notes that differs by one typing error. */
function misspelt(notes: NotesMeaning, { forms: [form = ""], concepts }: MeaningUnit): NoteUnit[] | null {
  if (concepts.length > 0 || form.length < 6 || /\d/.test(form)) return null;
  for (const [other, units] of notes.byForm)
    if (other.length >= 5 && other[0] === form[0] && isOneEdit(form, other)) return units;
  return null;
}

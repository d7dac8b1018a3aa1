import type { parseStatement, Term } from "../facts/parsed-statement.ts";
import { CARRYING_WORDS, QUALIFIER_WORDS, SAME_LIMITS } from "../lexicon/concepts/qualifiers.ts";
import type { SourceIndex } from "../source-index.ts";
import type { CheckedStatement, LeftOut } from "../statement.ts";
import { lemma } from "../text/lemma.ts";
import type { Span } from "../text/source.ts";
import { lexicon } from "./lexicon.ts";
import type { NotesMeaning, NoteUnit } from "./notes-meaning.ts";
import { type MeaningUnit, meaningOf, type ReadMeaning } from "./read-meaning.ts";
import { openWordGroups, type WordGroups } from "./word-groups.ts";

/** A statement as it is compared with what it rests on. */
type Said = { statement: CheckedStatement; meaning: ReadMeaning; terms: readonly Term[] };

/**
 * Qualifiers in the notes that the statement about them lost: how severe, how often, how certain, on which side, in
 * which unit. Only words within what a statement rests on; what no statement touches is left out as a whole.
 * @param notes the notes as the statements were checked against
 */
export function findDropped(
  index: SourceIndex,
  notes: NotesMeaning,
  statements: readonly CheckedStatement[],
  parse: typeof parseStatement,
): LeftOut[] {
  const said = statements
    .filter(({ standing }) => standing !== "suggestion" && standing !== "computed")
    .map((statement) => {
      const reading = parse(statement.text);
      return { statement, meaning: meaningOf(reading), terms: reading.terms };
    });
  const all = idsOf(said.flatMap(({ meaning }) => meaning.units));
  const qualifiers = notes.units.flatMap((unit): LeftOut[] => {
    if (!isQualifier(unit)) return [];
    const touching = said.filter(({ statement }) => touches(statement, unit));
    if (touching.length === 0 || touching.some((one) => isCarried(notes, unit, one))) return [];
    if (
      unit.concepts.some(({ id }) => all.has(id)) &&
      touching.every(({ statement }) => statement.evidence.length === 0)
    )
      return [];
    return [qualifierOf(notes, unit)];
  });
  const rest = findUnrestated(notes, said).filter(
    ({ span }) => !qualifiers.some((one) => one.span.field === span.field && one.span.start === span.start),
  );
  return [...qualifiers, ...rest, ...findQuestions(notes, said), ...findBareNumbers(index, said)];
}

function qualifierOf(notes: NotesMeaning, { field, start, end }: Span): LeftOut {
  const text = (notes.texts.get(field) ?? "").slice(start, end);
  return { kind: "qualifier", text, span: { field, start, end } };
}

/**
 * Words in what a statement rests on that no list knows as qualifiers, and that nothing in it can stand for: all of the
 * statement's own words are there as well, so none of them is another wording for these.
 */
function findUnrestated(notes: NotesMeaning, said: readonly Said[]): LeftOut[] {
  return said.flatMap((one) => {
    const there = notes.units.filter((unit) => touches(one.statement, unit));
    const isThere = matcherOf(there);
    if (one.meaning.units.some((unit) => tells(unit) && !isThere(unit))) return [];
    return there
      .filter((unit) => tells(unit) && unit.end - unit.start > 1)
      .filter(
        (unit) => !said.some((other) => touches(other.statement, unit) && isCarried(notes, unit, other)),
      )
      .map((unit) => qualifierOf(notes, unit));
  });
}

const tells = ({ fact, isQuiet, forms }: MeaningUnit): boolean =>
  fact === null && !isQuiet && !forms.every((form) => CARRYING.has(form) || lexicon().isQuiet(form));

const CARRYING = new Set(CARRYING_WORDS.split(",").map((word) => lemma(word.trim())));

/** Whether a unit shares a word with one of these, means the same, or is its kind or its general term. */
function matcherOf(units: readonly MeaningUnit[]): (unit: MeaningUnit) => boolean {
  const forms = new Set(units.flatMap((unit) => unit.forms));
  const ids = idsOf(units);
  const kinds = new Set([...ids].flatMap((id) => lexicon().kinds.get(id) ?? []));
  return (unit) =>
    unit.forms.some((form) => forms.has(form)) ||
    unit.concepts.some(
      ({ id }) =>
        ids.has(id) || kinds.has(id) || (lexicon().kinds.get(id) ?? []).some((kind) => ids.has(kind)),
    );
}

/** What only a mark leaves open in the notes ("?fracture") and the statements about it say for certain. */
function findQuestions(notes: NotesMeaning, said: readonly Said[]): LeftOut[] {
  return [...notes.byClause].flatMap(([clause, units]): LeftOut[] => {
    const [first] = units;
    if (!first || !notes.cues.get(clause)?.has("doubt")) return [];
    if (units.some(({ cues }) => cues.includes("doubt"))) return [];
    const text = notes.texts.get(first.field) ?? "";
    const start = text.lastIndexOf("?", first.start);
    if (start < 0 || start < first.start - 2) return [];
    const span = { field: first.field, start, end: first.end };
    const touching = said.filter(({ statement }) => touches(statement, span));
    if (touching.length === 0 || touching.some(isHedged)) return [];
    return [{ kind: "qualifier", text: text.slice(start, first.end), span }];
  });
}

/** A word of doubt, other than one that waits for something, guards against it, or names who said it. */
const isHedged = ({ meaning }: Said): boolean =>
  meaning.units.some(
    ({ cues, forms }) => cues.includes("hedge") && !forms.some((form) => WAITING.has(form)),
  ) || meaning.text.includes("?");

const WAITING = new Set(
  "according await awaits awaiting awaited pending expected expect monitor watch risk prevent avoid sign signs raises raised raise"
    .split(" ")
    .map(lemma),
);

/** Numbers that the note gives without their unit. */
function findBareNumbers(index: SourceIndex, said: readonly Said[]): LeftOut[] {
  return index.terms.flatMap((term): LeftOut[] => {
    const unit = term.quantity?.unit;
    if (!unit || term.isLabel || isUnderstood(term)) return [];
    const touching = said.filter(({ statement }) => touches(statement, term));
    const equal = touching.flatMap(({ terms }) =>
      terms.filter(
        ({ quantity }) => quantity?.value === term.quantity?.value && quantity?.over === term.quantity?.over,
      ),
    );
    if (equal.length === 0 || equal.some(({ quantity }) => quantity?.unit)) return [];
    const { field, start, end } = term;
    return [{ kind: "unit", text: index.textOf(field).slice(start, end), span: { field, start, end } }];
  });
}

/** Units that the measure implies: a heart rate of 112, 98/54, 38.2 degrees, a saturation of 93. */
function isUnderstood({ anchor, quantity }: Term): boolean {
  const dimension = quantity?.unit?.dimension ?? "";
  const isUsual = [
    "beats/time",
    "breaths/time",
    "count/time",
    "celsius",
    "fahrenheit",
    "degrees",
    "percent",
    "month",
    "grade",
    "times",
  ].includes(dimension);
  return (
    isUsual || (dimension === "pressure" && quantity?.over !== null) || anchor.measure === "blood-pressure"
  );
}

/** Fields whose values change the meaning of a sentence; others only color it. */
const QUALIFYING = new Set(
  "severity,oftenness,direction,amountlevel,thickness,color,clarity,course,newness,side spread,location within,location level,location middle,location height,laterality words,time spread,sharpness,texture,wellcontrolled,dependency level,certaintyword,degree whole,expectedness,warmth,moisture,speed of care,permanence,priority,stage word".split(
    ",",
  ),
);

function isQualifier(unit: NoteUnit): boolean {
  if (unit.fact !== null) return false;
  if (unit.cues.includes("doubt") || unit.forms.some((form) => LIMITING.has(form))) return true;
  return !unit.isQuiet && unit.concepts.some(({ field }) => field !== null && QUALIFYING.has(field));
}

const LIMITING = new Set(QUALIFIER_WORDS.split(",").map((word) => lemma(word.trim())));

const touches = ({ evidence }: CheckedStatement, unit: Span): boolean =>
  evidence.some((span) => span.field === unit.field && span.start < unit.end && unit.start < span.end);

/** The same value, a word of its family, one of its kind; for doubt, any word of doubt. */
function isCarried(notes: NotesMeaning, unit: NoteUnit, { statement, meaning, terms }: Said): boolean {
  if (unit.cues.includes("doubt")) return isHedged({ statement, meaning, terms });
  const own = idsOf(meaning.units);
  const isNear = unit.concepts.some(
    ({ id }) => own.has(id) || (lexicon().kinds.get(id) ?? []).some((kind) => own.has(kind)),
  );
  const isGeneral = [...own].some((id) =>
    (lexicon().kinds.get(id) ?? []).some((kind) => unit.concepts.some((one) => one.id === kind)),
  );
  const isWritten = meaning.tokens.some(({ text }) => unit.forms.includes(text));
  const isFrequency =
    terms.some(({ kind }) => kind === "frequency") &&
    unit.concepts.some(({ field }) => field === "oftenness");
  return (
    isNear ||
    isGeneral ||
    isWritten ||
    isFrequency ||
    isSaidOtherwise(unit, meaning) ||
    isDeniedAround(notes, unit)
  );
}

/** "Except" for "apart from": another way to limit the statement. */
function isSaidOtherwise(unit: NoteUnit, { units }: ReadMeaning): boolean {
  limits ??= openWordGroups(
    SAME_LIMITS.trim()
      .split("\n")
      .map((line, at): [string, string] => [line, `${at}`]),
  );
  const own = limits([unit]).get(unit);
  return (
    own !== undefined &&
    [...limits(units).values()].some((groups) => [...groups.keys()].some((one) => own.has(one)))
  );
}

let limits: WordGroups | null = null;

/** "No severe pain" and "not very": a denial may drop the degree. */
const isDeniedAround = (notes: NotesMeaning, unit: NoteUnit): boolean =>
  unit.isDenied ||
  (notes.byClause.get(unit.clause) ?? []).some((one) => one.index === unit.index + 1 && one.isDenied);

const idsOf = (units: readonly MeaningUnit[]): Set<string> =>
  new Set(units.flatMap(({ concepts }) => concepts.map(({ id }) => id)));

import { lemma } from "../../../text/lemma.ts";
import { type Comparison, sayingPlaces, saysSomething } from "../../comparison.ts";
import type { Finding, Rule } from "../../finding.ts";
import type { NotesMeaning, NoteUnit } from "../../notes-meaning.ts";
import type { MeaningUnit } from "../../read-meaning.ts";

/** Rules to which such a denial seems misplaced. */
const OF_DENIALS: ReadonlySet<Finding["rule"]> = new Set<Rule | "negation" | "spelled">([
  "negation",
  "denial",
  "denialscope",
  "invented",
  "opposites",
  "order",
  "binding",
  "spelled",
]);

/**
 * The findings without those about an elliptical denial in the notes: "mild SOB on exertion, nil at rest" denies what
 * it named before, and "no shortness of breath at rest" says the same.
 */
export function withoutEllipticalDenials(comparison: Comparison, findings: readonly Finding[]): Finding[] {
  if (!findings.some(({ rule }) => OF_DENIALS.has(rule))) return [...findings];
  const { meaning, notes, sentences } = comparison;
  const isBorne = clausesInShort(notes, sentences).some(({ units, before }) => {
    const denied = meaning.units.filter((unit) => unit.isDenied && !unit.isQuiet);
    const rest = meaning.units.filter((unit) => !unit.isDenied && saysSomething(unit));
    const isThere = (unit: MeaningUnit, among: readonly NoteUnit[]) =>
      sayingPlaces(comparison, unit).some((place) => among.includes(place));
    const isNamed =
      denied.length > 0 && denied.every((unit) => isThere(unit, before) || isThere(unit, units));
    return (
      isNamed &&
      denied.some((unit) => isThere(unit, before)) &&
      meaning.units.some((unit) =>
        units.some(saysSomething) ? isThere(unit, units.filter(saysSomething)) : isSameWord(unit, units),
      ) &&
      rest.every((unit) => isThere(unit, units) || isThere(unit, before))
    );
  });
  return isBorne ? findings.filter(({ rule }) => !OF_DENIALS.has(rule)) : [...findings];
}

/** Stretches of the notes that name nothing and deny what the previous one names: "nil before", "none since lunch". */
function clausesInShort(
  notes: NotesMeaning,
  sentences: ReadonlySet<number>,
): { units: readonly NoteUnit[]; before: readonly NoteUnit[] }[] {
  return [...sentences].flatMap((sentence) => {
    const clauses = new Set((notes.bySentence.get(sentence) ?? []).map(({ clause }) => clause));
    return [...clauses].flatMap((clause) => {
      const [denial, next] = notes.byClause.get(clause) ?? [];
      const before = notes.byClause.get(clause - 1) ?? [];
      const isShort =
        denial !== undefined && isBare(denial) && next !== undefined && LINKS.has(next.forms[0] ?? "");
      return isShort && before[0]?.sentence === sentence
        ? [{ units: (notes.byClause.get(clause) ?? []).slice(1), before }]
        : [];
    });
  });
}

const isBare = ({ forms: [form = ""] }: MeaningUnit): boolean => form === "nil" || form === "none";
const LINKS = new Set(
  "at since before after on during until now today overnight this when with".split(" ").map(lemma),
);

/** "Before" where the notes have nothing but a "before". */
const isSameWord = ({ forms: [form = ""] }: MeaningUnit, units: readonly NoteUnit[]): boolean =>
  LINKS.has(form) && units.some((unit) => unit.forms[0] === form);

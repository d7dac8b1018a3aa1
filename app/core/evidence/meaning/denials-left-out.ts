import type { parseStatement } from "../facts/parsed-statement.ts";
import type { CheckedStatement, LeftOut } from "../statement.ts";
import type { Span } from "../text/source.ts";
import { isDenying, isNot } from "./frames/denials/denied.ts";
import type { NotesMeaning, NoteUnit } from "./notes-meaning.ts";
import { type MeaningUnit, meaningOf } from "./read-meaning.ts";

/** What the statements about a stretch of the notes do with its denials. */
type DenialsInNote = {
  /** Whether a statement makes a denial of the notes in other words: "denies CP" for "no chest pain". */
  isCarried(left: LeftOut): boolean;
  /** "…, not done yet": what the notes say is undone and the statements about it do not. */
  undone(): LeftOut[];
};

/** @param notes the notes as the statements were checked against */
export function openDenials(
  notes: NotesMeaning,
  statements: readonly CheckedStatement[],
  parse: typeof parseStatement,
): DenialsInNote {
  const said = statements.map((statement) => ({ statement, units: meaningOf(parse(statement.text)).units }));
  const about = (span: Span) =>
    said
      .filter(({ statement }) => statement.evidence.some((one) => touches(one, span)))
      .map(({ units }) => units);
  return {
    isCarried: ({ kind, span }) => {
      if (kind !== "negation") return false;
      const denied = notes.units.filter((unit) => touches(unit, span) && unit.concepts.length > 0);
      const saysSo = (unit: MeaningUnit) => unit.isDenied && denied.some((other) => isSameThing(unit, other));
      return about(span).some((units) => units.some(saysSo));
    },
    undone: () =>
      [...notes.byClause.values()].flatMap((units): LeftOut[] => {
        const [first] = units;
        if (!first || !isUndone(units)) return [];
        const span = { field: first.field, start: first.start, end: units.at(-1)?.end ?? first.end };
        const around = notes.bySentence.get(first.sentence) ?? [];
        const there = about({ ...span, start: around[0]?.start ?? span.start });
        if (there.length === 0 || there.some((own) => own.some(leavesOpen))) return [];
        const text = (notes.texts.get(span.field) ?? "").slice(span.start, span.end);
        return [{ kind: "qualifier", text, span }];
      }),
  };
}

const touches = (one: Span, other: Span): boolean =>
  one.field === other.field && one.start < other.end && other.start < one.end;

const isSameThing = (unit: MeaningUnit, other: MeaningUnit): boolean =>
  unit.concepts.some(({ id }) => other.concepts.some((one) => one.id === id));

/** A clause that only denies what comes before it. */
const isUndone = (units: readonly NoteUnit[]): boolean =>
  units.some(isNot) &&
  units.some(({ forms: [form = ""] }) => UNDONE.test(form)) &&
  units.every((unit) => unit.isQuiet || unit.forms.some((form) => UNDONE.test(form)));

const UNDONE = /^(?:done|yet|back|seen|start|sent|giv|took|taken|been|happen|arriv)/;

const leavesOpen = (unit: MeaningUnit): boolean =>
  isNot(unit) || isDenying(unit) || unit.forms.some((form) => OPEN.test(form));

const OPEN = /^(?:pend|await|due|outstand|yet|still)/;

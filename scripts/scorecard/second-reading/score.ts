import type { SecondReading } from "#app/core/evidence/second-reading.ts";
import { atLeast, atMost, type Line, type Section, withoutThreshold } from "#scripts/scorecard/section.ts";
import { type Item, itemsOf, keyOf, openNotes } from "./items.ts";
import { readReadings } from "./readings.ts";

type Options = { sets: string; data: string; readings: string };

/**
 * What the page shows after a second reader has judged what the rules leave open, by a model's recorded readings. Null
 * unless the whole set is recorded: a part would not represent it.
 */
export function scoreSecondReading({ sets, data, readings: path }: Options): Section | null {
  const readings = readReadings(path);
  const checked = itemsOf(sets, data).map((item) => ({ ...item, ...checkedWith(readings, item) }));
  if (checked.length === 0 || checked.some(({ isAsked, isRead }) => isAsked && !isRead)) return null;
  const of = (label: Item["label"]) => checked.filter((item) => item.label === label);
  const examples = [
    ...of("changed").flatMap(({ isAmber, statement }) => (isAmber ? [] : [`missed: ${statement}`])),
    ...[...of("faithful"), ...of("paraphrase"), ...of("recorded")].flatMap(({ isAmber, statement }) =>
      isAmber ? [`false alarm: ${statement}`] : [],
    ),
  ];
  const [facts, meanings] = [
    of("changed").filter(({ kind }) => kind === "fact_changes"),
    of("changed").filter(({ kind }) => kind !== "fact_changes"),
  ];
  const lines = [
    ...(facts.length > 0 ? [amber(facts, "changed facts are amber", 0.99)] : []),
    ...(meanings.length > 0
      ? [amber(meanings, "changed meanings together are amber", 0.9), weakest(meanings)]
      : []),
    ...faithful(of("faithful"), "faithful statements beside a changed one", null),
    ...faithful(of("paraphrase"), "faithful paraphrases", 0.03),
    ...faithful(of("recorded"), "statements of recorded answers", 0.02),
    askedLine(checked),
  ];
  return { title: "Meaning, with a second reader", lines, examples };
}

type Checked = Item & { isAmber: boolean; isDotted: boolean; isAsked: boolean; isRead: boolean };

function checkedWith(readings: ReadonlyMap<string, SecondReading>, item: Item) {
  const draft = { text: item.statement, quotes: item.quotes, isSuggestion: false };
  const checker = openNotes(item.notes);
  const isAsked = checker.isOpen(draft);
  const reading = isAsked ? readings.get(keyOf(item)) : undefined;
  const { standing, marks = [] } = checker.checkStatement(draft, reading);
  return {
    isAmber: standing === "not_in_notes",
    isDotted: standing === "supported" && marks.length > 0,
    isAsked,
    isRead: reading !== undefined,
  };
}

const count = (items: readonly Checked[], key: "isAmber" | "isDotted" | "isAsked" | "isRead"): number =>
  items.filter((item) => item[key]).length;

const amber = (items: readonly Checked[], label: string, least: number): Line =>
  atLeast(label, count(items, "isAmber"), items.length, least);

/** The kind of change that is caught least often. */
function weakest(changes: readonly Checked[]): Line {
  const kinds = [...Map.groupBy(changes, ({ kind }) => kind)].map(([kind, items]) => ({
    kind,
    items,
    seen: count(items, "isAmber"),
  }));
  const [worst] = kinds.sort((a, b) => a.seen / a.items.length - b.seen / b.items.length);
  return atLeast(
    `the weakest kind of change (${worst?.kind.replaceAll("_", " ") ?? "none"})`,
    worst?.seen ?? 0,
    worst?.items.length ?? 0,
    0.75,
  );
}

function faithful(items: readonly Checked[], label: string, most: number | null): Line[] {
  if (items.length === 0) return [];
  const [shown, dotted] = [count(items, "isAmber"), count(items, "isDotted")];
  const line =
    most === null
      ? withoutThreshold(`${label} shown amber`, shown, items.length)
      : atMost(`${label} in amber`, shown, items.length, most);
  return [line, atMost(`${label} with a dotted word`, dotted, items.length, 0.2)];
}

const askedLine = (items: readonly Checked[]): Line =>
  withoutThreshold("of all statements are read a second time", count(items, "isAsked"), items.length);

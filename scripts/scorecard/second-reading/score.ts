import type { HeardWords, SecondReading } from "#app/core/evidence/second-reading.ts";
import { readLabels } from "#scripts/scorecard/meaning-sets.ts";
import { atLeast, atMost, type Line, type Section, withoutThreshold } from "#scripts/scorecard/section.ts";
import { type Item, itemsOf, keyOf, openNotes } from "./items.ts";
import { readListenings, textKey } from "./listening.ts";
import { readReadings } from "./readings.ts";

type Options = { sets: string; data: string; readings: string; listenings: string };

/**
 * What the page shows after a second reader has judged what the rules leave open and named the handover items that it heard,
 * by a model's recorded answers. Null if nothing is recorded, or not for the whole set: a part would not represent it.
 */
export function scoreSecondReading({ sets, data, readings, listenings }: Options): Section | null {
  const { lines, examples } = scoreReadings(sets, data, readReadings(readings));
  const all = [...lines, ...listeningLines(readLabels(sets, data), readListenings(listenings))];
  return all.length === 0 ? null : { title: "Meaning, with a second reader", lines: all, examples };
}

/** Items of handovers as a nurse hears them, beside what the page shows of them; none where a text is not recorded. */
function listeningLines(
  labelled: readonly { text: string; heard: Record<string, string> }[],
  listenings: ReadonlyMap<string, HeardWords[]>,
): Line[] {
  let [both, either] = [0, 0];
  for (const { text, heard } of labelled) {
    const said = listenings.get(textKey(text));
    if (!said) return [];
    const checker = openNotes(text);
    checker.hear(said);
    const shown = checker.heard();
    both += shown.filter(({ id }) => id in heard).length;
    either += shown.length + Object.keys(heard).length;
  }
  return either === 0 ? [] : [atLeast("items of a handover heard as nurses do (F1)", 2 * both, either, 0.9)];
}

function scoreReadings(
  sets: string,
  data: string,
  readings: ReadonlyMap<string, SecondReading>,
): Pick<Section, "lines" | "examples"> {
  const checked = itemsOf(sets, data).map((item) => ({ ...item, ...checkedWith(readings, item) }));
  if (checked.length === 0 || checked.some(({ isAsked, isRead }) => isAsked && !isRead))
    return { lines: [], examples: [] };
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
  return { lines, examples };
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

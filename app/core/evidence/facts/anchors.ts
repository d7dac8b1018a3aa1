import type { Item, TermItem } from "./items.ts";

/** What a fact belongs to: the measure of a number, the medicine of a dose, route or frequency. */
export type Anchor = { measure: string | null; drug: string | null };

/** The anchor of the item at this index; both parts are null if the text leaves it open. */
export function anchorOf(items: readonly Item[], at: number): Anchor {
  const item = items[at];
  if (item?.type !== "term") return { measure: null, drug: null };
  const isMedication = item.kind === "route" || item.kind === "frequency" || isDose(item);
  return {
    measure: item.kind === "number" ? measureOf(items, at, item) : null,
    drug: isMedication ? drugOf(items, at, item) : null,
  };
}

/** Whether the number has a unit in which medicines are given. */
export function isDose(item: TermItem): boolean {
  return isDoseDimension(item.quantity?.unit?.dimension ?? "");
}

/** Whether medicines are given in this dimension, rates included. */
export const isDoseDimension = (dimension: string): boolean =>
  dimension === "count/hour" || DOSE_DIMENSIONS.has(dimension.split("/")[0] ?? "");

const DOSE_DIMENSIONS = new Set(
  "mass iu meq mole volume tablet capsule puff drop spray patch suppository ampoule vial".split(" "),
);

const BY_DIMENSION: Record<string, string> = {
  "beats/time": "heart-rate",
  "breaths/time": "respiratory-rate",
  celsius: "temperature",
  fahrenheit: "temperature",
};

function measureOf(items: readonly Item[], at: number, item: TermItem): string | null {
  const unit = item.quantity?.unit;
  if (unit?.key === "year-old" || unit?.key === "month-old") return "age";
  const byUnit = BY_DIMENSION[unit?.dimension ?? ""];
  if (byUnit) return byUnit;
  const labelled = labelBefore(items, at) ?? labelAfter(items, at);
  if (labelled) return labelled;
  return unit?.dimension === "pressure" && item.quantity?.over ? "blood-pressure" : null;
}

/** The nearest label on the left, at most two terms away, with no other number between. */
function labelBefore(items: readonly Item[], at: number): string | null {
  let terms = 0;
  for (let index = at - 1; terms <= 2; index--) {
    const item = items[index];
    if (!item || item.sentence !== items[at]?.sentence || isMark(item, ";")) return null;
    if (item.type !== "term") continue;
    if (item.measure) return isShared(items, index) ? null : item.measure;
    if (item.kind === "number" && !item.isVague) return null;
    terms++;
  }
  return null;
}

/** In "heart rate and saturation were 88 and 94" the order alone does not tell which is which. */
function isShared(items: readonly Item[], at: number): boolean {
  const join = items[at - 1];
  const other = items[at - 2];
  const joins = join?.type === "stop" ? join.text === "and" : isMark(join, ",") || isMark(join, "/");
  return joins && other?.type === "term" && other.measure !== null;
}

/** "94% oxygen saturation": the label right after, unless it has a number of its own. */
function labelAfter(items: readonly Item[], at: number): string | null {
  for (let index = at + 1; index <= at + 2; index++) {
    const item = items[index];
    if (!item || item.sentence !== items[at]?.sentence || item.type === "mark") return null;
    if (item.type !== "term") continue;
    if (!item.measure) return null;
    const next = items
      .slice(index + 1, index + 4)
      .find((other) => other.type === "term" || other.type === "mark");
    return next?.type === "term" && next.kind === "number" ? null : item.measure;
  }
  return null;
}

/** The nearest medicine of the sentence; one across a comma, or after the fact, counts as further away. */
function drugOf(items: readonly Item[], at: number, item: TermItem): string | null {
  const before = drugBefore(items, at, item);
  const after = item.kind === "frequency" ? null : drugAfter(items, at, item);
  if (before && after) return before.cost <= after.cost ? before.drug : after.drug;
  return (before ?? after)?.drug ?? null;
}

type Near = { drug: string; cost: number };

function drugBefore(items: readonly Item[], at: number, item: TermItem): Near | null {
  let cost = 0;
  for (let index = at - 1; cost < 8; index--) {
    const other = items[index];
    if (!other || other.sentence !== items[at]?.sentence || isMark(other, ";")) return null;
    if (other.type === "term") {
      if (other.kind === "drug") return { drug: other.form, cost };
      if (item.kind === "number" && other.kind === "number" && isDose(other)) return null;
      cost += other.kind === "word" ? 1.5 : 0.5;
    } else if (isMark(other, ",") || (other.type === "stop" && other.text === "and")) cost += 3;
  }
  return null;
}

function drugAfter(items: readonly Item[], at: number, item: TermItem): Near | null {
  let cost = 0.4;
  for (let index = at + 1; cost < 4; index++) {
    const other = items[index];
    if (!other || other.sentence !== items[at]?.sentence || other.type === "mark") return null;
    if (other.type === "term") {
      if (other.kind === "drug") return { drug: other.form, cost };
      if (item.kind === "number" && other.kind === "number" && isDose(other)) return null;
      cost += other.kind === "word" ? 1.5 : 0.5;
    } else if (other.type === "stop" && other.text === "and") return null;
  }
  return null;
}

function isMark(item: Item | undefined, mark: string): boolean {
  return item?.type === "mark" && item.text === mark;
}

import type { WorkKind } from "./work-kind.ts";

/** A JSON object. */
type Fields = { [name: string]: unknown };

/** Compared as they would be stored; the order of fields counts, as it does not change. */
export const isSameWork = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Merges two versions of one piece of work from the same earlier one, field by field: a change made by only one of them
 * is taken; if both changed a field, a text that contains the other is taken, and otherwise mine.
 * @returns the merged work, and whether a field was changed in two ways
 */
export function mergeWork(
  base: unknown,
  mine: unknown,
  theirs: unknown,
): { merged: unknown; isContested: boolean } {
  if (isSameWork(mine, theirs) || isSameWork(theirs, base)) return { merged: mine, isContested: false };
  if (isSameWork(mine, base)) return { merged: theirs, isContested: false };
  if (isFields(mine) && isFields(theirs)) return mergeFields(isFields(base) ? base : {}, mine, theirs);
  if (isTypedOn(theirs, mine)) return { merged: mine, isContested: false };
  // Both typed on, and they typed further: an open tab's copy is behind that tab.
  const isBehind = isTypedOn(mine, theirs) && isTypedOn(base, mine);
  return isBehind ? { merged: theirs, isContested: false } : { merged: mine, isContested: true };
}

/**
 * Two versions as their tool resolves them: if both changed something, mine wins, unless theirs outranks it. Versions
 * that nobody can tell apart are one.
 * @returns the winning state, and the one offered beside it; null if nothing was changed in two ways
 */
export function mergeStates<State>(
  kind: Pick<WorkKind<State>, "read" | "outranks" | "asOne">,
  base: unknown,
  ...[mine, theirs]: [unknown, unknown]
): { merged: State; second: unknown } {
  const { merged, isContested } = mergeWork(base, mine, theirs);
  if (!isContested) return { merged: kind.read(merged), second: null };
  const [withMine, withTheirs] = [kind.read(merged), kind.read(mergeWork(base, theirs, mine).merged)];
  const one = kind.asOne?.(withMine, withTheirs) ?? null;
  if (one !== null) return { merged: one, second: null };
  if (kind.outranks?.(kind.read(theirs), kind.read(mine))) return { merged: withTheirs, second: mine };
  return { merged: withMine, second: theirs };
}

const isTypedOn = (from: unknown, to: unknown): boolean =>
  typeof to === "string" && (from === undefined || (typeof from === "string" && to.includes(from)));

function mergeFields(base: Fields, mine: Fields, theirs: Fields) {
  const merged: Fields = {};
  let isContested = false;
  for (const name of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const field = mergeWork(base[name], mine[name], theirs[name]);
    isContested ||= field.isContested;
    if (field.merged !== undefined) merged[name] = field.merged;
  }
  return { merged, isContested };
}

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

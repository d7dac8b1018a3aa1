import type { WorkCopy } from "./work-copies.ts";
import type { LeftWork } from "./work-transport.ts";

/** Whether the previous page's last save has arrived, and this copy is older than it. */
export const isReplacedBy = (left: LeftWork | null, saveId: string, { next = "" }: WorkCopy): boolean =>
  left?.saveId === saveId && left.over.includes(next);

/** Whether the previous page cleared what this copy holds. */
export const isClearedBy = (left: LeftWork | null, { next = "", unanswered }: WorkCopy): boolean =>
  left?.isCleared === true && [next, ...unanswered].some((saveId) => left.over.includes(saveId));

/**
 * The saves of earlier pages that may arrive only now: clearing here clears them too.
 * @param copies what earlier pages left in this browser
 */
export const sentBefore = (left: LeftWork | null, copies: readonly WorkCopy[]): string[] => [
  ...copies.flatMap(({ unanswered }) => unanswered),
  ...(left ? [left.saveId, ...left.over] : []),
];

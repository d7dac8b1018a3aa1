import { KEPT } from "#app/core/document/limits.ts";
import type { Cut } from "#app/core/document/parsed-document.ts";

/** The cut to report if not all merged cells are named. */
export function mergedCellsCut(found: number): Cut[] {
  const kept = KEPT.mergedCells;
  return found > kept ? [{ what: "merged cells", kept, found }] : [];
}

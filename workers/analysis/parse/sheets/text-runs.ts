import { KEPT } from "#app/core/document/limits.ts";
import { type CellLook, type CellVisibility, cellVisibilityOf } from "./cell-colors.ts";
import type { SheetCell } from "./sheet-rows.ts";

/** A run of a cell's text; `look` is null if it looks like its cell. */
export type CellRun = { text: string; look: Pick<CellLook, "font" | "size" | "isStruck"> | null };

export const joinedRuns = (runs: readonly CellRun[]): string => runs.map(({ text }) => text).join("");

/** A cell whose runs are visible or not by their own look; the visible part is shown instead of the whole. */
export function cellOfRuns(
  runs: readonly CellRun[],
  look: CellLook,
  isUnseen: (visibility: CellVisibility) => boolean,
): Omit<SheetCell, "column"> {
  const looks = runs.map((run) => ({ ...look, ...run.look }));
  const isLost = looks.map((one) => one.isStruck === true || isUnseen(cellVisibilityOf(one)));
  const isStruckOut = looks.some((one) => one.isStruck === true);
  const partOf = (lost: boolean) =>
    joinedRuns(runs.filter((_, i) => isLost[i] === lost)).slice(0, KEPT.cellCharacters);
  const [seen, hidden] = [partOf(false), partOf(true)];
  if (hidden.trim() === "" || seen.trim() === "")
    return {
      text: joinedRuns(runs).slice(0, KEPT.cellCharacters),
      isHidden: seen.trim() === "",
      isStruckOut,
    };
  return { text: hidden, instead: seen, isStruckOut };
}

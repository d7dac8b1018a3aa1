import { KEPT } from "#app/core/document/limits.ts";
import { type CellLook, type CellSight, sightOf } from "./cell-colors.ts";
import type { SheetCell } from "./sheet-rows.ts";

/** A stretch of a cell's text; null where it looks as its cell does. */
export type CellRun = { text: string; look: Pick<CellLook, "font" | "size" | "isStruck"> | null };

export const joinedRuns = (runs: readonly CellRun[]): string => runs.map(({ text }) => text).join("");

/** A cell of which each run is seen or not by its own look; of one that is seen in part, that part stands for the rest. */
export function cellOfRuns(
  runs: readonly CellRun[],
  look: CellLook,
  isUnseen: (sight: CellSight) => boolean,
): Omit<SheetCell, "column"> {
  const looks = runs.map((run) => ({ ...look, ...run.look }));
  const isLost = looks.map((one) => one.isStruck === true || isUnseen(sightOf(one)));
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

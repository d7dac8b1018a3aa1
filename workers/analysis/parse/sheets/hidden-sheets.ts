import type { Block, Sheet } from "#app/core/document/parsed-document.ts";

/** The blocks of a sheet, marked where the sheet itself is not shown. */
export const hiddenUnless = (isShown: boolean, blocks: Block[]): Block[] =>
  isShown ? blocks : blocks.map((block) => ({ ...block, isHidden: true as const }));

/** Whether a sheet that is shown has cells that are not, or that are struck out. */
const hasMarked = (sheets: Sheet[], isMarked: (block: Block) => boolean): boolean =>
  sheets.some(({ visibility, blocks }) => visibility === "visible" && blocks.some(isMarked));

/** What is said of the marked cells of a workbook. */
export const markedTextNotices = (sheets: Sheet[]) => ({
  "hidden-text": hasMarked(sheets, ({ isHidden, isStruckOut }) => isHidden === true && !isStruckOut),
  "struck-out-text": hasMarked(sheets, ({ isStruckOut }) => isStruckOut === true),
});

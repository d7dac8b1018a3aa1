import type { Block, Sheet } from "#app/core/document/parsed-document.ts";

/** The blocks of a sheet, marked as hidden if the sheet is. */
export const hiddenUnless = (isShown: boolean, blocks: Block[]): Block[] =>
  isShown ? blocks : blocks.map((block) => ({ ...block, isHidden: true as const }));

/** Whether a visible sheet has marked cells: hidden or struck out. */
const hasMarked = (sheets: Sheet[], isMarked: (block: Block) => boolean): boolean =>
  sheets.some(({ visibility, blocks }) => visibility === "visible" && blocks.some(isMarked));

/** The notices about a workbook's marked cells. */
export const markedTextNotices = (sheets: Sheet[]) => ({
  "hidden-text": hasMarked(sheets, ({ isHidden, isStruckOut }) => isHidden === true && !isStruckOut),
  "struck-out-text": hasMarked(sheets, ({ isStruckOut }) => isStruckOut === true),
});

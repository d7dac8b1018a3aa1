import type { Block, Sheet } from "#app/core/document/parsed-document.ts";

/** The blocks of a sheet, marked where the sheet itself is not shown. */
export const hiddenUnless = (isShown: boolean, blocks: Block[]): Block[] =>
  isShown ? blocks : blocks.map((block) => ({ ...block, isHidden: true as const }));

/** Whether a sheet that is shown has cells that are not. */
export const hasHiddenText = (sheets: Sheet[]): boolean =>
  sheets.some(
    ({ visibility, blocks }) => visibility === "visible" && blocks.some(({ isHidden }) => isHidden),
  );

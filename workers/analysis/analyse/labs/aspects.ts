import { headingWords } from "#app/core/document/tables/column-roles.ts";

/** Headings of columns that give the body part or the position that a row's values belong to. */
const HEADINGS =
  /^(?:(?:anatomical |body |wound |ulcer |lesion )?(?:site|location)|wound(?: no| number)?|ulcer|lesion|side|eye|ear|limb|arm|leg|position|posture|body position|korperstelle|seite|lage|lado|ojo|cote|oeil|lato)$/;
/** Where the heading does not tell, such words in all cells do: a level before a dose and one after it are two things. */
const WORDS =
  /^(?:peak|trough|random|(?:pre|post)(?:[- ]?(?:dose|dialysis|transfusion|op|exercise|bronchodilator))?|(?:before|after) (?:dose|dialysis|transfusion|exercise)|lying|standing|sitting|supine|prone|erect|left|right|both|l|r|od|os|ou)$/i;
/** Wards and laboratories are places, too, but not on a body. */
const NO_BODY =
  /\b(?:ward|unit|icu|hdu|clinic|hospital|lab(?:oratory)?|department|room|bed|home|theatre)\b|^\W*$/i;

/** Longer cells are remarks. UTF-16 code units. */
const LONGEST = 40;

/**
 * The columns, besides the specimen, that tell values of one test apart: wound site, side, peak and trough.
 * @param rows the cells below the headings
 * @param taken columns known to hold something else
 */
export function aspectColumns(
  headings: readonly string[],
  rows: readonly string[][],
  taken: ReadonlySet<number>,
): number[] {
  return headings.flatMap((heading, column) => {
    const filled = rows.map((cells) => cells[column]?.trim() ?? "").filter(Boolean);
    if (taken.has(column) || filled.length === 0 || filled.some((cell) => cell.length > LONGEST)) return [];
    const isNamed = HEADINGS.test(headingWords(heading)) && !filled.some((cell) => NO_BODY.test(cell));
    return isNamed || filled.every((cell) => WORDS.test(cell)) ? [column] : [];
  });
}

/** Meals of the day: beside them, "Bed" is a time of day. */
const MEALS = /\b(?:breakfast|lunch|dinner|supper|tea|meals?|fasting|noon)\b/;

/** Whether a column headed "Bed" holds bedtime values rather than bed numbers. */
export const isBedtime = (headings: readonly string[], column: number, rows: readonly string[][]): boolean =>
  headings.some((heading) => MEALS.test(headingWords(heading))) ||
  rows.some((cells) => /^\d+[.,]\d+$/.test(cells[column]?.trim() ?? ""));

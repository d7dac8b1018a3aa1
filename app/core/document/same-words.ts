/**
 * The words and figures of a text, separated by single spaces, for comparing texts that differ only in the marks
 * between their cells. A mark within a figure stays: "5.6" is not "56", nor "5 6".
 */
export const wordsOnly = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(?<!\d)[.,;:]|[.,;:](?!\d)|\|/g, " ")
    .replace(/\s+/g, " ")
    .trim();

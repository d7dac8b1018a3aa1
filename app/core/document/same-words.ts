/**
 * The words and figures of a text with one blank between them, for comparing texts that differ in the marks between their
 * cells only. A mark within a figure stays: "5.6" is not "56", nor "5 6".
 */
export const wordsOnly = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(?<!\d)[.,;:]|[.,;:](?!\d)|\|/g, " ")
    .replace(/\s+/g, " ")
    .trim();

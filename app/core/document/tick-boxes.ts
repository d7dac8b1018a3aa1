/** The signs for a form's boxes in a document's text, whatever the file uses for them. */
export const UNTICKED = "☐";
export const TICKED = "☒";

const SIGNS = /[☐☑☒]\s*/g;
const IN_WORDS = /\[(?:not )?ticked\]\s*/g;

/** Text with its boxes in words, as a label after an empty box reads like a fact: "[not ticked] DNACPR in place". */
export const withBoxesInWords = (text: string): string =>
  text.replace(SIGNS, (sign) => (sign.startsWith(UNTICKED) ? "[not ticked] " : "[ticked] "));

/** The reverse, as in a document's text. */
export const withBoxesAsSigns = (text: string): string =>
  text.replaceAll("[not ticked]", UNTICKED).replaceAll("[ticked]", TICKED);

/** Whether a text with its boxes in words has one that is not ticked. */
export const hasUnticked = (text: string): boolean => text.includes("[not ticked]");

/**
 * Such a text in sentences that state what is ticked and deny the rest, one by one: "Diabetes: [not ticked] Yes
 * [ticked] No" is "Diabetes: No. Not ticked: Yes".
 */
export function tickedApart(text: string): string {
  const marks = [...text.matchAll(IN_WORDS)];
  if (marks.length === 0) return text;
  let ticked = text.slice(0, marks[0]?.index);
  const denied: string[] = [];
  for (const [index, mark] of marks.entries()) {
    const label = text.slice(mark.index + mark[0].length, marks[index + 1]?.index).trim();
    if (mark[0].startsWith("[ticked")) ticked += `${label} `;
    else if (label !== "") denied.push(`Not ticked: ${label}`);
  }
  return [ticked.trim(), ...denied].filter((part) => part !== "").join(". ");
}

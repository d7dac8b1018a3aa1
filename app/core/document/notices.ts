import type { Notice, NoticeCode } from "./parsed-document.ts";

const WORDS: { [code in Exclude<NoticeCode, "encoding" | "other-kind">]: string } = {
  "macros-ignored": "The file contains macros. They were neither run nor read.",
  "hidden-sheets": "The workbook has hidden sheets. They were read too and are marked as hidden.",
  "hidden-text":
    "The file contains text that a reader does not see. It was read too and is marked as hidden; no key point is based on it.",
  "struck-out-text":
    "The file contains text that is struck out. It was read too and is marked as struck out; no key point or measured value is based on it.",
  "tracked-changes":
    "The file contains tracked changes that nobody has accepted. It was read as if they had all been accepted: insertions count, and deletions were not read.",
  "recognized-text":
    "Some pages are scans; their text is what a scanning program recognized. Compare it with the original.",
  "pages-without-text": "Some pages contain no text (a scan, for example) and could not be read.",
  "formulas-without-value": "Some formulas have no stored result. Their cells are empty here.",
  "uneven-rows": "Some rows have more or fewer cells than the first row.",
  "unreadable-characters": "Some characters could not be read and are shown as �.",
  "unclosed-quote": "A quotation mark is never closed. From there on, quotation marks were read as text.",
  "damaged-parts":
    "The file is damaged. It was read as far as it could be; parts of its text may be missing. Compare with the original.",
  "pictures-ignored": "The file contains pictures. Text inside pictures was not read.",
  "charts-ignored": "The file has charts or diagrams. Their titles and labels were not read.",
  "shapes-ignored": "The workbook has text boxes or shapes. Text in them was not read.",
  "insertions-ignored": "The file contains another document. The text of that document was not read.",
  "additions-ignored":
    "The file is made of very many parts. Anything filled into forms on its pages, or noted there, was not read.",
  "comments-ignored": "Some cells have comments. They were not read.",
};

/** @param name of the detected encoding */
export const encodingNotice = (name: string): Notice => ({
  code: "encoding",
  message: `The letters in the file were read as ${name}. If they look wrong, save it as “CSV UTF-8” and upload that.`,
});

/** Both kinds in words ("a CSV file"). */
export const otherKindNotice = (claimed: string, found: string): Notice => ({
  code: "other-kind",
  message: `The file has the name of ${claimed}, but its content is ${found}. It was read as ${found}.`,
});

export const notice = (code: keyof typeof WORDS): Notice => ({ code, message: WORDS[code] });

/** The notices whose condition holds, in the order given. */
export function noticesOf(conditions: { [code in keyof typeof WORDS]?: boolean }): Notice[] {
  return (Object.keys(conditions) as (keyof typeof WORDS)[]).filter((code) => conditions[code]).map(notice);
}

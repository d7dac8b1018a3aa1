import type { Notice, NoticeCode } from "./parsed-document.ts";

const WORDS: { [code in Exclude<NoticeCode, "encoding" | "other-kind">]: string } = {
  "macros-ignored": "The file contains macros. They were neither run nor read.",
  "hidden-sheets": "The workbook has hidden sheets. They were read too and are marked as hidden.",
  "hidden-text":
    "The file holds text that its reader does not see. It was read too and is marked as hidden; no key point rests on it.",
  "struck-out-text":
    "The file holds text that is struck out. It was read too and is marked as struck out; no key point or measured value rests on it.",
  "tracked-changes":
    "The file holds tracked changes that nobody has accepted. It was read as if all of them were accepted: what is inserted counts, and what is deleted was not read.",
  "recognized-text":
    "Some pages are scans; their text is what a scanning program has recognized. Compare it with the original.",
  "pages-without-text": "Some pages contain no text (a scan, for example) and could not be read.",
  "formulas-without-value": "Some formulas have no stored result. Their cells are empty here.",
  "uneven-rows": "Some rows have more or fewer cells than the first row.",
  "unreadable-characters": "Some characters could not be read and are shown as �.",
  "unclosed-quote": "A quotation mark is never closed. From there on, quotation marks were read as text.",
  "damaged-parts":
    "The file is damaged. It was read as far as it could be; parts of its text may be missing. Compare with the original.",
  "pictures-ignored": "The file contains pictures. Text inside pictures was not read.",
  "charts-ignored": "The file has charts or diagrams. Their titles and labels were not read.",
  "shapes-ignored": "The workbook has text boxes or shapes. What is written in them was not read.",
  "insertions-ignored": "The file holds another document within it. The text of that was not read.",
  "additions-ignored":
    "The file is made of very many parts. If anything was filled into forms on its pages, or noted there, it was not read.",
  "comments-ignored": "Some cells have comments. They were not read.",
};

/** @param name of the detected encoding */
export const encodingNotice = (name: string): Notice => ({
  code: "encoding",
  message: `The letters of the file were read as ${name}. If they look wrong, save it as “CSV UTF-8” and upload that.`,
});

/** Both kinds in words ("a CSV file"). */
export const otherKindNotice = (claimed: string, found: string): Notice => ({
  code: "other-kind",
  message: `The file is named as ${claimed}, but its content is ${found}. It was read as that.`,
});

export const notice = (code: keyof typeof WORDS): Notice => ({ code, message: WORDS[code] });

/** The notices whose condition holds, in the order given. */
export function noticesOf(conditions: { [code in keyof typeof WORDS]?: boolean }): Notice[] {
  return (Object.keys(conditions) as (keyof typeof WORDS)[]).filter((code) => conditions[code]).map(notice);
}

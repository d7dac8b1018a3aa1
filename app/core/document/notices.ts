import type { Notice, NoticeCode } from "./parsed-document.ts";

const WORDS: { [code in NoticeCode]: string } = {
  "macros-ignored": "The file contains macros. They were neither run nor read.",
  "hidden-sheets": "The workbook has hidden sheets. They were read too and are marked as hidden.",
  "pages-without-text": "Some pages contain no text (a scan, for example) and could not be read.",
  "formulas-without-value": "Some formulas have no stored result. Their cells are empty here.",
  "uneven-rows": "Some rows have more or fewer cells than the first row.",
  "unreadable-characters": "Some characters could not be read and are shown as �.",
  "unclosed-quote": "A quotation mark is never closed. From there on, quotation marks were read as text.",
  "pictures-ignored": "The file contains pictures. Text inside pictures was not read.",
};

export const notice = (code: NoticeCode): Notice => ({ code, message: WORDS[code] });

/** The notices whose condition holds, in the order given. */
export function noticesOf(conditions: { [code in NoticeCode]?: boolean }): Notice[] {
  return (Object.keys(conditions) as NoticeCode[]).filter((code) => conditions[code]).map(notice);
}

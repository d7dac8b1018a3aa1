import type { Found } from "../found.ts";

/**
 * Telephone numbers. Without the word "phone" nearby only unmistakable forms count, because vital signs and times
 * written in a row look like groups of digits too.
 */
export function findPhones(text: string): Found[] {
  const extensions = [...text.matchAll(EXTENSION), ...text.matchAll(DESK)].map((match) => ({
    start: match.index + match[0].search(/\d/),
    end: match.index + match[0].length,
    kind: "PHONE" as const,
    identity: match[0].replace(/\D/g, ""),
  }));
  const numbers = [...text.matchAll(CANDIDATE)].flatMap((match) => {
    const start = match.index;
    const end = start + match[0].length;
    if (!isPhone(match[0], text.slice(Math.max(0, start - 50), start), text.slice(end, end + 20))) return [];
    return [{ start, end, kind: "PHONE" as const, identity: match[0].replace(/\D/g, "") }];
  });
  return [...numbers, ...extensions];
}

/** "ext. 5540", "bleep 221". */
const EXTENSION =
  /(?<![\p{L}\d])(?:ext(?:ension|n)?|bleep|pager|dect)\.? ?(?:no\.?|number|is|on|:|#)? ?\d{3,6}(?![\p{L}\d]|[.:/]\d)/giu;
/** "Security at 5551": four digits that are not a time of day. */
const DESK =
  /(?<=(?<!\p{L})(?:security|switch(?:board)?|reception|pharmacy|lab|desk|ring|dial|call|page|reach|phone)(?: (?:me|us|her|him|them|back|the|ward|nurse|desk|is|\p{L}+))?,? (?:at|on|via|is) )(?!(?:[01]\d|2[0-4])[0-5]\d(?!\d)|(?:19|20)\d\d(?!\d))\d{4,5}(?![\p{L}\d]|[.:/]\d| ?(?:ml|mg|units))/giu;
const CANDIDATE =
  /(?<![\p{L}\d./:%-]|\d,)(?:\+ ?|\((?=\d))?\d(?:\d|[ ]?(?!\. )[().\-‑–/]{1,2}[ ]?(?=[\d(])| (?=[\d(])){5,24}(?:(?: ?,? ?(?:x|ext\.?|extension) ?)\d{1,6})?(?![\d]|[.,:/]\d)/giu;
const CUE_BEFORE =
  /\b(?:phone|phoned|telephone|tel|mobile|mob|cell|cellphone|call|calls|called|calling|callback|line|ring|rang|reach|reached|contact|text|fax|desk|office|home|work|pager|page|bleep|dial|whatsapp|landline|hotline|answering|registered|messages? (?:to|from)|number|ph|ext)\b[^.!?;\n]{0,36}(?:\n\s*)?$/i;
const CUE_AFTER =
  /^ ?[-–(,]? ?(?:office|fax|mobile|home|work|cell|desk|phone|landline|\(?m\)|\(?h\)|\(?w\))/i;
const UNIT_AFTER =
  /^ ?(?:mg|mcg|ml|mls|l|g|kg|units?|mmhg|bpm|%|kcal|cc|hrs?|hours|mins?|minutes|am|pm|steps)\b/i;
const UNMISTAKABLE = [
  /^\+ ?\d/,
  /^\(?\d{3}\)?[ .\-‑–]\d{3}[ .\-‑–]\d{4}$/,
  /^(?:1|001)[ .-]\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}$/,
  /^\(0?\d{1,4}\) ?\d{2,5}[ -]?\d{3,5}$/,
  /^0\d{2,4}[ \-.]\d{3,4}[ \-.]\d{3,4}$/,
  /^0\d{4}[ \-.]\d{5,6}$/,
  /^0\d{4} \d{3} \d{3}$/,
  /^0\d(?:[ .]\d{2}){4}$/,
  /^0\d \d{3,4} \d{4}$/,
  // Two groups of four, the first not a time of day; two round ones are counts.
  /^(?!2[0-4][0-5]\d |\d{3}0 \d{3}0$)[2-9]\d{3} \d{4}$/,
  /^04\d\d \d{3} \d{3}$/,
  /^00\d{8,}$|^00\d{1,3} \d/,
  /^0\d{9,10}$/,
  /^\d{3}-\d{4}$/,
];

function isPhone(candidate: string, before: string, after: string): boolean {
  const number = candidate.replace(/ ?,? ?(?:x|ext\.?|extension) ?\d{1,6}$/i, "");
  const digits = number.replace(/\D/g, "");
  if (digits.length < 6 || digits.length > 16 || UNIT_AFTER.test(after) || isDate(number)) return false;
  // "pH 7.09-7.18-7.29": what was measured in turn.
  if (/^\d{1,2}\.\d{1,2}(?:-\d{1,2}\.\d{1,2})+$/.test(number)) return false;
  if (UNMISTAKABLE.some((form) => form.test(number))) return true;
  if (number !== candidate && digits.length >= 7) return true;
  return (CUE_BEFORE.test(before) && !/\//.test(number)) || CUE_AFTER.test(after);
}

function isDate(number: string): boolean {
  return /^(?:(?:19|20)\d\d[-./ ][01]?\d[-./ ][0-3]?\d|[0-3]?\d[-./ ][0-3]?\d[-./ ](?:19|20)?\d\d)(?: \d{1,4})?$/.test(
    number,
  );
}

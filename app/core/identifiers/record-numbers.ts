import type { Found } from "./found.ts";

/** Numbers of records, accounts, cards and papers: by what they are called, by their check digit, or by their length. */
export function findRecordNumbers(text: string): Found[] {
  return [
    ...each(text, SOCIAL_SECURITY, () => true),
    ...each(text, IBAN, (match) => match.replace(/\D/g, "").length >= 10),
    ...each(text, CARD, isCard),
    ...each(text, LONG, (match) => !isTimestamp(match)),
    ...each(text, CALLED, isRecordNumber),
    ...each(text, CALLED_WEAKLY, isRecordNumber),
    ...each(text, MIXED, (match) => match.replace(/\D/g, "").length >= 6),
  ];
}

const SOCIAL_SECURITY = /(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])/g;
const IBAN = /(?<![\p{L}\d])[a-z]{2}\d{2}(?: ?[a-z\d]{4}){2,7}(?: ?[a-z\d]{1,4})?(?![\p{L}\d])/giu;
const CARD = /(?<![\d.-])\d(?:[ -]?\d){12,18}(?![\d-])/g;
const LONG = /(?<![\p{L}\d+]|\d[.,])\d{9,}(?![\p{L}\d]|[.,]\d)/gu;
/** Letters and digits in one word, as on a licence or a wristband. */
const MIXED = /(?<![\p{L}\d./-])(?=[A-Z\d-]*\d)[A-Z]{1,4}-?\d[A-Z\d-]{5,}(?![\p{L}\d])/gu;

const OF =
  "(?:[ \\t]*(?:'s|no|nr|num|number|numbers|id|code|is|was|are|card|hosp|#|№|=|:|\\.|-|–)){0,5}[ \\t]*";
const NUMBER = "(?=[A-Z\\d\\-/]*\\d{2})(?:[A-Z\\d]+(?:[-/][A-Z\\d]+)*|\\d+)(?: \\d{2,5}){0,4}";
const STRONG =
  "mrn|m\\.r\\.n\\.|med(?:ical)? rec(?:ord)?|medical record|hospital (?=no|num|id|#)|nhs|chi (?=no|num)|ssn|social security|soc sec|ni (?=no|num)|national insurance|national id|account|acct|encounter|csn|wristband|passport|licen[cs]e|driv(?:er|ing)['’]?s? licen[cs]e|dl(?= ?#| no)|policy|member(?:ship)?|insurance|medicare|medicaid|hicn|beneficiary id|iban|credit card|card|cc(?= \\d{8})|patient (?=id|no|num|#)|pt (?=id|#)|subscriber|group (?=no|num|id|#)|accession|requisition|health card|ihi|hcn|tax id|vin|serial|badge|employee id|staff id|plate";
const WEAK =
  "visit|chart|record|case|file|band|bracelet|id|unit no|episode|referral|order|hosp(?:ital)?|reference|ref|fin|booking|claim|room key";
const CALLED = new RegExp(
  `(?<![\\p{L}\\d])(?:${STRONG})${OF}(?<number>${NUMBER})(?![\\p{L}\\d]|[.,/]\\d|%)`,
  "giu",
);
const CALLED_WEAKLY = new RegExp(
  `(?<![\\p{L}\\d])(?:${WEAK})${OF}(?<number>(?=(?:[A-Z-]*\\d){5})${NUMBER})(?![\\p{L}\\d]|[.,/]\\d|%)`,
  "giu",
);

function each(text: string, pattern: RegExp, isMeant: (match: string) => boolean): Found[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const number = match.groups?.number ?? match[0];
    const end = match.index + match[0].length;
    if (!isMeant(number)) return [];
    return [
      {
        start: end - number.length,
        end,
        kind: "ID" as const,
        identity: number.replace(/[^\p{L}\d]/gu, "").toUpperCase(),
      },
    ];
  });
}

/** Four digits at least, and neither a time nor a date. */
function isRecordNumber(number: string): boolean {
  const digits = number.replace(/\D/g, "");
  if (digits.length < 4 || isTimestamp(digits)) return false;
  return !/^(?:[01]\d|2[0-3])[0-5]\d$/.test(number) && !/^\d{1,4}[-/]\d{1,2}[-/]\d{2,4}$/.test(number);
}

/** Thirteen digits or more whose last is the check digit of Luhn's rule, and no row of times such as 0800 1200. */
function isCard(match: string): boolean {
  const groups = match.split(/[ -]/);
  if (groups.length > 1 && groups.every((group) => /^(?:[01]\d|2[0-3])[0-5]\d$/.test(group))) return false;
  if (groups.length > 6) return false;
  const digits = match.replace(/\D/g, "");
  let sum = 0;
  for (let at = 0; at < digits.length; at++) {
    const digit = Number(digits[digits.length - 1 - at]);
    sum += at % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2;
  }
  return sum % 10 === 0;
}

/** 20240314 with perhaps hours, minutes and seconds. */
function isTimestamp(digits: string): boolean {
  return /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:[01]\d|2[0-3])?(?:[0-5]\d){0,2}$/.test(
    digits,
  );
}

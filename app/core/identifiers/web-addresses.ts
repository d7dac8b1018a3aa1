import type { Found } from "./found.ts";

/** E-mail addresses, web addresses and IP addresses. */
export function findWebAddresses(text: string): Found[] {
  return [...matches(text, EMAIL, "EMAIL"), ...matches(text, URL_FORM, "URL"), ...matches(text, IP, "IP")];
}

const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+'’-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu;
const URL_FORM = /(?<![\p{L}\p{N}@.])(?:(?:https?|ftp):\/\/|www\.)[^\s<>"'|⟦⟧]*[^\s<>"'|⟦⟧.,;:!?)\]]/giu;
const OCTET = "(?:25[0-5]|2[0-4]\\d|1?\\d?\\d)";
const IP = new RegExp(
  `(?<![\\w.])(?:${OCTET}(?:\\.${OCTET}){3}|(?:[0-9a-f]{1,4}:){7}[0-9a-f]{1,4})(?![\\w]|\\.\\d)`,
  "gi",
);

function matches(text: string, pattern: RegExp, kind: Found["kind"]): Found[] {
  return [...text.matchAll(pattern)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    kind,
    identity: match[0].toLowerCase(),
  }));
}

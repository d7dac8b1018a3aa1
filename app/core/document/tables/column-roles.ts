import { ROLE_WORDS, type Role } from "./column-words.ts";

const ROLES = new Map(
  Object.entries(ROLE_WORDS).flatMap(([role, words]) => words.map((word) => [word, role as Role] as const)),
);

/** Longer text is not a column heading. UTF-16 code units. */
export const LONGEST_HEADING = 200;

/** A column's heading in plain words: lower case, no punctuation, nothing in brackets; "" if it is too long for one. */
export const headingWords = (text: string): string =>
  (text.length > LONGEST_HEADING ? "" : text)
    .replace(/\([^)]*\)|\[[^\]]*\]/g, " ")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Second headings so close to the first that they are read as one, with hardly a cell below the second. */
const BEHIND: readonly Role[] = ["flag", "unit", "range"];

/** What a column holds, by its heading; when that holds two ("Reference range Flag"), by the first. */
export function roleOf(heading: string): Role | null {
  const words = headingWords(heading);
  const role = ROLES.get(words);
  if (role) return role;
  const parts = words.split(" ").slice(0, LONGEST_JOINED);
  for (let at = 1; at < parts.length; at++) {
    const [first, second] = [parts.slice(0, at), parts.slice(at)].map((some) => ROLES.get(some.join(" ")));
    if (
      first &&
      second &&
      first !== second &&
      [...BEHIND, "value"].includes(first) &&
      BEHIND.includes(second)
    )
      return first;
  }
  return null;
}

/** Most words that two joined headings have. */
const LONGEST_JOINED = 8;

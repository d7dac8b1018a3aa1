import { ROLE_WORDS, type Role } from "./column-words.ts";

const ROLES = new Map(
  Object.entries(ROLE_WORDS).flatMap(([role, words]) => words.map((word) => [word, role as Role] as const)),
);

/** Longer text heads no column. UTF-16 code units. */
export const LONGEST_HEADING = 200;

/** A column's heading in plain words: lower case, no marks, nothing in brackets; "" for what is too long to be one. */
export const headingWords = (text: string): string =>
  (text.length > LONGEST_HEADING ? "" : text)
    .replace(/\([^)]*\)|\[[^\]]*\]/g, " ")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Headings that stand so close together that they are read as one, with hardly a cell below the second. */
const BEHIND: readonly Role[] = ["flag", "unit", "range"];

/** What a column holds, by its heading; of two in one ("Reference range Flag") what the first says. */
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

/** Words of two headings. */
const LONGEST_JOINED = 8;

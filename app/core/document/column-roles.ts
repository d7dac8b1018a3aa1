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

export const roleOf = (heading: string): Role | null => ROLES.get(headingWords(heading)) ?? null;

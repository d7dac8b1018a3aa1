import { withoutIdentifiers } from "./without-identifiers.ts";

/**
 * One key for all ways of typing one question: letter case, white space, typographic quotes and dashes, and marks at the
 * end do not matter. It holds no identifier of a person, so it may stand in a cache.
 */
export function queryKey(question: string): string {
  return withoutIdentifiers(question.normalize("NFKC"))
    .toLowerCase()
    .replace(/[’‘ʼ]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/[‐‑–—−]/g, "-")
    .replace(/\s+/g, " ")
    .replace(/[\s.?!,;:]+$/, "")
    .trim();
}

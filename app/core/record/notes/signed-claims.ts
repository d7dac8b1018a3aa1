import type { NoteBody, Signature } from "./note.ts";

/** What a version of the page's says was signed, and added to it; `content` is what it says, as the page stores it. */
export type SignedClaims = {
  signature: Signature | null;
  amendments: (Signature & { text: string })[];
  content: unknown;
};

/** What a body says was signed, version by version; clearing the page signs nothing and takes nothing back. */
export function claimsOf({ note }: NoteBody): SignedClaims[] {
  const { versions } = (note ?? {}) as { versions?: unknown };
  if (!Array.isArray(versions)) return [];
  return versions
    .filter((version: Partial<SignedClaims> | null) => version?.content !== null)
    .map((version: Partial<SignedClaims> | null) => ({
      signature: version?.signature ?? null,
      amendments: Array.isArray(version?.amendments) ? version.amendments : [],
      content: version?.content,
    }));
}

/** The same of the newest version. */
export const newestClaims = (body: NoteBody): SignedClaims | null => claimsOf(body).at(-1) ?? null;

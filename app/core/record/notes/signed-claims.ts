import type { NoteBody, Signature } from "./note.ts";

/** What one of the page's versions claims was signed, and added to it; `content` is as the page stores it. */
export type SignedClaims = {
  signature: Signature | null;
  amendments: (Signature & { text: string })[];
  content: unknown;
};

/** What a body claims was signed, version by version; clearing the page neither signs nor revokes anything. */
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

/** The same for the newest version. */
export const newestClaims = (body: NoteBody): SignedClaims | null => claimsOf(body).at(-1) ?? null;

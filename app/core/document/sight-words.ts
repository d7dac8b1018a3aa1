/** What is not to be taken for what a document says, and why. */
export type Sight = { isHidden?: true; isStruckOut?: true };

/** The badge of such text; null for any other. */
export function sightWords({ isHidden, isStruckOut }: Sight): string | null {
  if (!isHidden) return null;
  return isStruckOut ? "Struck out in the document" : "Hidden in the document";
}

/** The marks of what is marked, for whatever is made of it. */
export const sightOnly = ({ isHidden, isStruckOut }: Sight): Sight => ({
  ...(isHidden && { isHidden }),
  ...(isStruckOut && { isStruckOut }),
});

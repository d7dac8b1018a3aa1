/** Why a text must not be taken for what its document says. */
export type Sight = { isHidden?: true; isStruckOut?: true };

/** The badge of such text; null for any other. */
export function sightWords({ isHidden, isStruckOut }: Sight): string | null {
  if (!isHidden) return null;
  return isStruckOut ? "Struck out in the document" : "Hidden in the document";
}

/** Only the marks of something marked, for what is derived from it. */
export const sightOnly = ({ isHidden, isStruckOut }: Sight): Sight => ({
  ...(isHidden && { isHidden }),
  ...(isStruckOut && { isStruckOut }),
});

/** Why a text must not be taken for what its document says. */
export type Visibility = { isHidden?: true; isStruckOut?: true };

/** The badge of such text; null for any other. */
export function visibilityWords({ isHidden, isStruckOut }: Visibility): string | null {
  if (!isHidden) return null;
  return isStruckOut ? "Struck out in the document" : "Hidden in the document";
}

/** Only the marks of something marked, for what is derived from it. */
export const visibilityOf = ({ isHidden, isStruckOut }: Visibility): Visibility => ({
  ...(isHidden && { isHidden }),
  ...(isStruckOut && { isStruckOut }),
});

/** Longest notes, in characters: what one nurse types about one patient, many times over. */
export const LONGEST_NOTES = 20_000;

/** The longest notes, in characters: many times what one nurse types about one patient. */
export const LONGEST_NOTES = 20_000;

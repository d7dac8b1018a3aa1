// The reader's log odds, chosen on texts that it was not trained on: docs/decisions/0050-name-reader.md.
/** From here on the reader alone makes a word a name, unless a list calls it ordinary. */
export const LIKELY = -0.4;
/** This much more is required of an ordinary word, and of one that mostly means a thing. */
export const MORE_FOR_ORDINARY = 0.9;
/** This much more is required of an unlisted word where misspellings are likelier. */
export const MORE_FOR_UNKNOWN = 1.8;
/** From here on not even a preceding article counts against a name. */
export const CERTAIN = 4;
/** A word beside a likely one belongs to the same name. */
export const PERHAPS = -0.1;
/** The threshold for a word that no list calls ordinary, written like the likely one beside it. */
export const PERHAPS_ALIKE = -2;
/** Below this, a rule's name does not count. */
export const UNLIKELY = -1;
/** The same for a name that is also an ordinary word. */
export const UNLIKELY_OF_WORD = 0;
/** The same for a name found by its form. */
export const UNLIKELY_BY_FORM = -4.5;
/** Below this, a word at the end of a rule's name is not part of it. */
export const MOST_UNLIKELY = -1.8;
/** Below this, a rule's name that is a thing's name does not count. */
export const UNLIKELY_OF_THING = 1;
/** Below this, a rule's name does not count if every part of it, or the last, may be a thing's name. */
export const UNLIKELY_OF_PERHAPS_THING = 0.5;

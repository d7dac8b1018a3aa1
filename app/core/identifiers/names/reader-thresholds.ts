// Log odds of the reader, chosen on texts that it was not trained on: docs/decisions/0050-name-reader.md.
/** From here on the reader's word alone makes a name, of a word that no list calls ordinary. */
export const LIKELY = -0.4;
/** As much more for an ordinary word, and for one that mostly means a thing. */
export const MORE_FOR_ORDINARY = 0.9;
/** As much more for a word of no list where misspelt words are likelier. */
export const MORE_FOR_UNKNOWN = 1.8;
/** From here on not even an article before it speaks against a name. */
export const CERTAIN = 4;
/** A word beside a likely one belongs to the same name. */
export const PERHAPS = -0.1;
/** As much less is asked of a word that no list calls ordinary, written like the likely one. */
export const PERHAPS_ALIKE = -2;
/** Below, a rule's name is none. */
export const UNLIKELY = -1;
/** The same of a name that is an ordinary word as well. */
export const UNLIKELY_OF_WORD = 0;
/** The same of a name by its form. */
export const UNLIKELY_BY_FORM = -4.5;
/** Below, a word at the end of a rule's name is no part of it. */
export const MOST_UNLIKELY = -1.8;
/** Below, a rule's name of things' names is none. */
export const UNLIKELY_OF_THING = 1;
/** Below, a rule's name is none whose every part, or last, may be a thing's. */
export const UNLIKELY_OF_PERHAPS_THING = 0.5;

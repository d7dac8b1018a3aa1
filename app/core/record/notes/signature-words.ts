import type { Signature } from "./note.ts";

/** Who signed and when, in the words of page, print and every file. @param time formats a moment for people */
export const signedWords = ({ name, at }: Signature, time: (at: number) => string): string =>
  `Reviewed and signed by ${name}, ${time(at)}`;

/** The same for what was added to a signed note. */
export const amendedWords = ({ name, at }: Signature, time: (at: number) => string): string =>
  `Amendment by ${name}, ${time(at)}`;

const RAISED: { [letter: string]: string } = {
  ...Object.fromEntries([..."⁰¹²³⁴⁵⁶⁷⁸⁹"].map((letter, digit) => [String(digit), letter])),
  ...{ "+": "⁺", "-": "⁻", "−": "⁻", "–": "⁻", a: "ᵃ", b: "ᵇ", c: "ᶜ", d: "ᵈ" },
};

/** An exponent, a charge or the mark of a note; longer text is raised for another reason. UTF-16 code units. */
const LONGEST = 3;

/**
 * Superscript text in Unicode's superscript characters, so that neither "5.9" with the mark of a note nor "10" with an
 * exponent becomes another number. Other text is left as it is.
 */
export function toSuperscript(text: string): string {
  const isMark = text.length <= LONGEST && /^(?:[\d+−–-]+|[a-d])$/.test(text);
  return isMark ? [...text].map((letter) => RAISED[letter] ?? letter).join("") : text;
}

const RAISED: { [letter: string]: string } = {
  ...Object.fromEntries([..."⁰¹²³⁴⁵⁶⁷⁸⁹"].map((raised, digit) => [String(digit), raised])),
  ...{ "+": "⁺", "-": "⁻", "−": "⁻", "–": "⁻", a: "ᵃ", b: "ᵇ", c: "ᶜ", d: "ᵈ" },
};

/** An exponent, a charge or the mark of a note; what is longer was set so for another reason. UTF-16 code units. */
const LONGEST = 3;

/**
 * Text that its file sets above the line, in letters that stand there by themselves, so that neither "5.9" with the mark of
 * a note behind it nor "10" with an exponent becomes another number. Other text stays as it is.
 */
export function raised(text: string): string {
  const isMark = text.length <= LONGEST && /^(?:[\d+−–-]+|[a-d])$/.test(text);
  return isMark ? [...text].map((letter) => RAISED[letter] ?? letter).join("") : text;
}

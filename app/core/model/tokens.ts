/**
 * How many tokens a text will cost, without asking: an estimate meant to err upwards.
 *
 * Claude's tokenizer is not public. Measured on recorded answers, English prose costs one token per 3.5 to 4.5
 * characters, figures and punctuation more, other scripts up to two tokens per character. Newer models split text more
 * finely, so the weights below are higher than those measurements. The reservation before a call uses this number; the
 * charge afterwards follows the model's own figures.
 */
export function estimateTokens(text: string): number {
  return Math.ceil(tokenWeight(text));
}

/**
 * The unrounded estimate. It is additive: the weights of two texts add up to that of their concatenation (as long as no
 * surrogate pair is split), so a growing text can be weighed piece by piece.
 */
export function tokenWeight(text: string): number {
  let weight = 0;
  for (const character of text) weight += weightOf(character.codePointAt(0) ?? 0);
  return weight;
}

function weightOf(codePoint: number): number {
  if (codePoint < 0x80) return ASCII[codePoint] ?? 1;
  if (codePoint < 0x250) return 0.7;
  if (codePoint < 0x2e80) return 1;
  return codePoint < 0x10000 ? 1.5 : 2.5;
}

const ASCII = Array.from({ length: 0x80 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (/[a-z]/.test(character)) return 0.26;
  if (/[A-Z]/.test(character)) return 0.4;
  if (/\d/.test(character)) return 0.5;
  if (character === " ") return 0.1;
  return 0.6;
});

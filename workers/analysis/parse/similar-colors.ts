/** A color of an Office file as "RRGGBB". */
export const WHITE = "FFFFFF";

/** How far red, green and blue may differ, of 255, for letters to be invisible on their background. */
const ALIKE = 15;

/** Whether two colors, "RRGGBB" in any case, look the same. */
export function areSimilarColors(one: string, other: string): boolean {
  return [0, 2, 4].every((at) => Math.abs(partOf(one, at) - partOf(other, at)) <= ALIKE);
}

const partOf = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);

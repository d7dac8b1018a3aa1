import { paintsNothing } from "./content-words.ts";
import { type Dictionary, isDictionary, nameOf } from "./optional-content.ts";

const known = new WeakMap<object, boolean>();

/** How many letters are checked; few fonts have more. */
const MOST_LETTERS = 300;

/**
 * Whether a font is of Type 3 (ISO 32000-1, 9.6.5) and none of its letters paints anything.
 * @param named its name in the page's resources
 */
export function isBlankType3(named: unknown, resources: Dictionary): boolean {
  const fonts = resources.get("Font");
  const font = isDictionary(fonts) ? fonts.get(nameOf(named) ?? "") : null;
  if (!isDictionary(font) || nameOf(font.get("Subtype")) !== "Type3") return false;
  const answer = known.get(font) ?? hasNoShapes(font.get("CharProcs"));
  known.set(font, answer);
  return answer;
}

function hasNoShapes(letters: unknown): boolean {
  if (!isDictionary(letters) || !letters.getKeys) return false;
  const names = letters.getKeys();
  if (names.length === 0 || names.length > MOST_LETTERS) return false;
  return names.every((name) => paintsNothing(letters.get(name)));
}

import { attribute, isOn } from "#app/base/xml/attribute.ts";
import { areAlike, WHITE } from "../alike-colors.ts";

/** Smaller letters nobody reads. Half points, as Word counts. */
const TINY = 4;

/** A color as six hexadecimal digits; "theme" for one that the file only names. */
export type RunColor = string;

/** What a run, or the style that it inherits from, says of whether its text is seen; what it is silent about is left out. */
export type RunSight = {
  isVanished?: boolean;
  isTiny?: boolean;
  /** Of the letters; null is the reader's own. */
  color?: RunColor | null;
  /** Of what lies behind them; null is nothing. */
  behind?: RunColor | null;
};

/** Adds a property within `rPr` (ECMA-376 part 1, 17.3.2). */
export function addRunProperty(sight: RunSight, name: string, tag: string): void {
  if (name === "vanish" || name === "specVanish") sight.isVanished = isOn(tag, "val");
  else if (name === "sz") sight.isTiny = Number(attribute(tag, "val") ?? TINY + 1) <= TINY;
  else if (name === "color") sight.color = colorOf(attribute(tag, "val"), isBackground(tag));
  else if (name === "shd") sight.behind = shadingOf(tag);
  else if (name === "highlight") sight.behind = highlightOf(attribute(tag, "val") ?? "none");
}

/**
 * Whether a run's text is not seen. What stands at the run itself counts before its character style, and that before
 * the paragraph's; hiding is switched by each of the two styles (17.7.3).
 * @param behind what lies behind the paragraph
 */
export function isHiddenRun(
  run: RunSight,
  character: RunSight,
  paragraph: RunSight,
  behind: RunColor | null,
): boolean {
  const isVanished = run.isVanished ?? (character.isVanished ?? false) !== (paragraph.isVanished ?? false);
  if (isVanished || (run.isTiny ?? character.isTiny ?? paragraph.isTiny)) return true;
  const merged = { ...paragraph, ...character, ...run };
  const ground = merged.behind ?? behind;
  const { color = null } = merged;
  if (color === null || ground === "theme") return false;
  return areAlike(color, ground ?? WHITE);
}

/** A shading (17.3.5): null for none. */
export function shadingOf(tag: string): RunColor | null {
  const ground = attribute(tag, "val") === "solid" ? "color" : "fill";
  const fill = colorOf(attribute(tag, ground), false);
  return fill ?? (attribute(tag, "themeFill") === null ? null : "theme");
}

/** Word's sixteen highlights; only a white one is no background to white letters. */
const highlightOf = (name: string): RunColor | null =>
  name === "none" ? null : name === "white" ? WHITE : "theme";

/** The theme's first background, as it is: white in every theme that is meant for paper. */
function isBackground(tag: string): boolean {
  const isChanged = attribute(tag, "themeTint") !== null || attribute(tag, "themeShade") !== null;
  return !isChanged && ["background1", "light1"].includes(attribute(tag, "themeColor") ?? "");
}

function colorOf(value: string | null, isWhite: boolean): RunColor | null {
  if (isWhite) return WHITE;
  return /^[0-9A-F]{6}$/i.test(value ?? "") ? (value?.toUpperCase() ?? null) : null;
}

import { attribute, isOn } from "#app/base/xml/attribute.ts";
import { areSimilarColors, WHITE } from "../similar-colors.ts";

/** Smaller letters are unreadable. Half points, as Word counts. */
const TINY = 4;

/** Percent of a letter's own width. */
const NARROW = 2;

/** Transparency from which letters are invisible, out of 100,000. */
const CLEAR = 97_000;

/** A color as six hexadecimal digits; "theme" for one that the file only names. */
export type RunColor = string;

/** What a run, or a style that it inherits from, says about the visibility of its text; absent if unsaid. */
export type RunVisibility = {
  /** Its letters are struck through, by one line or two. */
  isStruck?: boolean;
  isDoublyStruck?: boolean;
  /** They are superscript. */
  isSuperscript?: boolean;
  isVanished?: boolean;
  isTiny?: boolean;
  isNarrow?: boolean;
  /** Has no fill; an outline is still visible. */
  isClear?: boolean;
  isOutlined?: boolean;
  /** Color of the letters; null is the default. */
  color?: RunColor | null;
  /** Color of their background; null is none. */
  behind?: RunColor | null;
};

/** Adds a property within `rPr` (ECMA-376 part 1, 17.3.2). */
export function addRunProperty(visibility: RunVisibility, name: string, tag: string): void {
  if (name === "vanish" || name === "specVanish") visibility.isVanished = isOn(tag, "val");
  else if (name === "strike") visibility.isStruck = isOn(tag, "val");
  else if (name === "dstrike") visibility.isDoublyStruck = isOn(tag, "val");
  else if (name === "vertAlign") visibility.isSuperscript = attribute(tag, "val") === "superscript";
  else if (name === "sz") visibility.isTiny = Number(attribute(tag, "val") ?? TINY + 1) <= TINY;
  else if (name === "w") visibility.isNarrow = Number.parseFloat(attribute(tag, "val") ?? "100") <= NARROW;
  else if (name === "textOutline") visibility.isOutlined = true;
  else if (name === "color") visibility.color = colorOf(attribute(tag, "val"), isBackground(tag));
  else if (name === "shd") visibility.behind = shadingOf(tag);
  else if (name === "highlight") visibility.behind = highlightOf(attribute(tag, "val") ?? "none");
}

/**
 * Adds the fill or outline of letters since Word 2010 ([MS-DOCX] 2.6.1), which is in `rPr` as well.
 * @param path of the element, itself last
 * @returns whether the element is one of these
 */
export function addLetterFill(visibility: RunVisibility, path: readonly string[], tag: string): boolean {
  const near = path.slice(-DEEPEST_FILL);
  const [of, parent, name] = [near.find((one) => one.startsWith("text")), ...near.slice(-2)];
  if ((of !== "textFill" && of !== "textOutline") || name === of) return false;
  if (name === "noFill")
    Object.assign(visibility, of === "textFill" ? { isClear: true } : { isOutlined: false });
  else if (of === "textFill" && near.includes("solidFill")) {
    if (name === "alpha") visibility.isClear = Number(attribute(tag, "val") ?? 0) >= CLEAR;
    else if (parent === "solidFill") visibility.color = colorOf(attribute(tag, "val"), false);
  }
  return true;
}

/** "textFill", "solidFill", a color and its "alpha". */
const DEEPEST_FILL = 4;

/** The sources of a run's look, the nearest first. */
type RunLook = {
  run: RunVisibility;
  /** The character style, the paragraph's and the table's. */
  styles: readonly RunVisibility[];
  defaults: RunVisibility;
};

/**
 * Whether a run's text is invisible. The nearest source counts; hiding is toggled by each style that sets it, or
 * else follows the document's defaults (17.7.3).
 * @param behind the paragraph's background
 */
export function isHiddenRun({ run, styles, defaults }: RunLook, behind: RunColor | null): boolean {
  const switches = styles.flatMap(({ isVanished }) => isVanished ?? []);
  const ofStyles = switches.length > 0 ? switches.filter(Boolean).length % 2 === 1 : defaults.isVanished;
  if (run.isVanished ?? ofStyles) return true;
  const merged = mergedLook({ run, styles, defaults });
  if (merged.isTiny || merged.isNarrow || (merged.isClear && !merged.isOutlined)) return true;
  const ground = merged.behind ?? behind;
  const { color = null } = merged;
  if (color === null || ground === "theme") return false;
  return areSimilarColors(color, ground ?? WHITE);
}

const mergedLook = ({ run, styles, defaults }: RunLook): RunVisibility =>
  Object.assign({}, defaults, ...styles.toReversed(), run);

/** Whether a run's letters are struck out, by the nearest source that says so. */
export function isStruckRun(look: RunLook): boolean {
  const { isStruck, isDoublyStruck } = mergedLook(look);
  return isStruck === true || isDoublyStruck === true;
}

/** Whether a run's letters are superscript. */
export const isSuperscriptRun = (look: RunLook): boolean => mergedLook(look).isSuperscript === true;

/** Twentieths of a point; no letter fits into lower lines. */
const LOWEST_LINE = 60;

/** Whether lines (17.3.1.33) are set so tight that they are invisible. */
export const isTooTight = (tag: string): boolean =>
  attribute(tag, "lineRule") === "exact" && Number(attribute(tag, "line") ?? LOWEST_LINE) < LOWEST_LINE;

/** A shading (17.3.5): null for none. */
export function shadingOf(tag: string): RunColor | null {
  const ground = attribute(tag, "val") === "solid" ? "color" : "fill";
  const fill = colorOf(attribute(tag, ground), false);
  return fill ?? (attribute(tag, "themeFill") === null ? null : "theme");
}

/** Word's sixteen highlights (17.18.40), in the order of its menu. */
const HIGHLIGHTS: { [name: string]: RunColor } = {
  yellow: "FFFF00",
  green: "00FF00",
  cyan: "00FFFF",
  magenta: "FF00FF",
  blue: "0000FF",
  red: "FF0000",
  darkBlue: "00008B",
  darkCyan: "008B8B",
  darkGreen: "006400",
  darkMagenta: "800080",
  darkRed: "8B0000",
  darkYellow: "808000",
  darkGray: "A9A9A9",
  lightGray: "D3D3D3",
  black: "000000",
  white: WHITE,
};

const highlightOf = (name: string): RunColor | null =>
  name === "none" ? null : (HIGHLIGHTS[name] ?? "theme");

/** The theme's first background, unchanged: white in every theme meant for paper. */
function isBackground(tag: string): boolean {
  const isChanged = attribute(tag, "themeTint") !== null || attribute(tag, "themeShade") !== null;
  return !isChanged && ["background1", "light1"].includes(attribute(tag, "themeColor") ?? "");
}

function colorOf(value: string | null, isWhite: boolean): RunColor | null {
  if (isWhite) return WHITE;
  return /^[0-9A-F]{6}$/i.test(value ?? "") ? (value?.toUpperCase() ?? null) : null;
}

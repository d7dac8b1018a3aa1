import { paintsNothing } from "./content-words.ts";
import { type Dictionary, isDictionary, nameOf } from "./optional-content.ts";
import { type Paint, WHITE_INK } from "./page-surfaces.ts";

/** What letters and shapes are painted with. Immutable, as PDF.js keeps it with its state. */
export type Ink = {
  color: Paint;
  opacity: number;
  space: ColorSpace;
  /** A pattern may leave gaps. */
  isPattern: boolean;
};

/** What a color's numbers mean (ISO 32000-1, 8.6). */
type ColorSpace = {
  /** Null for an unknown color. */
  colorOf(numbers: readonly number[]): Paint;
  /** It is of inks that leave no mark (8.6.6.4). */
  isInkless: boolean;
};

const BLACK: Paint = [0, 0, 0];

/** The space of one number (gray), three (red, green, blue) or four (inks). */
export const DEVICE: ColorSpace = { colorOf: deviceColor, isInkless: false };
const UNKNOWN: ColorSpace = { colorOf: () => null, isInkless: false };

/** The ink at the start of a page. */
export const PLAIN_INK: Ink = { color: BLACK, opacity: 1, space: DEVICE, isPattern: false };

export const inColor = (ink: Ink, space: ColorSpace, numbers: readonly number[]): Ink => ({
  ...ink,
  space,
  color: space.colorOf(numbers),
  isPattern: false,
});

/** Ink in another color space, with that space's initial color. */
export const inSpace = (ink: Ink, space: ColorSpace): Ink => ({
  ...ink,
  space,
  color: space === DEVICE ? BLACK : null,
  isPattern: space === UNKNOWN,
});

function deviceColor(numbers: readonly number[]): Paint {
  const [one = 0, two = 0, three = 0, four = 0] = numbers;
  if (numbers.length === 1) return [one, one, one];
  if (numbers.length === 3) return [one, two, three];
  if (numbers.length !== 4) return null;
  const [red = 0, green = 0, blue = 0] = [one, two, three].map(
    (ink) => (1 - Math.min(1, ink)) * (1 - Math.min(1, four)),
  );
  return [red, green, blue];
}

const DEVICE_PARTS: { [name: string]: number } = {
  DeviceGray: 1,
  DeviceRGB: 3,
  DeviceCMYK: 4,
  G: 1,
  RGB: 3,
  CMYK: 4,
  CalGray: 1,
  CalRGB: 3,
};

/** @param named a space's name, or its name in the page's resources */
export function colorSpaceOf(named: unknown, resources: Dictionary): ColorSpace {
  const name = nameOf(named) ?? "";
  if (DEVICE_PARTS[name] !== undefined) return DEVICE;
  const spaces = resources.get("ColorSpace");
  return writtenSpace(isDictionary(spaces) ? spaces.get(name) : null);
}

function writtenSpace(space: unknown): ColorSpace {
  const [family, ...rest]: unknown[] = Array.isArray(space) ? space : [space];
  const name = nameOf(family) ?? "";
  if (DEVICE_PARTS[name] !== undefined || name === "ICCBased") return DEVICE;
  if (name === "Separation") return inksOf([rest[0]]);
  if (name === "DeviceN") return inksOf(Array.isArray(rest[0]) ? rest[0] : []);
  if (name === "Lab") return { ...UNKNOWN, colorOf: labColor };
  return name === "Indexed" ? tableOf(rest[0], rest[2]) : UNKNOWN;
}

/** Of named inks, only that zero of each is white. */
const inksOf = (inks: unknown[]): ColorSpace => ({
  colorOf: (tints) => (tints.length > 0 && tints.every((tint) => tint === 0) ? WHITE_INK : null),
  isInkless: inks.length > 0 && inks.every((ink) => nameOf(ink) === "None"),
});

/** Grays only: lightness out of 100, and two color components. */
function labColor([light = 0, a = 0, b = 0]: readonly number[]): Paint {
  const gray = light / 100;
  return Math.abs(a) < 3 && Math.abs(b) < 3 ? [gray, gray, gray] : null;
}

/** An indexed color space (8.6.6.3). */
function tableOf(base: unknown, written: unknown): ColorSpace {
  const parts = DEVICE_PARTS[nameOf(Array.isArray(base) ? base[0] : base) ?? ""];
  if (parts === undefined || typeof written !== "string") return UNKNOWN;
  const part = (index: number, at: number) => written.charCodeAt(index * parts + at) / 255;
  return {
    ...UNKNOWN,
    colorOf: ([index = 0]) => {
      const color = Array.from({ length: parts }, (_, at) => part(index, at));
      return color.some(Number.isNaN) ? null : deviceColor(color);
    },
  };
}

/** Ink of a pattern, which may be of empty tiles (8.7.3). */
export function inPattern(ink: Ink, named: unknown, resources: Dictionary): Ink {
  const patterns = resources.get("Pattern");
  const pattern = isDictionary(patterns) ? patterns.get(nameOf(named) ?? "") : null;
  const space = { ...ink.space, isInkless: paintsNothing(pattern) };
  return { ...ink, space, color: patternColor(pattern), isPattern: true };
}

/** The color of a uniform shading (8.7.4.5); null for any other pattern. */
function patternColor(pattern: unknown): Paint {
  const shading = isDictionary(pattern) ? pattern.get("Shading") : null;
  const course = isDictionary(shading) ? shading.get("Function") : null;
  const [from, to] = isDictionary(course) ? [course.get("C0"), course.get("C1")] : [];
  if (!Array.isArray(from) || !Array.isArray(to) || String(from) !== String(to)) return null;
  return deviceColor(from.filter((part) => typeof part === "number"));
}

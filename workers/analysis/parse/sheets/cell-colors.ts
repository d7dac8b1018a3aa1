import { areSimilarColors, WHITE } from "../similar-colors.ts";

/** Red, green and blue, "RRGGBB"; null when it is not known. */
export type Color = string | null;

/** What a cell style says about its letters and their background. */
export type CellLook = {
  font: Color;
  /** "none" if there is no fill; null for a pattern or a gradient. */
  fill: Color | "none";
  /** Points; null when it is not said. */
  size: number | null;
  /** They are struck through: what they say is withdrawn. */
  isStruck?: boolean | null;
};

/** Whether the letters are invisible always, or only if nothing else fills the cell. */
export type CellVisibility = "seen" | "unseen" | "unseen unless filled";

/** The number format of a cell style, and the look and visibility of its letters. */
export type CellStyle = { format: string; look: CellLook; visibility: CellVisibility };

/** The style of a cell without one. */
export const PLAIN_STYLE: CellStyle = {
  format: "General",
  look: { font: "000000", fill: "none", size: null },
  visibility: "seen",
};

/** Smaller letters are unreadable. Points. */
const TINY = 2;

export function cellVisibilityOf({ font, fill, size }: CellLook): CellVisibility {
  if (size !== null && size <= TINY) return "unseen";
  if (font === null || fill === null) return "seen";
  if (fill !== "none") return areSimilarColors(font, fill) ? "unseen" : "seen";
  return areSimilarColors(font, WHITE) ? "unseen unless filled" : "seen";
}

/** A colour as files write it ("FFRRGGBB", "#RRGGBB"), or null. */
export function colorOf(written: string | null): Color {
  return /([0-9a-f]{6})$/i.exec(written ?? "")?.[1]?.toUpperCase() ?? null;
}

/** Excel's own colours by number, from 8 (ECMA-376 part 1, 18.8.27); 0 to 7 are the first eight again. */
const PALETTE = [
  ...["000000", "FFFFFF", "FF0000", "00FF00", "0000FF", "FFFF00", "FF00FF", "00FFFF"],
  ...["800000", "008000", "000080", "808000", "800080", "008080", "C0C0C0", "808080"],
  ...["9999FF", "993366", "FFFFCC", "CCFFFF", "660066", "FF8080", "0066CC", "CCCCFF"],
  ...["000080", "FF00FF", "FFFF00", "00FFFF", "800080", "800000", "008080", "0000FF"],
  ...["00CCFF", "CCFFFF", "CCFFCC", "FFFF99", "99CCFF", "FF99CC", "CC99FF", "FFCC99"],
  ...["3366FF", "33CCCC", "99CC00", "FFCC00", "FF9900", "FF6600", "666699", "969696"],
  ...["003366", "339966", "003300", "333300", "993300", "993366", "333399", "333333"],
];
const FIRST = 8;
const BACKGROUND = 65;

/**
 * The colour with a number.
 * @param own the workbook's palette from number 8 on, if it has one
 */
export function indexedColor(index: number, own: readonly Color[] = []): Color {
  if (index === BACKGROUND) return WHITE;
  if (index >= 0 && index < FIRST) return PALETTE[index] ?? null;
  return own[index - FIRST] ?? PALETTE[index - FIRST] ?? null;
}

/**
 * A lighter or darker shade of a color (ECMA-376 part 1, 18.8.19).
 * @param tint from -1, black, to 1, white: how far to move the lightness; hue and saturation stay
 */
export function tinted(color: Color, tint: number): Color {
  if (color === null || tint === 0) return color;
  const parts = [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  const [low, high] = [Math.min(...parts), Math.max(...parts)];
  const light = (low + high) / 2;
  const next = tint < 0 ? light * (1 + tint) : light + (1 - light) * tint;
  // The spread of the components scales with the room that the lightness leaves.
  const room = 1 - Math.abs(2 * light - 1);
  const spread = room === 0 ? 0 : (1 - Math.abs(2 * next - 1)) / room;
  return parts
    .map((part) => Math.round(Math.min(1, Math.max(0, next + (part - light) * spread)) * 255))
    .map((part) => part.toString(16).toUpperCase().padStart(2, "0"))
    .join("");
}

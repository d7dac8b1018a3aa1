import { type Color, colorOf } from "../sheets/cell-colors.ts";
import type { HtmlAttributes } from "./html-tokens.ts";
import type { StyleRules } from "./style-rules.ts";

/** How an element looks, with all around it: whether it is hidden, and the colors of its letters and their background. */
export type ComputedStyle = {
  isHidden: boolean;
  isStruckOut: boolean;
  /** Its letters are superscript. */
  isSuperscript: boolean;
  color: Color;
  fill: Color | "none";
};

export const DEFAULT_STYLE: ComputedStyle = {
  isHidden: false,
  isStruckOut: false,
  isSuperscript: false,
  color: "000000",
  fill: "none",
};

/** Smaller letters are unreadable. Points or pixels. */
const TINY = 2;

/** How an element looks inside another; the same object if it changes nothing. */
export function computeStyle(
  around: ComputedStyle,
  name: string,
  attributes: HtmlAttributes,
  rules: StyleRules,
): ComputedStyle {
  if (attributes.size === 0 && rules.isEmpty && !STRIKES.has(name) && name !== "sup") return around;
  const styles = declarationsOf(
    `${rules.of(name, attributes.get("class"), attributes.get("id"))};${attributes.get("style") ?? ""}`,
  );
  const value = (property: string) => styles.get(property) ?? "";
  const said = attributes.get(name === "body" ? "text" : "color") ?? "";
  // A browser has a color of its own for links.
  const color =
    value("color") || said.toLowerCase() || (name === "a" && attributes.has("href") ? "linktext" : "");
  const fill =
    value("background-color") || value("background") || (attributes.get("bgcolor") ?? "").toLowerCase();
  const hasPicture = attributes.has("background") || styles.has("background-image");
  const isFontGone =
    /^[\d.]+(?:p[tx])?$/.test(value("font-size")) && Number.parseFloat(value("font-size")) <= TINY;
  const letters = colorOfPage(color);
  const style: ComputedStyle = {
    isHidden:
      around.isHidden ||
      attributes.has("hidden") ||
      value("display") === "none" ||
      value("mso-hide") === "all" ||
      /^(?:hidden|collapse)$/.test(value("visibility")) ||
      /^0(?:\.0*)?%?$/.test(value("opacity")) ||
      letters === "clear" ||
      (name === "tr" && /^0(?:p[tx])?$/.test(value("height") || (attributes.get("height") ?? ""))) ||
      /^["']?\s*;\s*;\s*;?\s*["']?$/.test(value("mso-number-format")) ||
      isFontGone,
    isStruckOut:
      around.isStruckOut ||
      STRIKES.has(name) ||
      /line-through/.test(`${value("text-decoration")} ${value("text-decoration-line")}`),
    isSuperscript: around.isSuperscript || name === "sup" || value("vertical-align") === "super",
    color: color === "" || color === "inherit" || letters === "clear" ? around.color : letters,
    fill: hasPicture ? null : fillWithin(around.fill, fill),
  };
  const isSame =
    style.isHidden === around.isHidden &&
    style.isStruckOut === around.isStruckOut &&
    style.isSuperscript === around.isSuperscript &&
    style.color === around.color &&
    style.fill === around.fill;
  return isSame ? around : style;
}

/** Elements that a browser strikes through. */
const STRIKES = new Set(["s", "strike", "del"]);

/** An element's background, from what it names and from what is around it. */
function fillWithin(around: ComputedStyle["fill"], written: string): ComputedStyle["fill"] {
  if (written === "" || CLEAR.test(written)) return around;
  const own = colorOfPage(written);
  return own === "clear" ? around : own;
}

function declarationsOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  // Within a value, Excel escapes a semicolon with a backslash.
  for (const declaration of text.replaceAll("\\;", "\u0001").split(";")) {
    const colon = declaration.indexOf(":");
    if (colon === -1) continue;
    const value = declaration.slice(colon + 1).replace(/!\s?important/i, "");
    const plain = value.replaceAll("\u0001", ";").trim().toLowerCase();
    found.set(declaration.slice(0, colon).trim().toLowerCase(), plain);
  }
  return found;
}

const CLEAR = /^(?:none|inherit|initial|auto)$/;

/** A color as style sheets and attributes write it; "clear" if transparent, null if unknown. */
function colorOfPage(written: string): Color | "clear" {
  if (written === "transparent" || /^#(?:[0-9a-f]{3}0|[0-9a-f]{6}0\d)$/.test(written)) return "clear";
  const [, red = "", green = "", blue = "", alpha = "1"] =
    /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)(?:[\s,/]+([\d.]+%?))?\s*\)$/.exec(written) ?? [];
  if (Number.parseFloat(alpha) < 0.03) return "clear";
  const parts = [red, green, blue].map((part) => Math.min(255, Number(part)).toString(16).padStart(2, "0"));
  if (red !== "") return parts.join("").toUpperCase();
  const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(written)?.slice(1);
  if (short)
    return short
      .flatMap((digit) => [digit, digit])
      .join("")
      .toUpperCase();
  return NAMED_COLORS[written] ?? (/^#?[0-9a-f]{6}$/.test(written) ? colorOf(written) : null);
}

/** The names of HTML 4, and Excel's name for the default color of letters. */
const NAMED_COLORS: { [name: string]: Color } = {
  black: "000000",
  windowtext: "000000",
  silver: "C0C0C0",
  gray: "808080",
  white: "FFFFFF",
  maroon: "800000",
  red: "FF0000",
  purple: "800080",
  fuchsia: "FF00FF",
  green: "008000",
  lime: "00FF00",
  olive: "808000",
  yellow: "FFFF00",
  navy: "000080",
  blue: "0000FF",
  teal: "008080",
  aqua: "00FFFF",
};

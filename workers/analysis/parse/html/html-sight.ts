import type { HtmlAttributes } from "./html-tokens.ts";
import type { StyleRules } from "./style-rules.ts";

/** Of an element and all around it: whether it is not shown, written in white, or lies on a colour. */
export type HtmlSight = { isHidden: boolean; isWhite: boolean; isFilled: boolean };

export const PLAIN_SIGHT: HtmlSight = { isHidden: false, isWhite: false, isFilled: false };

/** Smaller letters nobody reads. Points or pixels. */
const TINY = 2;

/** How an element looks within one of that look; the same object when it changes nothing. */
export function sightWithin(
  around: HtmlSight,
  name: string,
  attributes: HtmlAttributes,
  rules: StyleRules,
): HtmlSight {
  if (attributes.size === 0 && rules.isEmpty) return around;
  const styles = declarationsOf(
    `${rules.of(name, attributes.get("class"), attributes.get("id"))};${attributes.get("style") ?? ""}`,
  );
  const value = (property: string) => styles.get(property) ?? "";
  const color = value("color") || attributes.get("color") || "";
  const fill = value("background-color") || value("background") || attributes.get("bgcolor") || "";
  const hasPicture = attributes.has("background") || styles.has("background-image");
  const isFontGone =
    /^[\d.]+(?:p[tx])?$/.test(value("font-size")) && Number.parseFloat(value("font-size")) <= TINY;
  const sight = {
    isHidden:
      around.isHidden ||
      attributes.has("hidden") ||
      value("display") === "none" ||
      value("mso-hide") === "all" ||
      /^(?:hidden|collapse)$/.test(value("visibility")) ||
      /^0(?:\.0*)?%?$/.test(value("opacity")) ||
      color === "transparent" ||
      isFontGone,
    isWhite: color === "" || color === "inherit" ? around.isWhite : isWhite(color),
    isFilled: hasPicture || (fill === "" || isClear(fill) ? around.isFilled : !isWhite(fill)),
  };
  const isSame =
    sight.isHidden === around.isHidden &&
    sight.isWhite === around.isWhite &&
    sight.isFilled === around.isFilled;
  return isSame ? around : sight;
}

function declarationsOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const declaration of text.split(";")) {
    const colon = declaration.indexOf(":");
    if (colon === -1) continue;
    const value = declaration.slice(colon + 1).replace(/!\s?important/i, "");
    found.set(declaration.slice(0, colon).trim().toLowerCase(), value.trim().toLowerCase());
  }
  return found;
}

const isClear = (fill: string) => /^(?:transparent|none|inherit|initial|auto)$/.test(fill);

/** Each of red, green and blue at least F0. */
function isWhite(color: string): boolean {
  if (/^(?:white|#fff|#?(?:f[0-9a-f]){3})$/i.test(color)) return true;
  const parts = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)/.exec(color);
  return parts?.slice(1).every((part) => Number(part) >= 0xf0) ?? false;
}

import { attribute, isOn } from "#app/base/xml/attribute.ts";

/** Smaller letters nobody reads. Half points, as Word counts. */
const TINY = 4;

/** What a run's properties say of whether its text is seen. */
export class RunSight {
  isVanished = false;
  isTiny = false;
  isWhite = false;
  isShaded = false;

  /** A property within `rPr` (ECMA-376 part 1, 17.3.2). */
  property(name: string, tag: string): void {
    if (name === "vanish" || name === "specVanish") this.isVanished = isOn(tag, "val");
    else if (name === "sz") this.isTiny = Number(attribute(tag, "val") ?? TINY + 1) <= TINY;
    else if (name === "color") this.isWhite = isWhite(attribute(tag, "val"));
    else if (name === "shd") this.isShaded = isDark(tag);
    else if (name === "highlight")
      this.isShaded = !["none", "white"].includes(attribute(tag, "val") ?? "none");
  }

  /** @param isOnColor whether what lies behind it is not white */
  isHidden(isOnColor: boolean): boolean {
    return this.isVanished || this.isTiny || (this.isWhite && !this.isShaded && !isOnColor);
  }
}

/** Whether a shading (17.3.5) is something else than white or none. */
export function isDark(tag: string): boolean {
  const fill = attribute(tag, "fill") ?? "auto";
  const isTheme = attribute(tag, "themeFill") !== null;
  return isTheme || (fill !== "auto" && !isWhite(fill));
}

/** Each of red, green and blue at least F0. */
const isWhite = (color: string | null): boolean => /^(?:[F][0-9A-F]){3}$/i.test(color ?? "");

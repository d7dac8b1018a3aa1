import { attribute, isOn } from "#app/base/xml/attribute.ts";
import type { XmlHandler } from "#app/base/xml/read-xml.ts";
import { BUILT_IN_FORMATS } from "../sheets/built-in-formats.ts";
import {
  type CellLook,
  type CellStyle,
  type Color,
  cellVisibilityOf,
  colorOf,
  indexedColor,
  tinted,
} from "../sheets/cell-colors.ts";
import type { OfficePackage } from "../zip/package.ts";

/** What a conditional format changes in a cell; unchanged parts are absent. */
export type ChangedStyle = {
  format?: string | null;
  font?: CellLook["font"];
  fill?: CellLook["fill"];
  isStruck?: CellLook["isStruck"];
};

/**
 * A workbook's cell styles by the index that a cell names (`s`), style changes by a rule's (`dxfId`), the changes of
 * its own table styles to whole tables, by name, and the meaning of colors in other parts.
 */
export type StyleTables = {
  cells: CellStyle[];
  changed: ChangedStyle[];
  tables: ReadonlyMap<string, ChangedStyle>;
  colorOf(tag: string): Color;
};

export async function readCellStyles(
  source: OfficePackage,
  parts: { styles: string; theme: string },
): Promise<StyleTables> {
  const reader = new StyleReader(await readTheme(source, parts.theme));
  await source.read(parts.styles, reader);
  return reader.styles();
}

/** A theme's colors by number, not in file order: light and dark are swapped (18.8.3). */
const THEME = ["lt1", "dk1", "lt2", "dk2", "accent1", "accent2", "accent3", "accent4", "accent5", "accent6"];

async function readTheme(source: OfficePackage, part: string): Promise<Color[]> {
  const colors = new Map<string, Color>([
    ["lt1", "FFFFFF"],
    ["dk1", "000000"],
  ]);
  let [within, inScheme] = ["", false];
  await source.read(part, {
    open(name, tag) {
      if (name === "clrScheme") inScheme = true;
      else if (inScheme && THEME.includes(name)) within = name;
      else if (inScheme && name === "srgbClr") colors.set(within, colorOf(attribute(tag, "val")));
      else if (inScheme && name === "sysClr") colors.set(within, colorOf(attribute(tag, "lastClr")));
    },
    close(name) {
      if (name === "clrScheme") inScheme = false;
      else if (name === within) within = "";
    },
  });
  return THEME.map((name) => colors.get(name) ?? null);
}

/** A color as written; resolved once the whole part is known, since the palette comes last. */
type WrittenColor = (palette: readonly Color[]) => Color;
type Font = { color: WrittenColor; size: number | null; isStruck: boolean };
type Fill = WrittenColor | "none";
type CellFormat = { format: string; font: number; fill: number };
type Changed = { format?: string; font?: WrittenColor; fill?: WrittenColor; isStruck?: boolean };

const BLACK: WrittenColor = () => "000000";
const UNKNOWN: WrittenColor = () => null;
/** The system colour of letters; as a fill, it means nothing. */
const FOREGROUND = 64;

/** The styles part (18.8) as it streams by. */
class StyleReader implements XmlHandler {
  readonly #theme: readonly Color[];
  readonly #formats = new Map<number, string>();
  readonly #fonts: Font[] = [];
  readonly #fills: Fill[] = [];
  readonly #cells: CellFormat[] = [];
  readonly #changed: Changed[] = [];
  readonly #palette: Color[] = [];
  readonly #tables: { name: string; elements: { type: string | null; id: number }[] }[] = [];
  /** The current list: fonts, fills and cell formats occur elsewhere as well. */
  #list = "";
  #isSolid = false;
  /** The part of a style change being read. */
  #aspect = "";

  constructor(theme: readonly Color[]) {
    this.#theme = theme;
  }

  open(name: string, tag: string): void {
    if (LISTS.has(name)) this.#list = name;
    else if (name === "numFmt" && this.#list !== "dxfs")
      this.#formats.set(Number(attribute(tag, "numFmtId")), attribute(tag, "formatCode") ?? "");
    else if (this.#list === "dxfs") this.#change(name, tag);
    else if (this.#list === "fonts") this.#font(name, tag);
    else if (this.#list === "fills") this.#fill(name, tag);
    else if (this.#list === "cellXfs" && name === "xf") this.#cell(tag);
    else if (name === "tableStyle") this.#tables.push({ name: attribute(tag, "name") ?? "", elements: [] });
    else if (name === "tableStyleElement")
      this.#tables
        .at(-1)
        ?.elements.push({ type: attribute(tag, "type"), id: Number(attribute(tag, "dxfId") ?? Number.NaN) });
    else if (this.#list === "indexedColors" && name === "rgbColor")
      this.#palette.push(colorOf(attribute(tag, "rgb")));
  }

  close(name: string): void {
    if (name === this.#list) this.#list = "";
  }

  styles(): StyleTables {
    const palette = this.#palette.slice(8);
    const cells = this.#cells.map(({ format, font, fill }) => {
      const { color, size, isStruck } = this.#fonts[font] ?? { color: BLACK, size: null, isStruck: false };
      const behind = this.#fills[fill] ?? "none";
      const look: CellLook = {
        font: color(palette),
        fill: behind === "none" ? "none" : behind(palette),
        size,
        isStruck,
      };
      return { format, look, visibility: cellVisibilityOf(look) };
    });
    const changed = this.#changed.map(({ format, font, fill, isStruck }) => ({
      ...(isStruck !== undefined && { isStruck }),
      ...(format !== undefined && { format }),
      ...(font && { font: font(palette) }),
      ...(fill && { fill: fill(palette) }),
    }));
    // Fills of stripes or headers are not followed: such a table may show letters of any color.
    const isPlain = ({ type, id }: { type: string | null; id: number }) =>
      type === "wholeTable" || changed[id]?.fill === undefined;
    const tables = new Map(
      this.#tables
        .filter(({ elements }) => elements.every(isPlain))
        .map(({ name, elements }) => {
          const whole = elements.find(({ type }) => type === "wholeTable");
          return [name, changed[whole?.id ?? Number.NaN] ?? {}] as const;
        }),
    );
    return { cells, changed, tables, colorOf: (tag) => this.#color(tag)(palette) };
  }

  /** Here, a solid fill's color is its background color (18.8.14). */
  #change(name: string, tag: string): void {
    if (name === "dxf") this.#changed.push({});
    if (ASPECTS.has(name)) this.#aspect = name;
    const changed = this.#changed.at(-1);
    if (!changed) return;
    if (name === "numFmt") changed.format = attribute(tag, "formatCode") ?? "";
    else if (name === "color" && this.#aspect === "font") changed.font = this.#color(tag);
    else if (name === "strike") changed.isStruck = isOn(tag, "val");
    else if (name === "gradientFill") changed.fill = UNKNOWN;
    else if (name === "patternFill") {
      const pattern = attribute(tag, "patternType") ?? "solid";
      this.#isSolid = pattern === "solid";
      if (pattern !== "none") changed.fill = UNKNOWN;
    } else if (name === "bgColor" && this.#isSolid) changed.fill = this.#color(tag);
  }

  #font(name: string, tag: string): void {
    if (name === "font") this.#fonts.push({ color: BLACK, size: null, isStruck: false });
    const font = this.#fonts.at(-1);
    if (font && name === "color") font.color = this.#color(tag);
    else if (font && name === "strike") font.isStruck = isOn(tag, "val");
    else if (font && name === "sz") font.size = Number(attribute(tag, "val") ?? Number.NaN);
  }

  /** A pattern other than solid, or a gradient, has no single colour. */
  #fill(name: string, tag: string): void {
    const last = this.#fills.length - 1;
    if (name === "fill") this.#fills.push("none");
    else if (name === "gradientFill") this.#fills[last] = UNKNOWN;
    else if (name === "patternFill") {
      const pattern = attribute(tag, "patternType") ?? "none";
      this.#isSolid = pattern === "solid";
      this.#fills[last] = pattern === "none" ? "none" : UNKNOWN;
    } else if (name === "fgColor" && this.#isSolid)
      this.#fills[last] = Number(attribute(tag, "indexed")) === FOREGROUND ? UNKNOWN : this.#color(tag);
  }

  #cell(tag: string): void {
    const id = Number(attribute(tag, "numFmtId") ?? 0);
    this.#cells.push({
      format: this.#formats.get(id) ?? BUILT_IN_FORMATS[id] ?? "General",
      font: Number(attribute(tag, "fontId") ?? 0),
      fill: Number(attribute(tag, "fillId") ?? 0),
    });
  }

  /** A color (18.8.3, 18.8.19) in any of its spellings. */
  #color(tag: string): WrittenColor {
    const tint = Number(attribute(tag, "tint") ?? 0);
    const [rgb, theme, indexed] = [attribute(tag, "rgb"), attribute(tag, "theme"), attribute(tag, "indexed")];
    if (rgb !== null) return () => tinted(colorOf(rgb), tint);
    if (theme !== null) return () => tinted(this.#theme[Number(theme)] ?? null, tint);
    if (indexed === null) return attribute(tag, "auto") === null ? UNKNOWN : BLACK;
    const number = Number(indexed);
    return (palette) => tinted(number === FOREGROUND ? "000000" : indexedColor(number, palette), tint);
  }
}

const LISTS = new Set(["numFmts", "fonts", "fills", "cellStyleXfs", "cellXfs", "dxfs", "indexedColors"]);
const ASPECTS = new Set(["font", "fill", "border"]);

import { attribute, isOn } from "#app/base/xml/attribute.ts";
import {
  type CellLook,
  type CellStyle,
  cellVisibilityOf,
  colorOf,
  PLAIN_STYLE,
} from "../sheets/cell-colors.ts";

/** Formats that it gives by name. */
const NAMED: { [name: string]: string } = {
  "General Number": "General",
  "General Date": "m/d/yyyy h:mm",
  "Long Date": "d-mmm-yy",
  "Medium Date": "d-mmm-yy",
  "Short Date": "m/d/yyyy",
  "Long Time": "h:mm:ss",
  "Medium Time": "h:mm AM/PM",
  "Short Time": "h:mm",
  Percent: "0.00%",
  "Yes/No": '"Yes";"Yes";"No"',
  "True/False": '"True";"True";"False"',
  "On/Off": '"On";"On";"Off"',
};

const MOST_STYLES = 10_000;

type OpenStyle = CellLook & { id: string; format: string };

/** The styles of a workbook as its `Styles` stream by; each starts as a copy of its parent. */
export class XmlStyles {
  readonly #known = new Map<string, OpenStyle>();
  readonly #styles = new Map<string, CellStyle>();
  #open: OpenStyle | null = null;

  /** The style with that id, or the workbook's default. */
  of(id: string | null): CellStyle {
    return this.#styles.get(id ?? "Default") ?? this.#styles.get("Default") ?? PLAIN_STYLE;
  }

  open(name: string, tag: string): void {
    if (name === "Style") this.#begin(tag);
    else if (!this.#open) return;
    else if (name === "NumberFormat") {
      const format = attribute(tag, "Format") ?? "General";
      this.#open.format = NAMED[format] ?? format;
    } else if (name === "Font") {
      this.#open.font = colorOf(attribute(tag, "Color")) ?? this.#open.font;
      const size = Number(attribute(tag, "Size") ?? Number.NaN);
      if (Number.isFinite(size)) this.#open.size = size;
      if (attribute(tag, "StrikeThrough") !== null) this.#open.isStruck = isOn(tag, "StrikeThrough");
    } else if (name === "Interior") this.#fill(this.#open, tag);
  }

  close(name: string): void {
    if (name !== "Style" || !this.#open) return;
    const { id, format, ...look } = this.#open;
    if (this.#styles.size < MOST_STYLES) {
      this.#known.set(id, this.#open);
      this.#styles.set(id, { format, look, visibility: cellVisibilityOf(look) });
    }
    this.#open = null;
  }

  #begin(tag: string): void {
    const parent = this.#known.get(attribute(tag, "Parent") ?? "Default");
    const plain: OpenStyle = { id: "", format: "General", font: "000000", fill: "none", size: null };
    this.#open = { ...(parent ?? plain), id: attribute(tag, "ID") ?? "" };
  }

  #fill(style: OpenStyle, tag: string): void {
    const pattern = attribute(tag, "Pattern");
    if (pattern === null || pattern === "None") return;
    style.fill = pattern === "Solid" ? colorOf(attribute(tag, "Color")) : null;
  }
}

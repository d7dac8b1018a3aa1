import { type CellVisibility, type Color, cellVisibilityOf, indexedColor } from "../sheets/cell-colors.ts";

/** Record types of [MS-XLS] 2.3, and of earlier formats. */
const FONT = 0x31;
const CELL_FORMAT = 0xe0;
const PALETTE = 0x92;
const FORMAT_OF_BIFF2 = 0x1e;

/** The pattern number of a solid fill; 0 is none. */
const SOLID = 1;
/** The system colors of letters and of their background. */
const LETTERS = 0x7fff;
const SYSTEM = [64, 0x7fff];
/** Font numbers leave out the fifth (2.5.129). */
const NO_FONT = 4;

type Font = { color: number; size: number; isStruck: boolean; isSuperscript: boolean };
/** [MS-XLS] 2.4.122, `fStrikeOut`. */
const STRUCK = 0x08;
/** The same, `sss`: superscript. */
const SUPERSCRIPT = 1;
type CellFormat = { font: number; pattern: number; fill: number };

/** The fonts, colors and formats of a workbook, which come before its cells, as its records go by. */
export class WorkbookStyles {
  readonly #fonts: Font[] = [];
  readonly #cells: CellFormat[] = [];
  readonly #formats: string[] = [];
  #palette: Color[] = [];
  #visibilities: CellVisibility[] | null = null;

  /** @param data of one record */
  record(type: number, data: DataView): void {
    const size = data.byteLength;
    if (type === FONT && size >= 6)
      this.#fonts.push({
        size: data.getUint16(0, true) / 20,
        color: data.getUint16(4, true),
        isStruck: (data.getUint16(2, true) & STRUCK) !== 0,
        isSuperscript: size >= 10 && data.getUint16(8, true) === SUPERSCRIPT,
      });
    else if (type === CELL_FORMAT && size >= 16) this.#cells.push(cellFormatOf(data));
    else if (type === PALETTE && size >= 2) this.#palette = paletteOf(data);
    else if (type === FORMAT_OF_BIFF2 && size >= 1) this.#formats.push(shortText(data));
  }

  /** The visibility of a cell's letters, by its format's number. */
  visibility(format: number): CellVisibility {
    this.#visibilities ??= this.#cells.map((cell) => this.#visibilityOf(cell));
    return this.#visibilities[format] ?? "seen";
  }

  /** The number formats of Excel 2 by their place in the file, or else Excel 2's defaults. */
  formatOfBiff2(index: number): string {
    return (
      this.#formats[index] ?? (this.#formats.length === 0 ? FORMATS_OF_BIFF2[index] : undefined) ?? "General"
    );
  }

  /** Like `visibility`, for letters in a font other than their cell's. */
  visibilityIn(format: number, font: number): CellVisibility {
    const cell = this.#cells[format];
    return cell ? this.#visibilityOf({ ...cell, font }) : "seen";
  }

  /** Whether letters of that format, or in another font, are struck out. */
  isStruck(format: number, font = this.#cells[format]?.font): boolean {
    return font !== undefined && (this.#fontOf(font)?.isStruck ?? false);
  }

  /** Whether letters of that font are superscript. */
  isSuperscript = (font: number): boolean => this.#fontOf(font)?.isSuperscript ?? false;

  #fontOf = (font: number): Font | undefined => this.#fonts[font > NO_FONT ? font - 1 : font];

  #visibilityOf({ font, pattern, fill }: CellFormat): CellVisibility {
    const { color, size } = this.#fontOf(font) ?? { color: LETTERS, size: 10 };
    const fillColor = SYSTEM.includes(fill) ? null : indexedColor(fill, this.#palette);
    return cellVisibilityOf({
      font: SYSTEM.includes(color) ? "000000" : indexedColor(color, this.#palette),
      fill: pattern === 0 ? "none" : pattern === SOLID ? fillColor : null,
      size,
    });
  }
}

/** [MS-XLS] 2.4.353, and 16 bytes long before Excel 97. */
function cellFormatOf(data: DataView): CellFormat {
  const font = data.getUint16(0, true);
  if (data.byteLength >= 20) {
    const pattern = data.getUint32(14, true) >>> 26;
    return { font, pattern, fill: data.getUint16(18, true) & 0x7f };
  }
  return { font, pattern: data.getUint16(10, true) & 0x3f, fill: data.getUint16(8, true) & 0x7f };
}

/** Four bytes for each color: red, green, blue and nothing. */
function paletteOf(data: DataView): Color[] {
  const count = Math.min(data.getUint16(0, true), Math.floor((data.byteLength - 2) / 4), 56);
  return Array.from({ length: Math.max(0, count) }, (_, i) =>
    (data.getUint32(2 + 4 * i, false) >>> 8).toString(16).toUpperCase().padStart(6, "0"),
  );
}

/** A text of which only a format's characters matter. */
function shortText(data: DataView): string {
  const length = Math.min(data.getUint8(0), data.byteLength - 1);
  return String.fromCharCode(...new Uint8Array(data.buffer, data.byteOffset + 1, length));
}

/** Excel 2's default formats. */
const FORMATS_OF_BIFF2 = [
  ...["General", "0", "0.00", "#,##0", "#,##0.00", "$#,##0", "$#,##0", "$#,##0.00", "$#,##0.00"],
  ...["0%", "0.00%", "0.00E+00", "m/d/yy", "d-mmm-yy", "d-mmm", "mmm-yy"],
  ...["h:mm AM/PM", "h:mm:ss AM/PM", "h:mm", "h:mm:ss", "m/d/yy h:mm"],
];

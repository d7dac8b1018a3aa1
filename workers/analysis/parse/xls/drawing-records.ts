/** The record that begins what all drawings of a workbook share, [MS-XLS] 2.4.171. */
export const DRAWING_GROUP = 0xeb;

/** The list of pictures, [MS-ODRAW] 2.2.20, and the size of the header before each structure. */
const PICTURES = 0xf001;
const HEAD = 8;

/** Whether a workbook's drawings use any picture. @param data of the record, which may continue in others */
export function namesPictures(data: Uint8Array): boolean {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  // After the header of the whole, its members follow each other.
  for (let at = HEAD; at + HEAD <= data.length; at += HEAD + view.getUint32(at + 4, true)) {
    const pictures = view.getUint16(at, true) >> 4;
    if (view.getUint16(at + 2, true) === PICTURES) return pictures > 0;
  }
  return false;
}

/** What is over the cells: an object, and its text ([MS-XLS] 2.4.181, 2.4.329). */
const OBJECT = 0x5d;
const OBJECT_TEXT = 0x1b6;
/** Kinds of objects (2.5.143), at the same place in every format. */
const TEXT_BOX = 0x06;
const COMMENT = 0x19;
/** The first record of BIFF5 and 8, and the type of a chart there. */
const BEGINNING = 0x809;
const OF_CHART = 0x20;

/** Notes which objects over a workbook's cells have text, as its records go by; none of it is read. */
export class DrawnOver {
  hasCharts = false;
  hasShapes = false;
  readonly #isUnicode: boolean;
  #kind = 0;

  /** @param isUnicode whether texts of objects are records of their own */
  constructor(isUnicode: boolean) {
    this.#isUnicode = isUnicode;
  }

  record(type: number, data: DataView): void {
    const size = data.byteLength;
    if (type === OBJECT && size >= 6) {
      this.#kind = data.getUint16(4, true);
      this.hasShapes ||= this.#kind === TEXT_BOX && !this.#isUnicode;
    } else if (type === OBJECT_TEXT && size >= 12)
      this.hasShapes ||= this.#kind !== COMMENT && data.getUint16(10, true) > 0;
    else if (type === BEGINNING && size >= 4) this.hasCharts ||= data.getUint16(2, true) === OF_CHART;
  }
}

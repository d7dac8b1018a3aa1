import { refuse } from "#app/core/document/refusals.ts";

/** Places in the header of a compound file, [MS-CFB] 2.2. */
const SECTOR_SHIFT = 0x1e;
const DIFAT_START = 0x44;
const DIFAT_IN_HEADER = { at: 0x4c, count: 109 };
const SECTOR_SHIFTS = [9, 12];

/**
 * The sectors of a compound file and the chains that they form. A chain that loops, or is longer than the file,
 * means a broken file: SheetJS would follow it until memory is full.
 */
export class Sectors {
  /** Bytes of one sector. */
  readonly #size: number;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #count: number;
  readonly #table: number[];

  /** @throws Refused when the header is broken */
  constructor(bytes: Uint8Array) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const shift = bytes.length < 512 ? 0 : view.getUint16(SECTOR_SHIFT, true);
    if (!SECTOR_SHIFTS.includes(shift)) throw refuse("damaged", "SectorSize");
    this.#bytes = bytes;
    this.#view = view;
    this.#size = 1 << shift;
    this.#count = Math.ceil(bytes.length / this.#size) - 1;
    this.#table = this.#tableSectors();
  }

  /** A number from the header, which is a sector only if the file has it. */
  header(at: number): number {
    return this.#view.getInt32(at, true);
  }

  /** @throws Refused when the chain does not end within the file */
  chain(start: number): Uint8Array[] {
    const found: Uint8Array[] = [];
    for (let sector = start; this.#has(sector); sector = this.#next(sector)) {
      found.push(this.#sector(sector));
      if (found.length > this.#count) throw refuse("damaged", "SectorChain");
    }
    return found;
  }

  #has(sector: number): boolean {
    return sector >= 0 && sector < this.#count;
  }

  #sector(sector: number): Uint8Array {
    return this.#bytes.subarray((sector + 1) * this.#size, (sector + 2) * this.#size);
  }

  /** The next sector of the chain, or a negative number. */
  #next(sector: number): number {
    const entries = this.#size / 4;
    const table = this.#table[Math.floor(sector / entries)] ?? -1;
    return this.#has(table) ? this.#number(table, sector % entries) : -1;
  }

  /** An entry of a sector of numbers; -1 beyond the end of the file. */
  #number(sector: number, entry: number): number {
    const at = (sector + 1) * this.#size + 4 * entry;
    return at + 4 <= this.#bytes.length ? this.#view.getInt32(at, true) : -1;
  }

  /** The sectors of the chain table (FAT), in order: the first are in the header, the rest in their own chain. */
  #tableSectors(): number[] {
    const { at, count } = DIFAT_IN_HEADER;
    const found = Array.from({ length: count }, (_, i) => this.header(at + 4 * i));
    const last = this.#size / 4 - 1;
    let steps = 0;
    for (let sector = this.header(DIFAT_START); this.#has(sector); sector = this.#number(sector, last)) {
      for (let entry = 0; entry < last; entry++) found.push(this.#number(sector, entry));
      if (++steps > this.#count) throw refuse("damaged", "SectorChain");
    }
    return found;
  }
}

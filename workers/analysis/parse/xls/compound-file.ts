import { concatBytes } from "#app/core/document/concat-bytes.ts";
import { refuse } from "#app/core/document/refusals.ts";
import { Sectors } from "./sectors.ts";

/** The root of an OLE2 compound file ([MS-CFB]), the container of old Office files and encrypted new ones. */
export type CompoundFile = {
  /** Of streams and storages. */
  names: string[];
  /**
   * A copy of a stream's bytes, or null if there is none.
   * @throws Refused when some are missing
   */
  stream(name: string): Uint8Array | null;
};

/** Places in the header, [MS-CFB] 2.2. */
const DIRECTORY_START = 0x30;
const MINI_TABLE_START = 0x3c;

/** Streams below this size, in bytes, are in small sectors. */
const MINI_CUTOFF = 4096;
const MINI_SECTOR = 64;
const ENTRY_BYTES = 128;
const STREAM = 2;

type Entry = {
  name: string;
  type: number;
  left: number;
  right: number;
  child: number;
  start: number;
  size: number;
};

/** @throws Refused when the container is broken */
export function openCompoundFile(bytes: Uint8Array): CompoundFile {
  const sectors = new Sectors(bytes);
  const entries = entriesOf(concatBytes(sectors.chain(sectors.header(DIRECTORY_START))));
  const [root] = entries;
  if (!root) throw refuse("damaged", "CompoundFile");
  const children = childrenOf(root, entries);
  return {
    names: children.map(({ name }) => name),
    stream(wanted) {
      const isIt = ({ name, type }: Entry) => type === STREAM && name.toLowerCase() === wanted.toLowerCase();
      const entry = children.find(isIt);
      if (!entry) return null;
      const content =
        entry.size < MINI_CUTOFF ? mini(sectors, root, entry) : concatBytes(sectors.chain(entry.start));
      if (content.length < entry.size) throw refuse("damaged", "StreamSize");
      return content.subarray(0, entry.size);
    },
  };
}

/** The entries of the directory, [MS-CFB] 2.6.1. */
function entriesOf(directory: Uint8Array): Entry[] {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength);
  const decoder = new TextDecoder("utf-16le");
  return Array.from({ length: Math.floor(directory.length / ENTRY_BYTES) }, (_, i) => {
    const at = i * ENTRY_BYTES;
    // The name's length includes its terminating zero.
    const nameBytes = Math.max(0, Math.min(64, view.getUint16(at + 64, true)) - 2);
    return {
      name: decoder.decode(directory.subarray(at, at + nameBytes)),
      type: view.getUint8(at + 66),
      left: view.getInt32(at + 68, true),
      right: view.getInt32(at + 72, true),
      child: view.getInt32(at + 76, true),
      start: view.getInt32(at + 116, true),
      size: view.getUint32(at + 120, true),
    };
  });
}

/** A storage's children form a binary tree, which may be broken: none is visited twice. */
function childrenOf(storage: Entry, entries: readonly Entry[]): Entry[] {
  const found = new Set<Entry>();
  const open = [storage.child];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const entry = entries[next];
    if (!entry || found.has(entry)) continue;
    found.add(entry);
    open.push(entry.right, entry.left);
  }
  return [...found].filter(({ type }) => type !== 0);
}

/** A small stream: its chain has a table of its own and lies within the root's stream. */
function mini(sectors: Sectors, root: Entry, { start, size }: Entry): Uint8Array {
  const container = concatBytes(sectors.chain(root.start));
  const table = concatBytes(sectors.chain(sectors.header(MINI_TABLE_START)));
  const view = new DataView(table.buffer);
  const found: Uint8Array[] = [];
  for (let at = start; at >= 0 && found.length * MINI_SECTOR < size; ) {
    found.push(container.subarray(at * MINI_SECTOR, (at + 1) * MINI_SECTOR));
    at = 4 * at + 4 <= table.length ? view.getInt32(4 * at, true) : -1;
  }
  return concatBytes(found);
}

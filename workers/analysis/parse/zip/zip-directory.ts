import { LIMITS } from "#app/core/document/limits.ts";
import { refuse, refuseTooLarge } from "#app/core/document/refusals.ts";

/** One part of a zip file, by its directory; sizes are in bytes, `start` is the offset of its local header. */
export type ZipEntry = {
  name: string;
  method: number;
  /** CRC-32 of its unpacked content. */
  sum: number;
  packed: number;
  unpacked: number;
  start: number;
};

/** Parts by their name, as the directory at the end of the file lists them. */
export type ZipDirectory = ReadonlyMap<string, ZipEntry>;

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const MAXIMUM_COMMENT = 65_535;
const ENCRYPTED = 1;

/**
 * Reads only the directory (PKWARE APPNOTE 6.3.10, 4.3.12 and 4.3.16); nothing is unpacked.
 * @throws Refused when it is missing or broken, when a part is encrypted, or when there are too many parts
 */
export function readZipDirectory(bytes: Uint8Array): ZipDirectory {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > LIMITS.zipEntries) throw refuseTooLarge("zipEntries");
  const entries = new Map<string, ZipEntry>();
  let at = view.getUint32(end + 16, true);
  for (let i = 0; i < count; i++) {
    if (at + ENTRY_BYTES > end || view.getUint32(at, true) !== ENTRY) throw refuse("damaged", "ZipDirectory");
    const entry = readEntry(bytes, view, at);
    entries.set(entry.name, entry);
    at += ENTRY_BYTES + [28, 30, 32].reduce((sum, field) => sum + view.getUint16(at + field, true), 0);
  }
  return entries;
}

function findEnd(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - END_BYTES - MAXIMUM_COMMENT);
  for (let at = view.byteLength - END_BYTES; at >= lowest; at--) {
    if (view.getUint32(at, true) === END) return at;
  }
  throw refuse("damaged", "ZipEnd");
}

function readEntry(bytes: Uint8Array, view: DataView, at: number): ZipEntry {
  if (view.getUint16(at + 8, true) & ENCRYPTED) throw refuse("password-protected");
  const nameLength = view.getUint16(at + 28, true);
  const name = new TextDecoder().decode(bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength));
  return {
    name: name.replaceAll("\\", "/").replace(/^\/+/, ""),
    method: view.getUint16(at + 10, true),
    sum: view.getUint32(at + 16, true),
    packed: view.getUint32(at + 20, true),
    unpacked: view.getUint32(at + 24, true),
    start: view.getUint32(at + 42, true),
  };
}

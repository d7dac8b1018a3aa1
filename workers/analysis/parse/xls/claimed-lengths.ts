/** Where a record says, in two bytes, how many characters follow: SheetJS trusts it, and reads on past its end. */
const LENGTH_AT = new Map([
  [0x204, 6],
  [0xd6, 6],
  [0x207, 0],
]);
/** In formats before Excel 97 its length is one byte, which cannot claim much. */
const FORMAT = 0x41e;
const FORMAT_LENGTH_AT = 2;

const MERGED_CELLS = 0xe5;
const MERGED_BYTES = 8;

/**
 * The characters that a record claims to hold ([MS-XLS] 2.5.293 and 2.5.294), each of at least a byte; zero if its
 * length limits them.
 * @param data without its type and size
 */
export function claimedCharacters(type: number, data: DataView, isBiff8: boolean): number {
  const at = type === FORMAT && isBiff8 ? FORMAT_LENGTH_AT : LENGTH_AT.get(type);
  return at === undefined || data.byteLength < at + 2 ? 0 : data.getUint16(at, true);
}

/** The ranges of merged cells that a record claims to hold; null if it is too short for them. */
export function claimedRanges(type: number, data: DataView): number | null {
  if (type !== MERGED_CELLS) return 0;
  const count = data.byteLength < 2 ? 1 : data.getUint16(0, true);
  return data.byteLength < 2 + count * MERGED_BYTES ? null : count;
}

import { LIMITS } from "../limits.ts";
import { refuse, refuseTooLarge } from "../refusals.ts";

/** Record types of [MS-XLS] 2.3. */
const FILE_PASS = 0x2f;
const MULTIPLE_RK = 0xbd;
const FORMULA = 0x06;
const CODE_PAGE = 0x42;
/** The first record of BIFF5 and BIFF8; its version tells them apart. */
const BEGINNING = 0x809;
const BIFF8 = 0x600;
/** The code page of a workbook that names none. */
const WESTERN = 1252;
const SINGLE_CELLS = new Set([
  0x203,
  0x27e,
  0xfd,
  0x204,
  FORMULA,
  0x206,
  0x406,
  0x205,
  0xd6,
  0x03,
  0x04,
  0x02,
  0x05,
]);

/**
 * Walks over the records of a workbook stream without reading any, so that its size is known before it is parsed.
 * @returns the code page of its texts, or null when they are Unicode
 * @throws Refused when it is encrypted or has too many filled cells
 */
export function checkWorkbookRecords(stream: Uint8Array): number | null {
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  let cells = 0;
  let codePage = WESTERN;
  for (let at = 0; at + 4 <= stream.length; at += 4 + view.getUint16(at + 2, true)) {
    const type = view.getUint16(at, true);
    if (type === FILE_PASS) throw refuse("password-protected");
    if (type === MULTIPLE_RK) cells += Math.floor((view.getUint16(at + 2, true) - 6) / 6);
    else if (type === CODE_PAGE && at + 6 <= stream.length) codePage = view.getUint16(at + 4, true);
    else if (SINGLE_CELLS.has(type)) cells++;
    if (cells > LIMITS.xlsCells) throw refuseTooLarge("xlsCells");
  }
  const isUnicode =
    stream.length >= 6 && view.getUint16(0, true) === BEGINNING && view.getUint16(4, true) === BIFF8;
  return isUnicode ? null : codePage;
}

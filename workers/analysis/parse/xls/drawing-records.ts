/** The record that begins what all drawings of a workbook share, [MS-XLS] 2.4.171. */
export const DRAWING_GROUP = 0xeb;

/** The list of the pictures, [MS-ODRAW] 2.2.20, and the bytes of the head that stands before everything there. */
const PICTURES = 0xf001;
const HEAD = 8;

/** Whether a workbook's drawings use any picture. @param data of the record, which may go on in others */
export function namesPictures(data: Uint8Array): boolean {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  // Behind the head of the whole its members follow each other.
  for (let at = HEAD; at + HEAD <= data.length; at += HEAD + view.getUint32(at + 4, true)) {
    const pictures = view.getUint16(at, true) >> 4;
    if (view.getUint16(at + 2, true) === PICTURES) return pictures > 0;
  }
  return false;
}

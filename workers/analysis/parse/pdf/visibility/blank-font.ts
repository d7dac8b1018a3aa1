/** A font as PDF.js keeps it; `data` is its program as an OpenType file, if embedded in the PDF. */
type DrawnFont = { data?: Uint8Array | null };

const known = new WeakMap<object, boolean>();

/** Whether no letter of a font has a shape, so that its text leaves nothing on the page. */
export function isBlankFont(font: unknown): boolean {
  if (typeof font !== "object" || font === null) return false;
  const { data } = font as DrawnFont;
  const answer = known.get(font) ?? (hasNoShapes(data) || hasNoOutlines(data));
  known.set(font, answer);
  return answer;
}

/**
 * Checks the table of glyph offsets (OpenType, "loca"). The first glyph stands for missing ones, and PDF.js repeats it
 * after the others, which are always fewer than the maximum.
 */
function hasNoShapes(data: Uint8Array | null | undefined): boolean {
  if (!(data instanceof Uint8Array) || data.length < 12) return false;
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const [head, loca] = [tableOf(view, "head"), tableOf(view, "loca")];
  if (!head || !loca || !tableOf(view, "glyf") || head.byteLength < 52) return false;
  const isLong = head.getInt16(50) !== 0;
  const count = Math.floor(loca.byteLength / (isLong ? 4 : 2));
  const place = (at: number) => (isLong ? loca.getUint32(at * 4) : loca.getUint16(at * 2));
  for (let at = 2; at < count - 1; at++) if (place(at) !== place(at - 1)) return false;
  return count > 2 && count < 65_536;
}

function tableOf(view: DataView, tag: string): DataView | null {
  const count = Math.min(view.getUint16(4), Math.floor((view.byteLength - 12) / 16));
  for (let i = 0; i < count; i++) {
    const entry = 12 + 16 * i;
    const name = String.fromCharCode(...[0, 1, 2, 3].map((at) => view.getUint8(entry + at)));
    const [start, length] = [view.getUint32(entry + 8), view.getUint32(entry + 12)];
    if (name === tag && start + length <= view.byteLength)
      return new DataView(view.buffer, view.byteOffset + start, length);
  }
  return null;
}

/** Does for PostScript outlines (Adobe's CFF, "CharStrings") what `hasNoShapes` does for TrueType fonts. */
function hasNoOutlines(data: Uint8Array | null | undefined): boolean {
  if (!(data instanceof Uint8Array) || data.length < 12) return false;
  const cff = tableOf(new DataView(data.buffer, data.byteOffset, data.byteLength), "CFF ");
  try {
    return cff !== null && areAllBlank(cff);
  } catch {
    // A font that ends too early proves nothing.
    return false;
  }
}

/** Whether all letters are blank but the first, which stands for missing ones. @throws RangeError where the font ends too early */
function areAllBlank(cff: DataView): boolean {
  const top = listAt(cff, listAt(cff, cff.getUint8(2)).end).item(0);
  const letters = listAt(cff, placeOfLetters(top));
  for (let i = 1; i < letters.count; i++) if (!isBlankLetter(letters.item(i))) return false;
  return letters.count > 1;
}

/** A CFF index (chapter 5): a count, the size of an offset, the offsets, counted from 1, and the data. */
function listAt(cff: DataView, at: number): { count: number; item(i: number): Uint8Array; end: number } {
  const count = cff.getUint16(at);
  const size = count === 0 ? 0 : cff.getUint8(at + 2);
  if (size > 4) throw new RangeError("No list");
  const first = at + 2 + (count + 1) * size;
  const place = (i: number) => {
    let value = 0;
    for (let byte = 0; byte < size; byte++) value = value * 256 + cff.getUint8(at + 3 + i * size + byte);
    return first + value;
  };
  const item = (i: number) => new Uint8Array(cff.buffer, cff.byteOffset + place(i), place(i + 1) - place(i));
  return { count, item, end: count === 0 ? at + 2 : place(count) };
}

/** The number before operator 17 (chapter 9). @throws RangeError if there is none */
function placeOfLetters(top: Uint8Array): number {
  const view = new DataView(top.buffer, top.byteOffset, top.byteLength);
  let number = 0;
  for (let at = 0; at < top.length; ) {
    const byte = view.getUint8(at);
    if (byte === 17) return number;
    if (byte === 29) number = view.getInt32(at + 1);
    else if (byte === 28) number = view.getInt16(at + 1);
    else if (byte >= 247) number = (byte - 247) * 256 + view.getUint8(at + 1) + 108;
    else if (byte >= 32) number = byte - 139;
    if (byte === 30) while ((view.getUint8(++at) & 0x0f) !== 0x0f && at < top.length - 1);
    at += byte === 29 ? 5 : byte === 28 ? 3 : byte >= 247 ? 2 : byte === 12 ? 2 : 1;
  }
  throw new RangeError("No letters");
}

/** Operators (Adobe's Type 2, 4) that draw nothing: hints, moves, ends. */
const SILENT = new Set([1, 3, 4, 11, 14, 18, 21, 22, 23]);

function isBlankLetter(letter: Uint8Array): boolean {
  for (let at = 0; at < letter.length; ) {
    const byte = letter[at] ?? 0;
    if (byte < 28 ? !SILENT.has(byte) : byte > 28 && byte < 32) return false;
    at += byte === 255 ? 5 : byte === 28 ? 3 : byte >= 247 ? 2 : 1;
  }
  return true;
}

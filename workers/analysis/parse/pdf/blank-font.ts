/** A font as PDF.js keeps it; `data` is its program as an OpenType file, of one that the PDF holds. */
type DrawnFont = { data?: Uint8Array | null };

const known = new WeakMap<object, boolean>();

/** Whether no letter of a TrueType font has a shape: what is written in it leaves nothing on the page. */
export function isBlankFont(font: unknown): boolean {
  if (typeof font !== "object" || font === null) return false;
  const answer = known.get(font) ?? hasNoShapes((font as DrawnFont).data);
  known.set(font, answer);
  return answer;
}

/**
 * Looks into the table of its glyphs' places (OpenType, "loca"). The first glyph stands for what is missing, and PDF.js
 * repeats it behind the others, of which there are never as many as there may be.
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

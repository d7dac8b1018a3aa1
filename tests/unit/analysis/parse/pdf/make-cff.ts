const u16 = (n: number) => [(n >> 8) & 255, n & 255];
/** A five-byte number, so that offsets in the font are known before it is assembled. */
const number = (n: number) => [29, 0, 0, ...u16(n)];

/** An index: the count, the size of an offset, the offsets and the data. */
function list(items: number[][]): number[] {
  if (items.length === 0) return [0, 0];
  let at = 1;
  const places = items.map((item) => {
    at += item.length;
    return at;
  });
  return [...u16(items.length), 1, 1, ...places, ...items.flat()];
}

/** A triangle, and an empty shape. */
const TRIANGLE = [139, 139, 21, 239, 139, 5, 139, 239, 5, 14];
const NOTHING = [14];

/** A font with PostScript outlines (CFF) whose letter "A" is a triangle or empty. */
export function cffFont(hasShape: boolean): Buffer {
  const letters = list([NOTHING, hasShape ? TRIANGLE : NOTHING]);
  const top = (charset: number, shapes: number, own: number) => [
    ...[...number(charset), 15],
    ...[...number(shapes), 17],
    ...[...number(0), ...number(own), 18],
  ];
  const before = [1, 0, 4, 2, ...list([[...Buffer.from("Own")]])];
  const start = before.length + list([top(0, 0, 0)]).length + list([]).length * 2;
  // The charset has "A", the 34th standard string.
  const charset = [0, 0, 34];
  const shapes = start + charset.length;
  return Buffer.from([
    ...before,
    ...list([top(start, shapes, shapes + letters.length)]),
    ...list([]),
    ...list([]),
    ...charset,
    ...letters,
    ...number(0),
  ]);
}

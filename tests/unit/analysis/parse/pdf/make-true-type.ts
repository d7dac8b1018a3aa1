const u16 = (...numbers: number[]) =>
  Buffer.concat(numbers.map((n) => Buffer.from([(n >> 8) & 255, n & 255])));
const u32 = (...numbers: number[]) => u16(...numbers.flatMap((n) => [n >>> 16, n & 0xffff]));

/** A triangle: its box, three points on the curve, and their offsets in both directions. */
const TRIANGLE = Buffer.concat([
  u16(1, 0, 0, 500, 700, 2, 0),
  Buffer.from([1, 1, 1]),
  u16(0, 500, -250, 0, 0, 700),
  Buffer.alloc(3),
]);

/**
 * A TrueType font whose glyphs are all triangles or empty.
 * @param hasShape for each glyph; the second stands for "A"
 */
export function trueTypeFont(hasShape: readonly boolean[]): Buffer {
  const count = hasShape.length;
  const ends = hasShape.map((_, at) => TRIANGLE.length * hasShape.slice(0, at + 1).filter(Boolean).length);
  const tables: [tag: string, data: Buffer][] = [
    ["cmap", Buffer.concat([u16(0, 1, 1, 0), u32(12), u16(6, 12, 0, 65, 1, 1)])],
    ["glyf", Buffer.concat([...hasShape.filter(Boolean).map(() => TRIANGLE), Buffer.alloc(4)])],
    [
      "head",
      Buffer.concat([
        u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
        u16(0, 1000),
        u32(0, 0, 0, 0),
        u16(0, 0, 600, 700, 0, 8, 2, 1, 0),
      ]),
    ],
    ["hhea", Buffer.concat([u32(0x10000), u16(700, 0, 0, 600, 0, 0, 600, 1, 0, 0, 0, 0, 0, 0, 0, count)])],
    ["hmtx", u16(...hasShape.flatMap(() => [600, 0]))],
    ["loca", u32(0, ...ends)],
    ["maxp", Buffer.concat([u32(0x10000), u16(count, 3, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)])],
  ];
  let at = 12 + 16 * tables.length;
  const directory = tables.map(([tag, data]) => {
    const entry = Buffer.concat([Buffer.from(tag), u32(0, at, data.length)]);
    at += data.length + (-data.length & 3);
    return entry;
  });
  const padded = tables.map(([, data]) => Buffer.concat([data, Buffer.alloc(-data.length & 3)]));
  return Buffer.concat([u32(0x10000), u16(tables.length, 0, 0, 0), ...directory, ...padded]);
}

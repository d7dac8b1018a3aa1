import { expect, it } from "vitest";
import { cellsOf, parsed } from "../parsed.ts";
import { inContainer, type OldRecord, records } from "./make-old-excel.ts";

const BEGIN = (kind: number, version = 6): OldRecord => [0x809, [0, version, kind, 0, 0, 0, 0, 0]];
const END: OldRecord = [0x0a, []];
const NUMBER: OldRecord = [0x203, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 86, 64]];
const object = (kind: number): OldRecord => [0x5d, [0x15, 0, 0x12, 0, kind, 0, ...new Array(16).fill(0)]];
const text = (letters: number): OldRecord => [
  0x1b6,
  [...new Array(10).fill(0), letters, 0, 0, 0, 0, 0, 0, 0],
];

const file = (version: number, ...over: OldRecord[]) =>
  inContainer(records(BEGIN(5, version), END, BEGIN(0x10, version), NUMBER, ...over, END));

it.each([
  ["a text box", file(6, object(6), text(5)), ["shapes-ignored"]],
  ["a rectangle with words", file(6, object(2), text(5)), ["shapes-ignored"]],
  ["a rectangle without words", file(6, object(2), text(0)), []],
  ["the frame of a comment", file(6, object(0x19), text(5)), []],
  ["a text box of Excel 5", file(5, object(6)), ["shapes-ignored"]],
  ["a chart", file(6, object(5), BEGIN(0x20), END), ["charts-ignored"]],
])(
  "Over the cells of an old Excel file, what has words is said to be unread: %s",
  async (_, bytes, codes) => {
    expect((await parsed(bytes, "a.xls")).notices.map(({ code }) => code)).toEqual(codes);
  },
);

/** Ten-point fonts by color number; font numbers leave out the fifth. */
const font = (color: number): OldRecord => [
  0x31,
  [200, 0, 0, 0, color & 255, color >> 8, 0, 0, 0, 0, 0, 0, 0, 0],
];
const BLACK = 0x7fff;
const WHITE = 9;
/** A cell format with this font and a fill in this color, or without a fill. */
const format = (number: number, fill: number | null): OldRecord => {
  const data = new Array(20).fill(0);
  data[0] = number;
  if (fill !== null) [data[17], data[18]] = [1 << 2, fill];
  return [0xe0, data];
};
const letters = (text: string, runs: [from: number, font: number][]) => [
  ...[text.length, 0, 8, runs.length, 0],
  ...Buffer.from(text),
  ...runs.flatMap(([from, number]) => [from, 0, number, 0]),
];

it.each([
  ["the second half of it is white", null, [[9, 1]], "Pulse 88 ", "give morphine"],
  [
    "the first half of it is white",
    null,
    [
      [0, 1],
      [9, 0],
    ],
    "give morphine",
    "Pulse 88 ",
  ],
  ["it is white on a fill", 18, [[9, 1]], "Pulse 88 give morphine", ""],
  ["half of it is of the color of the fill", 18, [[9, 2]], "Pulse 88 ", "give morphine"],
] as [string, number | null, [number, number][], string, string][])(
  "Only the letters of an old Excel file's cell are hidden that are lost: %s",
  async (_, fill, runs, seen, hidden) => {
    const text = letters("Pulse 88 give morphine", runs);
    const shared: OldRecord = [0xfc, [1, 0, 0, 0, 1, 0, 0, 0, ...text]];
    const cell: OldRecord = [0xfd, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]];
    const globals = (at: number): OldRecord[] => [
      BEGIN(5),
      ...[font(BLACK), font(WHITE), font(18), format(0, fill)],
      [0x85, [at & 255, at >> 8, 0, 0, 0, 0, 1, 0, ...Buffer.from("S")]],
      shared,
      END,
    ];
    const start = records(...globals(0)).length;
    const bytes = inContainer(records(...globals(start), BEGIN(0x10), cell, END));
    expect(await cellsOf(bytes, "a.xls")).toEqual({
      seen: [seen],
      hidden: hidden === "" ? [] : [hidden],
    });
  },
);

import { expect, it } from "vitest";
import { inContainer, type OldRecord, records } from "./make-old-excel.ts";
import { parsed } from "./parsed.ts";

const BEGIN = (kind: number, version = 6): OldRecord => [0x809, [0, version, kind, 0, 0, 0, 0, 0]];
const END: OldRecord = [0x0a, []];
const NUMBER: OldRecord = [0x203, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 86, 64]];
/** An object of a kind, and text of so many letters. */
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
  "Over the cells of an old Excel file, what has words is said to be unread: %s [DOC-03]",
  async (_, bytes, codes) => {
    expect((await parsed(bytes, "a.xls")).notices.map(({ code }) => code)).toEqual(codes);
  },
);

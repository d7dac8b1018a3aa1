import { concatBytes } from "#app/core/document/concat-bytes.ts";
import { refuse } from "#app/core/document/refusals.ts";

/** The position of a record's data in the stream. */
export type ByteSpan = { start: number; end: number };

/** Two counts come before the texts. */
const HEAD = 8;
const WIDE = 0x01;
const PHONETIC = 0x04;
const RICH = 0x08;

/** The letter where a text changes its font, and the new font's number. */
type FontRun = { from: number; font: number };
/** The font runs of a text, by its number in the table; none for one without other fonts. */
export type RunsOf = (text: number) => FontRun[];

/**
 * Walks through a workbook's table of texts (SST, [MS-XLS] 2.4.265 and 2.5.293), which spans several records, in the
 * same steps as SheetJS: a text that begins without room for its length has none.
 * @param stretches the table's first record and those that continue it
 * @returns where the texts change their fonts
 * @throws Refused when a text is not within them
 */
export function checkSharedTexts(stream: Uint8Array, stretches: readonly ByteSpan[]): RunsOf {
  const table = concatBytes(stretches.map(({ start, end }) => stream.subarray(start, end)));
  const runsAt = new Map<number, { at: number; count: number }>();
  if (table.length < HEAD) return () => [];
  const view = new DataView(table.buffer);
  const borders = bordersOf(stretches);
  const texts = view.getUint32(4, true);
  let at = HEAD;
  for (let text = 0; text < texts && at < table.length; text++) {
    if (at + 3 > table.length) throw refuse("damaged", "SharedTexts");
    const characters = view.getUint16(at, true);
    const flags = view.getUint8(at + 2);
    const head = at + 3 + (flags & RICH ? 2 : 0) + (flags & PHONETIC ? 4 : 0);
    if (head > table.length) throw refuse("damaged", "SharedTexts");
    const runs = flags & RICH ? view.getUint16(at + 3, true) : 0;
    const phonetic = flags & PHONETIC ? view.getUint32(head - 4, true) : 0;
    at = afterCharacters(table, borders, head, characters, (flags & WIDE) !== 0);
    if (at > table.length) throw refuse("damaged", "SharedTexts");
    if (runs > 0) runsAt.set(text, { at, count: Math.min(runs, Math.floor((table.length - at) / 4)) });
    at += 4 * runs + phonetic;
  }
  return (text) => {
    const { at: first, count } = runsAt.get(text) ?? { at: 0, count: 0 };
    return Array.from({ length: count }, (_, i) => ({
      from: view.getUint16(first + 4 * i, true),
      font: view.getUint16(first + 4 * i + 2, true),
    }));
  };
}

/** The offsets in the joined table where one record's data ends and the next one's begins. */
function bordersOf(stretches: readonly ByteSpan[]): Set<number> {
  let at = 0;
  return new Set(stretches.map(({ start, end }) => (at += end - start)));
}

/** Where the characters end; at each border, a byte says how wide the remaining ones are. */
function afterCharacters(
  table: Uint8Array,
  borders: ReadonlySet<number>,
  start: number,
  count: number,
  isWide: boolean,
): number {
  let width = isWide ? 2 : 1;
  let at = start;
  for (let left = count; left > 0; left--) {
    while (borders.has(at) && at < table.length) {
      width = table[at] === 0 ? 1 : 2;
      at++;
    }
    at += width;
  }
  return at;
}

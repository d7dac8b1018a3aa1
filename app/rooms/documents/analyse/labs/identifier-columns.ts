import type { KnownIdentifier } from "#app/core/model/identifiers.ts";
import type { TableBlock } from "#app/rooms/documents/parse/parsed-document.ts";
import { headingWords } from "./columns.ts";

const KINDS: [KnownIdentifier["kind"], RegExp][] = [
  [
    "name",
    /^(?:(?:patient|full|first|last|given|family|middle|maiden|sur) ?)?name$|^(?:first|last|middle|maiden|surname)$/,
  ],
  [
    "id",
    /^(?:mrn|ssn|patient|patient (?:id|number|mrn)|medical record (?:number|no)|drivers|passport|subject id|person id)$/,
  ],
  ["date", /^(?:dob|birth ?date|date of birth)$/],
];

/** A list of names longer than this is cut off: the shield looks for each of them in every text. */
const MOST_KNOWN = 500;

/** Remembers what columns under such headings hold; a table that goes on has the columns of the one before. */
export function openIdentifierColumns() {
  const found = new Map<string, KnownIdentifier>();
  let columns: { column: number; kind: KnownIdentifier["kind"] }[] = [];
  const read = ({ rows }: TableBlock, isContinued: boolean) => {
    if (!isContinued)
      columns = (rows[0]?.cells ?? []).flatMap((cell, column) => {
        const kind = KINDS.find(([, pattern]) => pattern.test(headingWords(cell)))?.[0];
        return kind ? [{ column, kind }] : [];
      });
    for (const { cells } of isContinued ? rows : rows.slice(1))
      for (const { column, kind } of columns) {
        const text = cells[column]?.trim() ?? "";
        if (text.length > 1 && text.length <= 100 && found.size < MOST_KNOWN) found.set(text, { kind, text });
      }
  };
  return { read, known: () => [...found.values()] };
}

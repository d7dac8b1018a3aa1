import type { TableBlock } from "#app/core/document/parsed-document.ts";
import { headingWords } from "#app/core/document/tables/column-roles.ts";
import type { KnownIdentifier } from "#app/core/identifiers/found.ts";

type Kind = KnownIdentifier["kind"];

const KINDS: readonly [Kind, RegExp][] = [
  [
    "name",
    /^(?:(?:patient|full|first|last|given|family|middle|maiden|sur) ?)?name$|^(?:first|last|middle|maiden|surname)$/,
  ],
  [
    "id",
    /^(?:mrn|ssn|patient|patient (?:id|number|mrn)|medical record (?:number|no)|drivers|passport|subject id|person id|(?:nhs|hosp|hospital|chi|ur|case|unit|chart)(?: (?:no|number|id))|urn|uhid|nhi|(?:street |home )?address|street)$/,
  ],
  ["date", /^(?:dob|birth ?date|date of birth)$/],
];

/** Identify somebody only beside a name, a record number or a birth date. */
const BESIDE_OTHERS = /^(?:id|zip|zip code|post ?code|postal code|city|phone)$/;

/** A longer list is cut off: the pseudonymizer looks for each entry in every text. */
const MOST_KNOWN = 1_000;

/** Remembers the contents of columns under such headings; a continued table has the columns of the one before. */
export function openIdentifierColumns() {
  const found = new Map<string, KnownIdentifier>();
  let columns: { column: number; kind: Kind }[] = [];
  const read = ({ rows }: TableBlock, isContinued: boolean) => {
    if (!isContinued) columns = columnsOf(rows[0]?.cells ?? []);
    for (const { cells } of isContinued ? rows : rows.slice(1))
      for (const { column, kind } of columns) {
        const text = cells[column]?.trim() ?? "";
        if (text.length > 1 && text.length <= 100 && found.size < MOST_KNOWN)
          found.set(text, { kind: kindOf(kind, text), text });
      }
  };
  return { read, known: () => [...found.values()] };
}

function columnsOf(headings: readonly string[]) {
  const named = headings.flatMap((heading, column) => {
    const kind = KINDS.find(([, pattern]) => pattern.test(headingWords(heading)))?.[0];
    return kind ? [{ column, kind }] : [];
  });
  const beside = headings.flatMap((heading, column) =>
    BESIDE_OTHERS.test(headingWords(heading)) ? [{ column, kind: "id" as const }] : [],
  );
  return named.length > 1 ? [...named, ...beside] : named;
}

/** The pseudonymizer expects a name to be words; one with digits is hidden as an id, as it stands. */
const kindOf = (kind: Kind, text: string): Kind => (kind === "name" && /\d/.test(text) ? "id" : kind);

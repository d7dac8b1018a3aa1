import { segmentsOf } from "#app/core/document/document-text.ts";
import type { Block } from "#app/core/document/parsed-document.ts";
import { openPseudonymizer } from "#app/core/identifiers/pseudonymizer.ts";
import { readLabs } from "#workers/analysis/analyse/labs/lab-reader.ts";
import { linesOfBlock } from "#workers/analysis/analyse/lines.ts";
import { isDrugOrder } from "#workers/analysis/analyse/orders.ts";
import { planParts } from "#workers/analysis/analyse/plan-parts.ts";
import { presentSections } from "#workers/analysis/analyse/present-sections.ts";
import { openPart } from "#workers/analysis/analyse/verify-part.ts";

const asParagraph = (text: string): Block => ({ kind: "paragraph", address: { page: 1, block: 1 }, text });

/** The text cut into cells, as a table of a few columns with headings. */
function asTable(text: string): Block {
  const heading = ["Date", "Test", "Result", "Unit", "Reference range"];
  const width = Math.max(1, Math.ceil(text.length / 200));
  const cells = Array.from({ length: Math.ceil(text.length / width) }, (_, at) =>
    text.slice(at * width, (at + 1) * width),
  );
  const rows = [heading];
  for (let at = 0; at < cells.length; at += heading.length) rows.push(cells.slice(at, at + heading.length));
  return {
    kind: "table",
    address: { sheet: "S", cell: "A1" },
    firstColumn: 0,
    rows: rows.map((row, at) => ({ row: at + 1, cells: row })),
  };
}

const asOneCell = (text: string): Block => ({
  kind: "table",
  address: { sheet: "S", cell: "A1" },
  firstColumn: 0,
  rows: [
    { row: 1, cells: ["Date", "Test", "Result", "Unit", "Reference range"] },
    { row: 2, cells: ["2026-01-01", text, text, text, text] },
  ],
});

const segments = (block: Block) => [
  ...segmentsOf({
    kind: "docx",
    parts: [{ kind: "section", name: "body", blocks: [block] }],
    notices: [],
    cut: [],
  }),
];

const SHAPES = { paragraph: asParagraph, table: asTable, cell: asOneCell };

/** Everything that reads a document's text after the parser, by name. */
export const READERS: { [name: string]: (text: string) => unknown } = {
  identifiers: (text) => openPseudonymizer([]).pseudonymize(text),
  "known identifiers": (text) =>
    openPseudonymizer([
      { kind: "name", text: "Maria de Souza" },
      { kind: "id", text: text.slice(0, 20) },
    ]).pseudonymize(text),
  orders: (text) => isDrugOrder(text),
  ...Object.fromEntries(
    Object.entries(SHAPES).flatMap(([shape, block]) => [
      [`labs in a ${shape}`, (text: string) => readLabs(() => segments(block(text)))],
      [`sections in a ${shape}`, (text: string) => presentSections(segments(block(text)))],
      [
        `parts of a ${shape}`,
        (text: string) => planParts(segments(block(text)), { telling: [], measured: new Set() }),
      ],
    ]),
  ),
  "verified quotes": (text) => {
    const lines = segments(asParagraph(text)).flatMap(({ blocks }, at) =>
      blocks.flatMap((block, index) => linesOfBlock(at, index, block)),
    );
    const said = text.slice(0, 300);
    const statement = {
      section: "vital_signs" as const,
      text: said,
      evidence: [{ block: 0, quote: said }],
      kind: "from_document" as const,
    };
    return openPart(
      { document_type: "Form", statements: [statement], key_points: [0] },
      lines.slice(0, 40),
    ).verified();
  },
};

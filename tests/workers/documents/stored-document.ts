import { env } from "cloudflare:test";
import { documents } from "#app/base/data/schema.ts";
import { NO_PROGRESS } from "#app/core/document/document-status.ts";
import type { Block, ParsedDocument } from "#app/core/document/parsed-document.ts";
import { writeText } from "#app/rooms/documents/store/document-text.server.ts";
import { database } from "../databases.ts";
import type { TestPerson } from "../signed-in.ts";

type Row = typeof documents.$inferInsert;

/** An analysed document of the person, with its text; `changes` to the row come last. */
export async function storedDocument(
  { userId }: TestPerson,
  document: ParsedDocument,
  changes: Partial<Row> = {},
): Promise<string> {
  const id = crypto.randomUUID();
  const now = Date.now();
  const row: Row = {
    id,
    userId,
    uploadId: crypto.randomUUID(),
    fileName: "discharge.pdf",
    status: "done",
    progress: NO_PROGRESS,
    summary: "Admitted with heart failure.",
    sections: ["clinical_summary"],
    createdAt: now,
    finishedAt: now,
    openedAt: now,
  };
  await database.insert(documents).values({ ...row, ...changes });
  await writeText(env.DOCUMENTS, { userId, documentId: id }, document);
  return id;
}

/** A PDF with one page per list of paragraphs. */
export function pagesOf(...pages: string[][]): ParsedDocument {
  return {
    kind: "pdf",
    parts: pages.map((paragraphs, at) => ({
      kind: "page",
      number: at + 1,
      blocks: paragraphs.map(
        (text, block): Block => ({
          kind: "paragraph",
          address: { page: at + 1, block: block + 1 },
          text,
        }),
      ),
    })),
    notices: [],
    cut: [],
  };
}

/** A sheet with these rows, the first one in row 1. */
export function sheetOf(name: string, rows: string[][]): ParsedDocument {
  const table: Block = {
    kind: "table",
    address: { sheet: name, cell: "A1" },
    firstColumn: 0,
    rows: rows.map((cells, at) => ({ row: at + 1, cells })),
  };
  return {
    kind: "xlsx",
    parts: [{ kind: "sheet", name, visibility: "visible", mergedCells: [], blocks: [table] }],
    notices: [],
    cut: [],
  };
}

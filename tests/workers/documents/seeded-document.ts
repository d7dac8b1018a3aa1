import { env } from "cloudflare:workers";
import { documentQuestions, documents } from "#app/base/data/schema.ts";
import type { Analysis } from "#app/core/document/analysis.ts";
import { NO_PROGRESS } from "#app/core/document/document-status.ts";
import type { ParsedDocument } from "#app/core/document/parsed-document.ts";
import { analysisKey } from "#app/rooms/documents/store/document-keys.ts";
import { writeText } from "#app/rooms/documents/store/document-text.server.ts";
import { database } from "../databases.ts";
import type { TestPerson } from "../signed-in.ts";

type Row = typeof documents.$inferInsert;
type Seed = Partial<Omit<Row, "userId">> & { text?: ParsedDocument | null; analysis?: Analysis | null };

/** A document as left by the consumer: row, text and analysis. Returns its id. */
export async function seedDocument(
  { userId }: TestPerson,
  { text = LETTER, analysis = ANALYSIS, ...row }: Seed = {},
): Promise<string> {
  const id = row.id ?? crypto.randomUUID();
  const now = Date.now();
  await database.insert(documents).values({
    id,
    userId,
    uploadId: crypto.randomUUID(),
    fileName: "letter.pdf",
    status: "done",
    progress: NO_PROGRESS,
    summary: "Admitted with pneumonia.",
    sections: ["chief_complaint", "vital_signs"],
    createdAt: now,
    openedAt: now,
    ...row,
  });
  if (text) await writeText(env.DOCUMENTS, { userId, documentId: id }, text);
  if (analysis) await env.DOCUMENTS.put(analysisKey(userId, id), JSON.stringify(analysis));
  return id;
}

export async function seedQuestion({ userId }: TestPerson, documentId: string, query: string, at: number) {
  const id = crypto.randomUUID();
  await database.insert(documentQuestions).values({
    id,
    documentId,
    userId,
    query,
    response: `Answer to ${query}`,
    pieces: [{ text: `Answer to ${query}`, places: [{ ...PLACE, quote: "SpO2 88%" }] }],
    createdAt: at,
  });
  return id;
}

/** The row as stored. */
export async function storedDocument(id: string) {
  return (await database.query.documents.findFirst({ where: (row, { eq }) => eq(row.id, id) })) ?? null;
}

const PLACE = { segment: 0, block: 1, cell: null, words: "page 1, block 2" };

export const LETTER: ParsedDocument = {
  kind: "pdf",
  parts: [
    {
      kind: "page",
      number: 1,
      blocks: [
        { kind: "heading", level: 1, text: "Admission letter", address: { page: 1, block: 1 } },
        { kind: "paragraph", text: "SpO2 88% on room air.", address: { page: 1, block: 2 } },
      ],
    },
    {
      kind: "page",
      number: 2,
      blocks: [{ kind: "paragraph", text: "Amoxicillin 500 mg.", address: { page: 2, block: 1 } }],
    },
  ],
  notices: [],
  cut: [],
};

export const ANALYSIS: Analysis = {
  version: 1,
  sections: {
    chief_complaint: [
      { text: "Shortness of breath.", standing: "supported", evidence: [{ ...PLACE, quote: "SpO2 88%" }] },
    ],
    vital_signs: [
      { text: "SpO2 88%.", standing: "supported", evidence: [{ ...PLACE, quote: "SpO2 88% on room air" }] },
      { text: "Breathing is laboured.", standing: "supported", evidence: [] },
    ],
  },
  keyPoints: [],
  labs: [],
  leftOut: 0,
  metadata: {
    fileName: "letter.pdf",
    fileType: "PDF",
    pageCount: 2,
    wordCount: 10,
    documentType: "Admission letter",
    processingMethod: "Standard",
    processingDetails: [],
  },
  usage: { inputTokens: 100, outputTokens: 50 },
};

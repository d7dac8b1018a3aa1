import type { DocumentAnswerPiece } from "#app/base/data/schema.ts";
import type { PersonBucket } from "#app/core/sealing/sealed-bucket.server.ts";
import { isSealedText, likeFingerprint } from "#app/core/sealing/text-seal.server.ts";

/**
 * Seals texts in documents' rows: file names, summaries, questions and answers. The bucket has the person's seal;
 * without one, texts stay as they are.
 */
export type Seals = Pick<PersonBucket, "texts">;

type Named = { userId: string; fileName: string };

const namePlace = { kind: "upload-row", id: "file-name" } as const;
const summaryPlace = (documentId: string) => ({ kind: "document-row", id: `${documentId} summary` }) as const;
const questionPlace = (questionId: string) => ({ kind: "question", id: questionId }) as const;

/** A file name as stored, with the mark by which an upload is found again; it may be copied between rows. */
export async function sealFileName({ texts }: Seals, { userId, fileName }: Named): Promise<string> {
  const seal = texts?.(userId);
  return seal ? await seal.seal(namePlace, fileName, await seal.fingerprintOf(fileName)) : fileName;
}

/** A row with its file name opened. */
export async function withFileName<Row extends Named>({ texts }: Seals, row: Row): Promise<Row> {
  const seal = texts?.(row.userId);
  return seal ? { ...row, fileName: await seal.open(namePlace, row.fileName) } : row;
}

/** The SQL pattern of every stored form of a file name; null if nothing is sealed. */
export async function fileNamePattern({ texts }: Seals, { userId, fileName }: Named): Promise<string | null> {
  const seal = texts?.(userId);
  return seal ? likeFingerprint(await seal.fingerprintOf(fileName)) : null;
}

type Summarized = { id: string; userId: string };

export async function sealSummary({ texts }: Seals, { id, userId }: Summarized, summary: string) {
  return (await texts?.(userId).seal(summaryPlace(id), summary)) ?? summary;
}

/** A document's row with its texts opened. */
export async function withTexts<Row extends Summarized & Named & { summary: string | null }>(
  seals: Seals,
  row: Row,
): Promise<Row> {
  const seal = seals.texts?.(row.userId);
  if (!seal) return row;
  const summary = row.summary === null ? null : await seal.open(summaryPlace(row.id), row.summary);
  return { ...(await withFileName(seals, row)), summary };
}

type QuestionTexts = { query: string; response: string; pieces: DocumentAnswerPiece[] };
type QuestionRow = QuestionTexts & { id: string; userId: string };

/** A question's row as stored: everything sealed in `query`, and nothing in the other fields. */
export async function sealQuestion<Row extends QuestionRow>({ texts }: Seals, row: Row): Promise<Row> {
  const { id, userId, query, response, pieces } = row;
  const seal = texts?.(userId);
  if (!seal) return row;
  const sealed = await seal.seal(questionPlace(id), JSON.stringify({ query, response, pieces }));
  return { ...row, query: sealed, response: "", pieces: [] };
}

/** A question's row with its texts opened; they are empty if the key is gone. */
export async function withQuestion<Row extends QuestionRow>({ texts }: Seals, row: Row): Promise<Row> {
  const seal = texts?.(row.userId);
  if (!seal || !isSealedText(row.query)) return row;
  const text = await seal.open(questionPlace(row.id), row.query);
  const opened: QuestionTexts =
    text === "" ? { query: "", response: "", pieces: [] } : (JSON.parse(text) as QuestionTexts);
  return { ...row, ...opened };
}

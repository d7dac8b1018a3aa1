import type { PersonDatabase } from "#app/base/data/database.server.ts";
import type { TextIndex } from "#app/core/document/document-text.ts";
import { LIMITS } from "#app/core/document/limits.ts";
import type { PersonBucket } from "#app/core/sealing/sealed-bucket.server.ts";
import { readTextIndex, writeText } from "#app/rooms/documents/store/document-text.server.ts";
import {
  type openUpload,
  type StoredUpload,
  UploadDamaged,
} from "#app/rooms/documents/store/stored-upload.server.ts";
import type { ParseResult } from "../parse/parse-document.ts";
import type { ParseOptions } from "../parse/parse-options.ts";
import { PICTURES } from "./analysis-limits.ts";
import { AnalysisFailure, uploadGone } from "./failures.ts";
import type { LeasedDocument } from "./lease.server.ts";

export type TextReader = {
  database: PersonDatabase;
  bucket: PersonBucket;
  openUpload: typeof openUpload;
  parse: (source: ReadableStream<Uint8Array>, options: ParseOptions) => Promise<ParseResult>;
};

/** Reports the progress of reading, at most about ten times per document. */
export type TellPage = (page: number, of: number) => Promise<void>;

/** The document's text, or the file itself if its pages are only pictures and few enough for the model. */
type ReadDocument = { index: TextIndex } | { pictures: Uint8Array };

/**
 * The text of a document: stored, or else parsed from the upload.
 * @throws AnalysisFailure for a file that cannot be read, in the parser's words
 * @throws whatever the store throws: not the file's fault, so it may be retried
 */
export async function readDocument(
  reading: TextReader,
  row: LeasedDocument,
  tell: TellPage,
  signal: AbortSignal,
): Promise<ReadDocument> {
  const { bucket } = reading;
  const whose = { userId: row.userId, documentId: row.id };
  const stored = await readTextIndex(bucket, whose);
  if (stored) return { index: stored };
  const upload = await opened(reading, row);
  const watched = watch(upload.stream);
  const progress = openTelling(tell);
  const result = await reading.parse(watched.stream, {
    name: upload.fileName,
    claimedType: upload.claimedType,
    signal,
    onPage: progress.onPage,
    encoding: row.encoding,
  });
  progress.throwIfFailed();
  if (result.ok) return { index: await writeText(bucket, whose, result.document) };
  watched.throwIfBroken();
  const { code, message } = result.refusal;
  if (code === "stopped") throw new Error("The reading was stopped.");
  // Only a PDF's pages can be handed to the model; pictures in a Word or Excel file cannot.
  if (code === "image-only" && result.refusal.kind === "pdf" && upload.fileSize <= PICTURES.bytes)
    return { pictures: await whole(await opened(reading, row)) };
  throw new AnalysisFailure(code, message);
}

async function opened(
  { openUpload, bucket, database }: TextReader,
  row: LeasedDocument,
): Promise<StoredUpload> {
  try {
    const upload = await openUpload(bucket, database, { userId: row.userId, uploadId: row.uploadId });
    if (upload) return upload;
  } catch (error) {
    if (!(error instanceof UploadDamaged)) throw error;
  }
  throw uploadGone();
}

/** Reports every tenth page. The parser would take a failure for a damaged file, so it is kept until afterwards. */
function openTelling(tell: TellPage) {
  let failed: { by: unknown } | null = null;
  const onPage = async (page: number, of: number) => {
    if (failed || (page - 1) % Math.ceil(of / 10) !== 0) return;
    await tell(page, of).catch((by: unknown) => {
      failed = { by };
    });
  };
  const throwIfFailed = () => {
    if (failed) throw failed.by;
  };
  return { onPage, throwIfFailed };
}

/**
 * A stream whose failures the parser cannot mistake for a damaged file: an unavailable store recovers, corrupted
 * chunks do not.
 */
function watch(stream: ReadableStream<Uint8Array>) {
  let broken: { by: unknown } | null = null;
  const reader = stream.getReader();
  const watched = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (by) {
          broken = { by };
          controller.error(by);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  const throwIfBroken = () => {
    if (broken) throw broken.by instanceof UploadDamaged ? uploadGone() : broken.by;
  };
  return { stream: watched, throwIfBroken };
}

async function whole({ stream, fileSize }: StoredUpload): Promise<Uint8Array> {
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  if (bytes.length !== fileSize || bytes.length > LIMITS.fileBytes) throw uploadGone();
  return bytes;
}

import type { DocumentAnswerPiece } from "#app/base/data/schema.ts";
import { openLocalStore, openLocalText } from "#app/base/ui/browser/local-store.ts";
import {
  oneOf,
  orElse,
  orNull,
  type StoredReader,
  storedList,
  storedNumber,
  storedObject,
  storedText,
} from "#app/base/ui/browser/read-stored.ts";
import type { ClinicalStorage } from "#app/core/identity/clinical-storage.ts";
import { keptKey, localKey } from "#app/core/identity/local-traces.ts";
import { type AnalysisAnswer, readAnalysisAnswer } from "../detail/analysis-answer.ts";

/** The status of a document being handed in (OPEN-65). */
export type LargeDocumentStatus = "uploading" | "processing" | "done" | "failed";

/** A question and its answer. */
export type LocalMessage = { question: string; answer: string; pieces: DocumentAnswerPiece[] };

/** What the browser remembers about one person's analysis page (DOC-19). */
export type LocalAnalysis = {
  analysis: AnalysisAnswer | null;
  messages: LocalMessage[];
  /** The month's file analyses as last sent by the server: used, and the limit (null: unlimited). */
  analysisCount: number;
  analysisLimit: number | null;
  /** `fileId` is null until the server has sent it; until then, `uploadId` identifies what is handed in. */
  largeDocument: {
    status: LargeDocumentStatus;
    fileId: string | null;
    fileName: string;
    uploadId: string | null;
  } | null;
  /** Unix milliseconds. */
  savedAt: number;
};

const KEPT_MS = 24 * 60 * 60_000;
/** UTF-16 code units; anything longer is left to the server, which has all of it. */
const MOST_CHARACTERS = 400_000;
const MOST_MESSAGES = 20;

/** Clinical text: encrypted, and erased at sign-out (OPEN-73). */
const openStore = (storage: ClinicalStorage, userId: string) =>
  openLocalStore(localKey("analysis", userId), stored, () => storage);
const closedText = (userId: string) => openLocalText(keptKey("closed-analysis", userId));

const readPiece: StoredReader<DocumentAnswerPiece> = (given) => {
  const piece = (given ?? {}) as Partial<DocumentAnswerPiece>;
  return typeof piece.text === "string" && Array.isArray(piece.places)
    ? (given as DocumentAnswerPiece)
    : undefined;
};

const stored = storedObject<LocalAnalysis>({
  analysis: (given) => (given === null || given === undefined ? null : readAnalysisAnswer(given)),
  messages: orElse(
    storedList(
      storedObject<LocalMessage>({
        question: storedText,
        answer: storedText,
        pieces: orElse(storedList(readPiece), []),
      }),
    ),
    [],
  ),
  analysisCount: orElse(storedNumber, 0),
  analysisLimit: orElse(orNull(storedNumber), null),
  largeDocument: orElse(
    orNull(
      storedObject<NonNullable<LocalAnalysis["largeDocument"]>>({
        status: oneOf(["uploading", "processing", "done", "failed"]),
        fileId: orNull(storedText),
        fileName: storedText,
        uploadId: orElse(orNull(storedText), null),
      }),
    ),
    null,
  ),
  savedAt: storedNumber,
});

/** This person's state, if it is there, intact, and not older than 24 hours. */
export function readLocalAnalysis(
  storage: ClinicalStorage,
  userId: string,
  now: number,
): LocalAnalysis | null {
  const store = openStore(storage, userId);
  const state = store.read();
  if (state && now - state.savedAt < KEPT_MS) return state;
  store.remove();
  return null;
}

/** If storage is full or blocked, nothing is kept, and the page works on. */
export function writeLocalAnalysis(storage: ClinicalStorage, userId: string, state: LocalAnalysis): void {
  const short = { ...state, messages: state.messages.slice(0, MOST_MESSAGES) };
  const isLong = JSON.stringify(short).length > MOST_CHARACTERS;
  const store = openStore(storage, userId);
  if (!store.write(isLong ? { ...short, analysis: null, messages: [] } : short)) store.remove();
}

/**
 * Forgets the state, and marks this document as closed, because the server would offer it again. Its id is not
 * clinical text and stays.
 */
export function closeLocalAnalysis(storage: ClinicalStorage, userId: string, fileId: string | null): void {
  openStore(storage, userId).remove();
  if (fileId !== null) closedText(userId).write(fileId);
}

export const wasClosed = (userId: string, fileId: string): boolean => closedText(userId).read() === fileId;

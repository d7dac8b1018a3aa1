import type { DocumentAnswerPiece } from "#app/base/data/schema.ts";
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
const keyOf = (userId: string) => localKey("analysis", userId);
const closedKeyOf = (userId: string) => keptKey("closed-analysis", userId);

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
  try {
    const state = stored(JSON.parse(storage.getItem(keyOf(userId)) ?? "null"));
    if (state && now - state.savedAt < KEPT_MS) return state;
  } catch {
    // Damaged: treated as missing.
  }
  storage.removeItem(keyOf(userId));
  return null;
}

/** If storage is full or blocked, nothing is kept, and the page works on. */
export function writeLocalAnalysis(storage: ClinicalStorage, userId: string, state: LocalAnalysis): void {
  const short = { ...state, messages: state.messages.slice(0, MOST_MESSAGES) };
  const whole = JSON.stringify(short);
  const text =
    whole.length > MOST_CHARACTERS ? JSON.stringify({ ...short, analysis: null, messages: [] }) : whole;
  try {
    storage.setItem(keyOf(userId), text);
  } catch {
    storage.removeItem(keyOf(userId));
  }
}

/**
 * Forgets the state, and marks this document as closed, because the server would offer it again. Its id is not
 * clinical text and stays.
 */
export function closeLocalAnalysis(storage: ClinicalStorage, userId: string, fileId: string | null): void {
  storage.removeItem(keyOf(userId));
  try {
    if (fileId !== null) localStorage.setItem(closedKeyOf(userId), fileId);
  } catch {
    // It will be offered once more.
  }
}

export const wasClosed = (userId: string, fileId: string): boolean =>
  localStorage.getItem(closedKeyOf(userId)) === fileId;

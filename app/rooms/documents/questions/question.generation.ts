import { and, desc, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { type DocumentAnswerPiece, documentQuestions, documents } from "#app/base/data/schema.ts";
import { AppError, type ErrorCode } from "#app/base/http/errors.ts";
import type { AppContext } from "#app/base/runtime/context.server.ts";
import { wordsOnly } from "#app/core/document/same-words.ts";
import { passageInWords } from "#app/core/document/tables/row-words.ts";
import { tickedApart } from "#app/core/document/tick-boxes.ts";
import type { openChecker as openGuard } from "#app/core/evidence/checker.ts";
import type { SecondReading } from "#app/core/evidence/second-reading.ts";
import { defineGeneration, type Preparation } from "#app/core/generation/define-generation.ts";
import { documentLines } from "#app/core/second-reading/reading-request.ts";
import type { SecondReader } from "#app/core/second-reading/second-reader.ts";
import { documentBucketOf } from "#app/rooms/documents/store/document-bucket.server.ts";
import { readSegments, readTextIndex } from "../store/document-text.server.ts";
import { sealQuestion } from "../store/sealed-rows.server.ts";
import { choosePassages } from "./choose-passages.ts";
import type { Passage } from "./passages.ts";
import {
  DOCUMENT_HEADER,
  type DocumentAnswer,
  EXTRACTED_FROM_DOCUMENT,
  LONGEST_QUESTION,
} from "./question-client.ts";
import { NOT_IN_DOCUMENT, questionRequest } from "./question-prompt.ts";
import { questionTerms } from "./question-terms.ts";
import { type AnswerDraft, placeOfPassage, readDocumentAnswer } from "./read-answer.ts";

/** `fileId` is null for the document opened last (OPEN-64). */
type Question = { query: string; fileId: string | null };

/** The finished answer as kept; `created_at` is ISO 8601. */
type KeptAnswer = DocumentAnswer & { id: string; created_at: string };

export type QuestionEvent = AnswerDraft | ({ type: "done" } & KeptAnswer);

type GatheredPassages = {
  documentId: string;
  passages: readonly Passage[];
  /** Keeps the question with its answer, and gives it an id. */
  keep(answer: DocumentAnswer): Promise<Pick<KeptAnswer, "id" | "created_at">>;
};

const FAILED: Partial<Record<ErrorCode, ErrorCode>> = {
  model_failed: "question_failed",
  model_refused: "question_failed",
  model_cut_off: "question_failed",
  model_too_long: "question_failed",
  model_busy: "question_failed",
  model_timed_out: "question_failed",
};

/**
 * A question about a document; it uses tokens and does not count as an analysis. `POST /api/query-file`, `{ query,
 * file_id? }`, or `{ query }` with the open document in a header → `{ response, pieces, answered }` (API-26), in the
 * events `text`, `piece`, `done`.
 */
export const documentQuestion = defineGeneration({
  feature: "file_analysis",
  name: "question",
  isTokensOnly: true,
  body: {
    schema: z.object({ query: z.string(), file_id: z.string().min(1).max(100).nullish() }),
    limit: 32 * 1024,
  },
  toInput: ({ query, file_id }, headers): Question => ({
    query,
    fileId: file_id ?? (headers.get(DOCUMENT_HEADER) || null),
  }),
  validate,
  tokens: { most: 900, least: 150 },
  failures: FAILED,
  gather,
  keyedBy: ({ query }, { documentId }: GatheredPassages) => [documentId, query],
  sources: ({ query }: Question, { passages }: GatheredPassages) => [...passages, { text: query }],
  request: (sources, _given, maxOutputTokens) => {
    const texts = sources.map(({ text }) => text);
    return questionRequest(texts.slice(0, -1), texts.at(-1) ?? "", maxOutputTokens);
  },
  parse: (events, revealer, { hidden, given: { passages } }) =>
    readDocumentAnswer(
      events,
      revealer,
      passages,
      hidden.slice(0, -1).map(({ text }) => text),
    ),
  check: ({ input: { query }, given, hidden, openChecker, openReader }) => {
    const passages = hidden.slice(0, -1).map(({ text }) => text);
    const lines = [documentLines(passages.join("\n"))];
    const reader = openReader?.({ material: "document", hidden: lines }) ?? null;
    return checkAnswer(query, given, openChecker, reader);
  },
});

/** @throws AppError missing_question or question_too_long */
function validate({ query, fileId }: Question): Question {
  const asked = query.trim();
  if (asked === "") throw new AppError("missing_question");
  if (asked.length > LONGEST_QUESTION) throw new AppError("question_too_long");
  return { query: asked, fileId };
}

/** @throws AppError nothing_analyzed, document_not_found or document_not_ready */
async function gather({ app, person: { userId } }: Preparation, { query, fileId }: Question) {
  const { id: documentId } = await findDocument(app, userId, fileId);
  const whose = { userId, documentId };
  const bucket = documentBucketOf(app.env);
  const index = await readTextIndex(bucket, whose);
  if (!index) throw new AppError("document_not_found");
  const passages = await choosePassages(readSegments(bucket, whose, index), query);
  const given: GatheredPassages = { documentId, passages, keep: keeper(app, { ...whose, query }) };
  return { given };
}

const FOUND = { id: documents.id, status: documents.status } as const;

async function findDocument({ databaseOf }: AppContext, userId: string, fileId: string | null) {
  const database = databaseOf(userId);
  const own = and(eq(documents.userId, userId), isNull(documents.archivedAt));
  if (fileId === null) {
    const [latest] = await database
      .select(FOUND)
      .from(documents)
      .where(and(own, eq(documents.status, "done")))
      .orderBy(desc(documents.openedAt))
      .limit(1);
    if (!latest) throw new AppError("nothing_analyzed");
    return latest;
  }
  const [found] = await database
    .select(FOUND)
    .from(documents)
    .where(and(own, eq(documents.id, fileId)));
  if (!found) throw new AppError("document_not_found");
  if (found.status !== "done") throw new AppError("document_not_ready");
  return found;
}

function keeper(
  { databaseOf, env, now }: AppContext,
  about: { userId: string; documentId: string; query: string },
): GatheredPassages["keep"] {
  return async ({ response, pieces }) => {
    const id = crypto.randomUUID();
    const createdAt = now();
    const row = { id, ...about, response, pieces, createdAt };
    await databaseOf(about.userId)
      .insert(documentQuestions)
      .values(await sealQuestion(documentBucketOf(env), row));
    return { id, created_at: new Date(createdAt).toISOString() };
  };
}

/** Passes on words and checked pieces; if nothing is supported, the answer says so instead. */
function checkAnswer(
  query: string,
  { passages, keep }: GatheredPassages,
  openChecker: typeof openGuard,
  reader: SecondReader | null,
) {
  const written: OpenPiece[] = [];
  return {
    *take(event: AnswerDraft): Generator<QuestionEvent> {
      if (event.type !== "piece") return yield event;
      const { type, ...piece } = event;
      const opened = openPiece(piece, passages, openChecker);
      const at = written.push(opened) - 1;
      if (reader && opened.isOpen) reader.add(at, piece.text);
      yield { type, ...opened.judged() };
    },
    async *finish(): AsyncGenerator<QuestionEvent> {
      const readings = await reader?.readings();
      const answer = toAnswer(written.map(({ judged }, at) => judged(readings?.get(at))));
      yield { type: "done", ...answer, ...(await keep(answer)) };
    },
    async *withoutModel(): AsyncGenerator<QuestionEvent> {
      const extracted = extractPieces(query, passages);
      if (extracted.length === 0) return;
      const answer = {
        response: extracted.map(({ text }) => text).join("\n"),
        pieces: extracted,
        answered: false,
      };
      yield { type: "done", ...answer, ...(await keep(answer)) };
    },
  };
}

/** A piece as it will be shown: doubtful if the passages that it cites do not say it. */
type OpenPiece = { isOpen: boolean; judged(reading?: SecondReading): DocumentAnswerPiece };

/** Compares a piece with the passages that it cites; one without citations is marked anyway. */
function openPiece(
  piece: DocumentAnswerPiece,
  passages: readonly Passage[],
  openChecker: typeof openGuard,
): OpenPiece {
  const { text, places } = piece;
  const named = passages.filter(({ place }) =>
    places.some(
      ({ segment, block, cell }) => segment === place.segment && block === place.block && cell === place.cell,
    ),
  );
  // A row quoted letter for letter needs no check: a denial in one cell does not extend to others, as in prose.
  const isWhole = named.some((passage) => wordsOnly(passage.text) === wordsOnly(text));
  if (places.length === 0 || isWhole) return { isOpen: false, judged: () => piece };
  const quotes = named.map((passage) => tickedApart(passageInWords(passage.text)));
  const checker = openChecker(quotes.map((words, at) => ({ name: String(at), label: "", text: words })));
  const draft = { text, quotes, isSuggestion: false };
  return {
    isOpen: checker.isOpen(draft),
    judged: (reading) =>
      checker.checkStatement(draft, reading).standing === "supported"
        ? piece
        : { ...piece, isDoubtful: true },
  };
}

const MOST_EXTRACTED = 5;

/** The passages that best match the question, in the document's order; empty if none matches. */
function extractPieces(query: string, passages: readonly Passage[]): DocumentAnswerPiece[] {
  const wordings = questionTerms(query);
  const held = passages.map((passage) => ({
    passage,
    count: wordings.filter(({ pattern }) => passage.text.search(pattern) >= 0).length,
  }));
  const best = held
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MOST_EXTRACTED);
  if (best.length === 0) return [];
  const chosen = held.filter((one) => best.includes(one));
  return [
    { text: `${EXTRACTED_FROM_DOCUMENT}\n`, places: [] },
    ...chosen.map(({ passage }) => ({
      text: `${passage.text}\n`,
      places: [placeOfPassage(passage)],
    })),
  ];
}

function toAnswer(pieces: DocumentAnswerPiece[]): DocumentAnswer {
  if (pieces.every(({ places }) => places.length === 0))
    return { response: NOT_IN_DOCUMENT, pieces: [{ text: NOT_IN_DOCUMENT, places: [] }], answered: false };
  const response = pieces.map(({ text }) => text).join("");
  return { response: response.trim(), pieces, answered: true };
}

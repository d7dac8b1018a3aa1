import { and, desc, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { type DocumentAnswerPiece, documentQuestions, documents } from "#app/base/data/schema.ts";
import { AppError, type ErrorCode } from "#app/base/http/errors.ts";
import type { AppContext } from "#app/base/runtime/context.server.ts";
import { defineGeneration, type Preparation } from "#app/core/generation/define-generation.ts";
import { readSegments, readTextIndex } from "../store/document-text.server.ts";
import { choosePassages } from "./choose-passages.ts";
import type { Passage } from "./passages.ts";
import { DOCUMENT_HEADER, type DocumentAnswer } from "./question-client.ts";
import { NOT_IN_DOCUMENT, questionRequest } from "./question-prompt.ts";
import { type AnswerDraft, readDocumentAnswer } from "./read-answer.ts";

/** Longest question in UTF-16 code units. */
const LONGEST_QUESTION = 1_000;

/** `fileId` is null for the document that was opened last (OPEN-64). */
type Question = { query: string; fileId: string | null };

/** The finished answer as it is kept; `created_at` is ISO 8601. */
type KeptAnswer = DocumentAnswer & { id: string; created_at: string };

export type QuestionEvent = AnswerDraft | ({ type: "done" } & KeptAnswer);

type Given = {
  documentId: string;
  passages: readonly Passage[];
  /** Keeps the question with its answer, and gives it an id. */
  keep(answer: DocumentAnswer): Promise<Pick<KeptAnswer, "id" | "created_at">>;
};

const FAILED: Partial<Record<ErrorCode, ErrorCode>> = {
  model_failed: "question_failed",
  model_refused: "question_failed",
  model_cut_off: "question_failed",
  model_busy: "question_failed",
  model_timed_out: "question_failed",
};

/**
 * A question about a document; it draws on tokens and is no analysis. `POST /api/query-file`, `{ query, file_id? }`, or
 * `{ query }` with the open document in a header → `{ response, pieces, answered }` (API-26), in the events `text`,
 * `piece`, `done`.
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
  keyedBy: ({ query }, { documentId }: Given) => [documentId, query],
  sources: ({ query }: Question, { passages }: Given) => [...passages, { text: query }],
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
  check: ({ given }) => checkAnswer(given),
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
  const index = await readTextIndex(app.env.DOCUMENTS, whose);
  if (!index) throw new AppError("document_not_found");
  const passages = await choosePassages(readSegments(app.env.DOCUMENTS, whose, index), query);
  const given: Given = { documentId, passages, keep: keeper(app, { ...whose, query }) };
  return { given };
}

const FOUND = { id: documents.id, status: documents.status } as const;

async function findDocument({ database }: AppContext, userId: string, fileId: string | null) {
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
  { database, now }: AppContext,
  about: { userId: string; documentId: string; query: string },
): Given["keep"] {
  return async ({ response, pieces }) => {
    const id = crypto.randomUUID();
    const createdAt = now();
    await database.insert(documentQuestions).values({ id, ...about, response, pieces, createdAt });
    return { id, created_at: new Date(createdAt).toISOString() };
  };
}

/** Passes words and checked stretches on; an answer of which nothing is supported says so instead. */
function checkAnswer({ keep }: Given) {
  const pieces: DocumentAnswerPiece[] = [];
  return {
    *take(event: AnswerDraft): Generator<QuestionEvent> {
      if (event.type === "piece") pieces.push({ text: event.text, places: event.places });
      yield event;
    },
    async *finish(): AsyncGenerator<QuestionEvent> {
      const answer = toAnswer(pieces);
      yield { type: "done", ...answer, ...(await keep(answer)) };
    },
  };
}

function toAnswer(pieces: DocumentAnswerPiece[]): DocumentAnswer {
  if (pieces.every(({ places }) => places.length === 0))
    return { response: NOT_IN_DOCUMENT, pieces: [{ text: NOT_IN_DOCUMENT, places: [] }], answered: false };
  const response = pieces.map(({ text }) => text).join("");
  return { response: response.trim(), pieces, answered: true };
}

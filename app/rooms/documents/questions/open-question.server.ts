import { and, desc, eq, isNull } from "drizzle-orm";
import { documentQuestions, documents } from "#app/base/data/schema.ts";
import { AppError } from "#app/base/http/errors.ts";
import { type AppContext, appOf } from "#app/base/runtime/context.server.ts";
import { type Ask, keyOf, openGeneration } from "#app/core/generation/generation.server.ts";
import { type Asked, writtenAnswer } from "#app/core/generation/written-answer.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import { modelOf } from "#app/core/model/app-model.server.ts";
import { messageWeight } from "#app/core/model/sources.ts";
import { readSegments, readTextIndex } from "../store/document-text.server.ts";
import { askDocument, type QuestionEvent } from "./ask-document.server.ts";
import { choosePassages } from "./choose-passages.ts";
import type { Passage } from "./passages.ts";
import { questionRequest } from "./question-prompt.ts";

/** Longest question in UTF-16 code units. */
const LONGEST_QUESTION = 1_000;
/** The most that an answer may take, and the least that one can be written with, in output tokens. */
const OUTPUT_TOKENS = { most: 900, least: 150 };

type Opening = Asked & {
  query: string;
  /** The document that was opened last, where it is not given (OPEN-64). */
  fileId?: string | undefined;
};

/**
 * Finds the person's document, asks the meter, and starts an answer. A question draws on tokens and is no analysis.
 * @throws AppError missing_question, question_too_long, nothing_analyzed, document_not_found, document_not_ready,
 * rate_limited, limit_reached or key_reused: nothing was spent
 */
export const documentAnswer = writtenAnswer<Opening, QuestionEvent>(open);

async function open({ request, context, query, fileId }: Opening): Promise<AsyncGenerator<QuestionEvent>> {
  const asked = query.trim();
  if (asked === "") throw new AppError("missing_question");
  if (asked.length > LONGEST_QUESTION) throw new AppError("question_too_long");
  const app = appOf(context);
  const person = personOf(context);
  const document = await findDocument(app, person.userId, fileId);
  const passages = await passagesFor(app, { userId: person.userId, documentId: document.id }, asked);
  const ask: Ask = {
    feature: "file_analysis",
    isTokensOnly: true,
    key: keyOf(request),
    input: JSON.stringify([document.id, asked]),
    inputTokens: inputTokensOf(passages, asked),
    outputTokens: OUTPUT_TOKENS.most,
    leastOutputTokens: OUTPUT_TOKENS.least,
  };
  const generation = await openGeneration(app, person, ask);
  const keep = keeper(app, { userId: person.userId, documentId: document.id, query: asked });
  const model = modelOf(app);
  return askDocument({ model, generation, keep }, { passages, query: asked }, request.signal);
}

const FOUND = { id: documents.id, status: documents.status } as const;

async function findDocument({ database }: AppContext, userId: string, fileId: string | undefined) {
  const own = and(eq(documents.userId, userId), isNull(documents.archivedAt));
  if (fileId === undefined) {
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

async function passagesFor(
  { env }: AppContext,
  whose: { userId: string; documentId: string },
  question: string,
): Promise<Passage[]> {
  const index = await readTextIndex(env.DOCUMENTS, whose);
  if (!index) throw new AppError("document_not_found");
  return await choosePassages(readSegments(env.DOCUMENTS, whose, index), question);
}

function inputTokensOf(passages: readonly Passage[], query: string): number {
  const texts = passages.map(({ text }) => text);
  const { messages } = questionRequest(texts, query, OUTPUT_TOKENS.most);
  return Math.ceil(messages.reduce((sum, message) => sum + messageWeight(message), 0));
}

type About = { userId: string; documentId: string; query: string };

function keeper({ database, now }: AppContext, about: About): Parameters<typeof askDocument>[0]["keep"] {
  return async ({ response, pieces }) => {
    const id = crypto.randomUUID();
    const createdAt = now();
    await database.insert(documentQuestions).values({ id, ...about, response, pieces, createdAt });
    return { id, created_at: new Date(createdAt).toISOString() };
  };
}

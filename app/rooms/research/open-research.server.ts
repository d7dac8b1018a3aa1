import type { RouterContextProvider } from "react-router";
import { AppError } from "#app/base/http/errors.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { type Asked, writtenAnswer } from "#app/core/generation/written-answer.server.ts";
import { personOf } from "#app/core/identity/session/guard.server.ts";
import type { AnswerEvent } from "#app/core/literature/answer/answer.ts";
import { openAnswer, type Room } from "#app/core/literature/answer/open-answer.server.ts";
import { type ResearchAnswer, type ResearchEvent, toResearchAnswer } from "./research.ts";
import { INSTRUCTIONS, RECORD_TOKENS } from "./research-prompt.ts";
import { openSearches, type SearchStore } from "./searches.server.ts";
import { type Cached, cachedAnswer, type Search } from "./searches.ts";

/** Longest query in UTF-16 code units. */
const LONGEST_QUERY = 1_000;

const RESEARCH: Room = {
  feature: "medical_research",
  instructions: INSTRUCTIONS,
  isStrict: true,
  needsArticles: true,
  failed: "research_failed",
  recordTokens: RECORD_TOKENS,
  outputTokens: { most: 1_500, least: 300 },
};

type Opening = Asked & { query: string };

/**
 * Answers a query from the person's own searches of the last 24 hours, which costs nothing, or from the literature.
 * @throws AppError missing_question, question_too_long, and what `openAnswer` throws: nothing was spent
 */
export const researchAnswer = writtenAnswer<Opening, ResearchEvent>(open);

/** The person's searches; null when they cannot be read, so that the page still works. */
export async function searchesOf(context: Readonly<RouterContextProvider>): Promise<Search[] | null> {
  const app = appOf(context);
  try {
    return await storeOf(context).list();
  } catch (error) {
    app.log("error", "research.history_unreadable", { cause: causeOf(error) });
    return null;
  }
}

export function storeOf(context: Readonly<RouterContextProvider>): SearchStore {
  const { database, env, now } = appOf(context);
  return openSearches({ database, userId: personOf(context).userId, base64Key: env.settings.DRAFT_KEY, now });
}

async function open({ request, context, query }: Opening): Promise<AsyncGenerator<ResearchEvent>> {
  const question = query.trim();
  if (question === "") throw new AppError("missing_question");
  if (question.length > LONGEST_QUERY) throw new AppError("question_too_long");
  const app = appOf(context);
  const store = storeOf(context);
  const known = cachedAnswer((await searchesOf(context)) ?? [], question, app.now());
  const keep = async (cached: Cached | null) => {
    // An answer is not lost because it could not be kept.
    await store.keep(question, cached).catch((error: unknown) => {
      app.log("error", "research.not_kept", { cause: causeOf(error) });
    });
  };
  if (known) return again(known, keep);
  const asked = { request, context, question, conversation: "", lookUpFor: question };
  const events = await openAnswer(RESEARCH, asked);
  return kept(events, (research) => keep(isWhole(research) ? { answer: research, at: app.now() } : null));
}

/** An answer that is known: nothing is asked and nothing counted. */
async function* again(known: Cached, keep: (cached: Cached) => Promise<void>): AsyncGenerator<ResearchEvent> {
  await keep(known);
  yield { type: "done", ...known.answer };
}

/** The events in the room's shape; the finished answer is kept for the history. */
async function* kept(
  events: AsyncGenerator<AnswerEvent>,
  keep: (research: ResearchAnswer) => Promise<void>,
): AsyncGenerator<ResearchEvent> {
  for await (const event of events) {
    if (event.type !== "done") {
      yield event;
      continue;
    }
    const { type: _, ...answer } = event;
    const research = toResearchAnswer(answer);
    await keep(research);
    yield { type: "done", ...research };
  }
}

/** What was found nowhere while a service was down may be found later. */
function isWhole({ answer }: ResearchAnswer): boolean {
  return answer !== null && (answer.answered || answer.search?.failed.length === 0);
}

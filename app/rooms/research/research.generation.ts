import { z } from "zod";
import { AppError } from "#app/base/http/errors.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { defineGeneration, type Gathered, type Preparation } from "#app/core/generation/define-generation.ts";
import {
  type AnswerEvent,
  type CitedAnswer,
  NOTHING_FOUND,
  plainAnswer,
} from "#app/core/literature/answer/answer.ts";
import { citationLines, textWithNumbers } from "#app/core/literature/answer/answer-text.ts";
import {
  ANSWER_TIME_MS,
  answerFailures,
  answerSources,
  checkCitedAnswer,
  citedRequest,
  gatherRecords,
  type LookedUp,
  readCitedAnswer,
  SOURCE_RULES,
} from "#app/core/literature/answer/cited-generation.ts";
import { limitCalls } from "#app/core/meter/meter-client.server.ts";
import { LONGEST_QUERY, type ResearchAnswer } from "./research-client.ts";
import { searchesOf, searchStoreOf } from "./searches.server.ts";
import { type Cached, cachedAnswer } from "./searches.ts";

/** The stream's events, in order; `done` or `error` is the last. */
type ResearchEvent = Exclude<AnswerEvent, { type: "done" }> | ({ type: "done" } & ResearchAnswer);

type GatheredRecords = LookedUp & { toDone(answer: CitedAnswer): Promise<ResearchEvent> };

/**
 * A question answered from the literature, or from the person's own searches of the last 24 hours, which costs nothing:
 * `POST /api/medical-research`, `{ query }` → `{ result, citations, answer }` (API-20), in the events `searched`,
 * `text`, `done`.
 */
export const research = defineGeneration({
  feature: "medical_research",
  name: "research",
  body: { schema: z.object({ query: z.string().default("") }), limit: 32 * 1024 },
  toInput: ({ query }) => query,
  form: {
    empty: "",
    read: (fields) => {
      const query = fields.get("query");
      return typeof query === "string" ? query : "";
    },
  },
  validate,
  tokens: { most: 1_500, least: 300 },
  timeLimitMs: ANSWER_TIME_MS,
  failures: answerFailures("research_failed"),
  gather,
  sources: (question: string) => answerSources(question),
  request: (sources, { records }: GatheredRecords, most) =>
    citedRequest(INSTRUCTIONS, sources, records, most),
  parse: (events, revealer, { given: { records } }) => readCitedAnswer(events, revealer, records),
  check: ({ input: question, given: { toDone, ...lookedUp }, openReader }) =>
    checkCitedAnswer({ question, lookedUp, isStrict: true, failed: "research_failed", openReader, toDone }),
});

const INSTRUCTIONS = `You answer a nurse's clinical question from the articles in the search results.

${SOURCE_RULES}
- Form: one or two sentences that answer the question first. Then up to four sections, each a line "## Heading" and
  short bullet lines "- Title - what the articles say". Mark at most a few words with **. No other Markdown.
- Usual sections: What the evidence says, In practice, Limits of the evidence. Leave out what the articles do not cover.
- At most 350 words. Plain words of a colleague on the ward.`;

/** Tokens of articles sent with a question: a Free month's 75,000 then last for its ten searches. */
export const RESEARCH_RECORD_TOKENS = 5_500;

/** @throws AppError missing_question or question_too_long */
function validate(query: string): string {
  const question = query.trim();
  if (question === "") throw new AppError("missing_question");
  if (question.length > LONGEST_QUERY) throw new AppError("question_too_long");
  return question;
}

async function gather(
  preparation: Preparation,
  question: string,
): Promise<Gathered<GatheredRecords, ResearchEvent>> {
  const { app, person } = preparation;
  const store = searchStoreOf(app, person.userId);
  const known = cachedAnswer((await searchesOf(app, person.userId)) ?? [], question, app.now());
  // Failing to keep an answer must not lose it.
  const keep = (cached: Cached | null) =>
    store.keep(question, cached).catch((error: unknown) => {
      app.log("error", "research.not_kept", { cause: causeOf(error) });
    });
  if (known) {
    // It costs nothing, and still leaves its trace in the record.
    await limitCalls(app, person.userId, "literature");
    return { answered: knownAnswer(known, keep) };
  }
  const toDone = async (answer: CitedAnswer): Promise<ResearchEvent> => {
    const whole = toResearchAnswer(answer);
    await keep(isWhole(whole) ? { answer: whole, at: app.now() } : null);
    return { type: "done", ...whole };
  };
  const lookedUp = await gatherRecords(preparation, question, RESEARCH_RECORD_TOKENS);
  if (!lookedUp) throw new AppError("missing_question");
  const searched = { type: "searched", search: lookedUp.search } as const;
  if (lookedUp.records.length === 0)
    return { answered: [searched, await toDone(plainAnswer(NOTHING_FOUND, lookedUp.search))] };
  return { given: { ...lookedUp, toDone }, events: [searched] };
}

/** The checked answer in the specified shape. */
export function toResearchAnswer(answer: CitedAnswer): ResearchAnswer {
  return { result: textWithNumbers(answer), citations: citationLines(answer.sources), answer };
}

/** A known answer: nothing is asked and nothing counted. */
async function* knownAnswer(
  known: Cached,
  keep: (cached: Cached) => Promise<void>,
): AsyncGenerator<ResearchEvent> {
  await keep(known);
  yield { type: "done", ...known.answer };
}

/** Whether an answer is worth keeping: what was not found while a service was down may be found later. */
function isWhole({ answer }: ResearchAnswer): boolean {
  return answer !== null && !answer.isExtracted && (answer.answered || answer.search?.failed.length === 0);
}

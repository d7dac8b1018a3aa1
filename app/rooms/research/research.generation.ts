import { z } from "zod";
import { AppError } from "#app/base/http/errors.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { defineGeneration, type Gathered, type Preparation } from "#app/core/generation/define-generation.ts";
import { type CitedAnswer, NOTHING_FOUND, plainAnswer } from "#app/core/literature/answer/answer.ts";
import {
  ANSWER_TIME_MS,
  answerFailures,
  answerSources,
  checkCitedAnswer,
  citedRequest,
  gatherRecords,
} from "#app/core/literature/answer/cited-generation.ts";
import type { LookedUp } from "#app/core/literature/answer/look-up.server.ts";
import { readCitedAnswer } from "#app/core/literature/answer/read-answer.ts";
import { LONGEST_QUERY, type ResearchAnswer, type ResearchEvent, toResearchAnswer } from "./research.ts";
import { RESEARCH_INSTRUCTIONS, RESEARCH_RECORD_TOKENS } from "./research-prompt.ts";
import { searchesOf, searchStoreOf } from "./searches.server.ts";
import { type Cached, cachedAnswer } from "./searches.ts";

type Given = LookedUp & { toDone(answer: CitedAnswer): Promise<ResearchEvent> };

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
  request: (sources, { records }: Given, most) => citedRequest(RESEARCH_INSTRUCTIONS, sources, records, most),
  parse: (events, revealer, { given: { records } }) => readCitedAnswer(events, revealer, records),
  check: ({ input: question, given: { toDone, ...lookedUp } }) =>
    checkCitedAnswer({ question, lookedUp, isStrict: true, failed: "research_failed", toDone }),
});

/** @throws AppError missing_question or question_too_long */
function validate(query: string): string {
  const question = query.trim();
  if (question === "") throw new AppError("missing_question");
  if (question.length > LONGEST_QUERY) throw new AppError("question_too_long");
  return question;
}

async function gather(preparation: Preparation, question: string): Promise<Gathered<Given, ResearchEvent>> {
  const { app, person } = preparation;
  const store = searchStoreOf(app, person.userId);
  const known = cachedAnswer((await searchesOf(app, person.userId)) ?? [], question, app.now());
  // An answer is not lost because it could not be kept.
  const keep = (cached: Cached | null) =>
    store.keep(question, cached).catch((error: unknown) => {
      app.log("error", "research.not_kept", { cause: causeOf(error) });
    });
  if (known) return { answered: knownAnswer(known, keep) };
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

/** An answer that is known: nothing is asked and nothing counted. */
async function* knownAnswer(
  known: Cached,
  keep: (cached: Cached) => Promise<void>,
): AsyncGenerator<ResearchEvent> {
  await keep(known);
  yield { type: "done", ...known.answer };
}

/** What was found nowhere while a service was down may be found later. */
function isWhole({ answer }: ResearchAnswer): boolean {
  return answer !== null && !answer.isExtracted && (answer.answered || answer.search?.failed.length === 0);
}

import type { RouterContextProvider } from "react-router";
import { AppError } from "#app/base/http/errors.ts";
import { type AppContext, appOf } from "#app/base/runtime/context.server.ts";
import { keyOf, openGeneration } from "#app/core/generation/generation.server.ts";
import { timedGeneration } from "#app/core/generation/timed-generation.server.ts";
import { type Person, personOf } from "#app/core/identity/session/guard.server.ts";
import { modelOf } from "#app/core/model/app-model.server.ts";
import { type Deadline, openDeadline } from "#app/core/model/deadline.ts";
import { messageWeight } from "#app/core/model/sources.ts";
import type { Feature } from "#app/core/plans/plans.ts";
import { usageOf } from "#app/core/usage/usage-answer.server.ts";
import { literatureOf } from "../literature-of.server.ts";
import { type AnswerEvent, NOTHING_FOUND, plainAnswer } from "./answer.ts";
import { answerRequest } from "./answer-request.ts";
import { type LookedUp, lookUp } from "./look-up.server.ts";
import { type Asked, type Manner, writeAnswer } from "./write-answer.server.ts";

/** Longest time for a whole answer, search and all waits included, in milliseconds. */
const TOTAL_MS = 60_000;

export type Room = Manner & {
  feature: Feature;
  /** The most tokens of articles that go along with a question. */
  recordTokens: number;
  /** The most that an answer may take, and the least that one can be written with, in output tokens. */
  outputTokens: { most: number; least: number };
  /** Without an article there is no answer, and nothing is spent. */
  needsArticles: boolean;
};

export type Opening = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  question: string;
  conversation: string;
  /** What articles are looked for about; null where nothing is to be looked up. */
  lookUpFor: string | null;
};

/**
 * Looks for articles, asks the meter, and starts an answer. The limit is asked first, so that a person who has reached
 * it makes no search; the estimate comes last, when the articles are known.
 * @returns the answer's events; whoever reads them to their end, or stops reading, settles the meter
 * @throws AppError limit_reached, rate_limited, key_reused or a literature_ code: nothing was spent
 */
export async function openAnswer(room: Room, opening: Opening): Promise<AsyncGenerator<AnswerEvent>> {
  const { request, context, question, conversation, lookUpFor } = opening;
  const app = appOf(context);
  const person = personOf(context);
  await refuseBeyondLimit(app, person, room.feature);
  const deadline = openDeadline(TOTAL_MS, [request.signal]);
  try {
    const lookedUp = lookUpFor === null ? null : await look(app, lookUpFor, room.recordTokens, deadline);
    if (room.needsArticles && lookedUp?.records.length === 0) return nothingFound(lookedUp, deadline);
    const asked = { question, conversation, lookedUp };
    const generation = await timedGeneration(app.timing, () =>
      openGeneration(app, person, toAsk(room, asked, request)),
    );
    const signals = { caller: request.signal, within: deadline.signal };
    return untilMet(writeAnswer({ model: modelOf(app), generation }, room, asked, signals), deadline);
  } catch (error) {
    deadline.meet();
    throw error;
  }
}

async function refuseBeyondLimit(app: AppContext, person: Person, feature: Feature): Promise<void> {
  const { used, limit } = (await usageOf(app, person)).features[feature];
  if (limit !== null && used >= limit) throw new AppError("limit_reached");
}

const look = (app: AppContext, question: string, mostTokens: number, { signal }: Deadline) =>
  lookUp(literatureOf(app.env), question, mostTokens, { signal, timing: app.timing });

function toAsk(
  { feature, instructions, outputTokens }: Room,
  { question, conversation, lookedUp }: Asked,
  request: Request,
) {
  const records = lookedUp?.records ?? [];
  const { messages } = answerRequest(instructions, { question, conversation, records }, outputTokens.most);
  return {
    feature,
    key: keyOf(request),
    input: JSON.stringify([conversation, question]),
    inputTokens: Math.ceil(messages.reduce((sum, message) => sum + messageWeight(message), 0)),
    outputTokens: outputTokens.most,
    leastOutputTokens: outputTokens.least,
  };
}

async function* nothingFound({ search }: LookedUp, deadline: Deadline): AsyncGenerator<AnswerEvent> {
  deadline.meet();
  yield { type: "searched", search };
  yield { type: "done", ...plainAnswer(NOTHING_FOUND, search) };
}

async function* untilMet(
  events: AsyncGenerator<AnswerEvent>,
  deadline: Deadline,
): AsyncGenerator<AnswerEvent> {
  try {
    yield* events;
  } finally {
    deadline.meet();
  }
}

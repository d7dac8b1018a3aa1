import { AppError, type ErrorCode } from "#app/base/http/errors.ts";
import type { AppContext } from "#app/base/runtime/context.server.ts";
import { openDeadline } from "#app/base/runtime/timeout.ts";
import { allowancePlanOf, type Person } from "#app/core/identity/session/guard.server.ts";
import { keepFinished } from "#app/core/record/notes/keep-finished.server.ts";
import type { KeptEvent } from "#app/core/record/notes/note.ts";
import { RESERVATION_LIFE } from "../meter/advance.ts";
import { modelOf } from "../model/app-model.server.ts";
import { messageWeight } from "../model/sources.ts";
import { noteSecurityEvent } from "../record/audit/security-events.server.ts";
import { readerOf } from "../second-reading/open-reader.server.ts";
import { type Pause, pauseOf, pausing, refreshSpend } from "../spend/pause.server.ts";
import { usageOf } from "../usage/usage-answer.server.ts";
import { admitUse, type UseRequest } from "./admission.server.ts";
import {
  type AnswerCheck,
  type CheckContext,
  type Gathered,
  type GenerationDefinition,
  mostTokens,
  type SourceText,
} from "./define-generation.ts";
import { writeGeneration } from "./write-generation.server.ts";

/** Who asks, under which key, for which note, and the person's own Cancel. */
export type Asking = {
  app: AppContext;
  person: Person;
  /** The idempotency key of the call, or a unique one. */
  key: string;
  /** The kept note that the person had on the page; "" and null for none. */
  noteId: string | null;
  /** Aborted by the person's own Cancel. */
  caller: AbortSignal;
};

/**
 * Gathers what the tool needs, asks the meter, and starts the answer.
 * @param input as the tool's `validate` left it
 * @returns the answer's events; reading them to their end, or ceasing to read, settles the use
 * @throws AppError when a limit or a search refuses: nothing was spent
 */
export async function startGeneration<
  Body,
  Input,
  Given,
  Source extends SourceText,
  Draft extends { type: string },
  Event extends { type: string },
>(
  definition: GenerationDefinition<Body, Input, Given, Source, Draft, Event>,
  asking: Asking,
  input: Input,
): Promise<AsyncGenerator<Event | KeptEvent>> {
  const { app, person, caller, key } = asking;
  const plan = allowancePlanOf(person);
  // In time for this answer, or else for the next ones.
  app.waitUntil(refreshSpend(app));
  noteSecurityEvent(app, person.userId, "asked", definition.name);
  const deadline = definition.timeLimitMs ? openDeadline(definition.timeLimitMs, [caller]) : null;
  const within = deadline?.signal ?? caller;
  const end = () => {
    deadline?.clear();
    app.log("info", `${definition.name}.timing`, { timings: app.timing.timings() });
  };
  try {
    const refuseBeyondLimit = () => refuseUsedUp(definition, app, person);
    const gathered: Gathered<Given, Event> = definition.gather
      ? await definition.gather({ app, person, signal: within, refuseBeyondLimit }, input)
      : { given: undefined as Given };
    if ("answered" in gathered) return untilEnd(gathered.answered, end);
    const use = await admitUse(app, person, { ...toUseRequest(definition, input, gathered.given), key });
    const model = pausing(modelOf(app), () => notePause(app, definition.name, pauseOf(app, plan)));
    const tools = { model, use, timing: app.timing, openReader: readerOf(app, person) };
    const checked = { ...definition, check: keepingNote(definition, asking, input) };
    return untilEnd(writeGeneration(checked, tools, { input, ...gathered }, { caller, within }), end);
  } catch (error) {
    deadline?.clear();
    throw error;
  }
}

function notePause({ log }: AppContext, name: string, pause: Pause | null): Pause | null {
  if (pause) log("warn", `${name}.paused`, { code: pause });
  return pause;
}

/** The tool's check, which keeps what the tool wants kept before it sends the answer's end, `usage` and `done`. */
function keepingNote<Body, Input, Given, Source extends SourceText, Draft, Event extends { type: string }>(
  { check, keep }: GenerationDefinition<Body, Input, Given, Source, Draft, Event>,
  { app, person, key, noteId }: Asking,
  input: Input,
): (context: CheckContext<Input, Given, Source>) => AnswerCheck<Draft, Event | KeptEvent> {
  return (context) => {
    const checking = check(context);
    if (!keep) return checking;
    return {
      ...checking,
      async *finish(usage) {
        const events = await Array.fromAsync(checking.finish(usage));
        const done = events.find((event) => event.type === "done");
        const body = done && keep(input, done as Extract<Event, { type: "done" }>);
        const kept = body && (await keepFinished(app, person, { body, idempotencyKey: key, into: noteId }));
        const isEnd = ({ type }: Event) => type === "usage" || type === "done";
        yield* events.filter((event) => !isEnd(event));
        if (kept) yield { type: "kept", ...kept };
        yield* events.filter(isEnd);
      },
    };
  };
}

async function* untilEnd<Event>(
  events: AsyncIterable<Event> | Iterable<Event>,
  end: () => void,
): AsyncGenerator<Event> {
  try {
    yield* events;
  } finally {
    end();
  }
}

async function refuseUsedUp(
  { feature, countReached = "limit_reached" }: { feature: UseRequest["feature"]; countReached?: ErrorCode },
  app: AppContext,
  person: Person,
): Promise<void> {
  const { used, limit } = (await usageOf(app, person)).features[feature];
  if (limit !== null && used >= limit) throw new AppError(countReached);
}

/** The estimate is the size of the request as it would be with nothing hidden. */
function toUseRequest<Body, Input, Given, Source extends SourceText, Draft, Event>(
  definition: GenerationDefinition<Body, Input, Given, Source, Draft, Event>,
  input: Input,
  given: Given,
): Omit<UseRequest, "key"> {
  const { feature, tokens, isTokensOnly, countReached } = definition;
  const sources = definition.sources(input, given);
  const { messages } = definition.request(sources, given, tokens.most);
  const inputTokens = Math.ceil(messages.reduce((sum, message) => sum + messageWeight(message), 0));
  const outputTokens = mostTokens(tokens, inputTokens);
  return {
    feature,
    input: JSON.stringify(definition.keyedBy?.(input, given) ?? input),
    inputTokens,
    outputTokens,
    leastOutputTokens: tokens.least,
    // A longer answer takes longer to write.
    ...(outputTokens > tokens.most && { lifeMs: Math.ceil((RESERVATION_LIFE * outputTokens) / tokens.most) }),
    ...(isTokensOnly ? { isTokensOnly } : {}),
    ...(countReached ? { countReached } : {}),
  };
}

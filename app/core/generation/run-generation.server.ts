import type { RouterContextProvider } from "react-router";
import { postApi } from "#app/base/http/api.server.ts";
import { AppError, type ErrorCode } from "#app/base/http/errors.ts";
import { eventStream } from "#app/base/http/events.server.ts";
import { readForm } from "#app/base/http/form.server.ts";
import { readJson } from "#app/base/http/json.server.ts";
import { type AppContext, appOf } from "#app/base/runtime/context.server.ts";
import { keepAlive } from "#app/base/runtime/keep-alive.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { openDeadline } from "#app/base/runtime/timeout.ts";
import { serverTiming } from "#app/base/runtime/timing.server.ts";
import { type Person, personOf, renewActivity } from "#app/core/identity/session/guard.server.ts";
import { modelOf } from "../model/app-model.server.ts";
import { messageWeight } from "../model/sources.ts";
import { usageOf } from "../usage/usage-answer.server.ts";
import { admitUse, idempotencyKeyOf, type UseRequest } from "./admission.server.ts";
import type { Gathered, GenerationDefinition, SourceText } from "./define-generation.ts";
import { writeGeneration } from "./write-generation.server.ts";

type Args = { request: Request; context: Readonly<RouterContextProvider> };

/** Largest body or form in bytes, unless a tool says otherwise. */
const LARGEST_BODY = 256 * 1024;

/**
 * The action of a tool's path. It answers with the specified JSON and the times that it took in `Server-Timing`; with
 * `Accept: text/event-stream` in events while the answer is written, the last of them `done` or `error`.
 */
export function generationAction<
  Body,
  Input,
  Given,
  Source extends SourceText,
  Draft extends { type: string },
  Event extends { type: string },
>(definition: GenerationDefinition<Body, Input, Given, Source, Draft, Event>) {
  const { schema, limit = LARGEST_BODY } = definition.body;
  return postApi(async (args: Args): Promise<Response> => {
    const { request, context } = args;
    const body = await readJson(request, schema, { limit });
    const app = appOf(context);
    await renewActivity(args, app.now());
    const input = definition.toInput(body, request.headers);
    if (request.headers.get("Accept")?.includes("text/event-stream"))
      return eventStream(await keepAlive(startGeneration(definition, args, input), context), app);
    const answer = await wholeGeneration(definition, args, input);
    const headers = { "Cache-Control": "no-store", "Server-Timing": serverTiming(app.timing.timings()) };
    return Response.json(answer, { headers });
  });
}

/** What a form posted without scripts comes back with: the input as it was, and how the generation ended. */
export type PostedGeneration<Input, Answer> = {
  input: Input;
  progress: { status: "done"; answer: Answer } | { status: "failed"; message: string; reason: ErrorCode };
};

/**
 * Answers a form that a browser without scripts posted, in one piece. A form that cannot be read is answered with the
 * words for that and an empty one; the browser's Back still holds what was typed.
 */
export async function postedGeneration<
  Body,
  Input,
  Given,
  Source extends SourceText,
  Draft extends { type: string },
  Event extends { type: string },
>(
  definition: GenerationDefinition<Body, Input, Given, Source, Draft, Event>,
  args: Args,
): Promise<PostedGeneration<Input, Done<Event>>> {
  const { request, context } = args;
  const { form, name } = definition;
  if (!form) throw new AppError("wrong_method");
  const app = appOf(context);
  await renewActivity(args, app.now());
  let input = form.empty;
  try {
    const limit = definition.body.limit ?? LARGEST_BODY;
    input = form.read(await readForm(request, { limit }));
    return { input, progress: { status: "done", answer: await wholeGeneration(definition, args, input) } };
  } catch (error) {
    return { input, progress: toFailedProgress(error, app, `${name}.failed`) };
  }
}

/** A failure for a page that shows it in place of the answer. The log gets the cause under `event`. */
function toFailedProgress(error: unknown, { log }: Pick<AppContext, "log">, event: string) {
  const known = error instanceof AppError ? error : new AppError("unexpected");
  const { status } = known.toResponse();
  log(status >= 500 ? "error" : "info", event, { code: known.code, cause: causeOf(error) });
  return { status: "failed", message: known.message, reason: known.code } as const;
}

type Done<Event> = Omit<Extract<Event, { type: "done" }>, "type">;

/** Runs a generation to its end, also when the browser leaves. @returns what its `done` event says */
async function wholeGeneration<
  Body,
  Input,
  Given,
  Source extends SourceText,
  Draft extends { type: string },
  Event extends { type: string },
>(
  definition: GenerationDefinition<Body, Input, Given, Source, Draft, Event>,
  args: Args,
  input: Input,
): Promise<Done<Event>> {
  const whole = startGeneration(definition, args, input).then(lastOf);
  const { type: _, ...answer } = await keepAlive(whole, args.context);
  return answer as unknown as Done<Event>;
}

/** Reads events to their end. @returns the `done` event @throws AppError model_cut_off where there is none */
export async function lastOf<Event extends { type: string }>(
  events: AsyncIterable<Event>,
): Promise<Extract<Event, { type: "done" }>> {
  for await (const event of events)
    if (event.type === "done") return event as Extract<Event, { type: "done" }>;
  throw new AppError("model_cut_off");
}

/**
 * Checks the input, gathers what the tool needs, asks the meter, and starts the answer.
 * @returns the answer's events; whoever reads them to their end, or stops reading, settles the use
 * @throws AppError for an input, limit or search that refuses: nothing was spent
 */
async function startGeneration<
  Body,
  Input,
  Given,
  Source extends SourceText,
  Draft extends { type: string },
  Event extends { type: string },
>(
  definition: GenerationDefinition<Body, Input, Given, Source, Draft, Event>,
  { request, context }: Args,
  posted: Input,
): Promise<AsyncGenerator<Event>> {
  const input = definition.validate(posted);
  const [app, person] = [appOf(context), personOf(context)];
  const caller = request.signal;
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
    const asked = toUseRequest(definition, input, gathered.given);
    const use = await admitUse(app, person, { ...asked, key: idempotencyKeyOf(request) });
    const tools = { model: modelOf(app), use, timing: app.timing };
    return untilEnd(writeGeneration(definition, tools, { input, ...gathered }, { caller, within }), end);
  } catch (error) {
    deadline?.clear();
    throw error;
  }
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

/** The estimate is the weight of the request as it would be with nothing hidden. */
function toUseRequest<Body, Input, Given, Source extends SourceText, Draft, Event>(
  definition: GenerationDefinition<Body, Input, Given, Source, Draft, Event>,
  input: Input,
  given: Given,
): Omit<UseRequest, "key"> {
  const { feature, tokens, isTokensOnly, countReached } = definition;
  const sources = definition.sources(input, given);
  const { messages } = definition.request(sources, given, tokens.most);
  return {
    feature,
    input: JSON.stringify(definition.keyedBy?.(input, given) ?? input),
    inputTokens: Math.ceil(messages.reduce((sum, message) => sum + messageWeight(message), 0)),
    outputTokens: tokens.most,
    leastOutputTokens: tokens.least,
    ...(isTokensOnly ? { isTokensOnly } : {}),
    ...(countReached ? { countReached } : {}),
  };
}

import type { RouterContextProvider } from "react-router";
import { postApi } from "#app/base/http/api.server.ts";
import { AppError, type ErrorCode, toAppError } from "#app/base/http/errors.ts";
import { readForm } from "#app/base/http/form.server.ts";
import { readJson } from "#app/base/http/json.server.ts";
import { type AppContext, appOf } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { personOf, renewActivity } from "#app/core/identity/session/guard.server.ts";
import type { GenerationDefinition, SourceText } from "./define-generation.ts";
import { type RunCommand, runOf } from "./generation-runs.server.ts";

type Args = { request: Request; context: Readonly<RouterContextProvider> };

/** Largest body or form in bytes, unless a tool says otherwise. */
const LARGEST_BODY = 256 * 1024;

/**
 * The action of a tool's path. It answers with the specified JSON and the times that it took in `Server-Timing`; with
 * `Accept: text/event-stream` in events while the answer is written, the last of them `done` or `error`. What has begun
 * goes on when the browser leaves; one `Idempotency-Key` is one run.
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
    await renewActivity(args, appOf(context).now());
    const input = definition.validate(definition.toInput(body, request.headers));
    const isStreamed = request.headers.get("Accept")?.includes("text/event-stream") ?? false;
    return await run(args, { tool: definition.name, input, isStreamed });
  });
}

/** What a form posted without scripts comes back with: the input as it was, and how the generation ended. */
export type PostedGeneration<Input, Answer> = {
  input: Input;
  progress: { status: "done"; answer: Answer } | { status: "failed"; message: string; reason: ErrorCode };
};

type Done<Event> = Omit<Extract<Event, { type: "done" }>, "type">;

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
    const response = await run(args, { tool: name, input: definition.validate(input), isStreamed: false });
    if (response.ok)
      return { input, progress: { status: "done", answer: (await response.json()) as Done<Event> } };
    const { error: message, code: reason } = (await response.json()) as { error: string; code: ErrorCode };
    return { input, progress: { status: "failed", message, reason } };
  } catch (error) {
    return { input, progress: toFailedProgress(error, app, `${name}.failed`) };
  }
}

/** A failure for a page that shows it in place of the answer. The log gets the cause under `event`. */
function toFailedProgress(error: unknown, { log }: Pick<AppContext, "log">, event: string) {
  const known = toAppError(error);
  const { status } = known.toResponse();
  log(status >= 500 ? "error" : "info", event, { code: known.code, cause: causeOf(error) });
  return { status: "failed", message: known.message, reason: known.code } as const;
}

/**
 * Has the answer written where the browser's leaving does not end it.
 * @throws AppError cancelled where it has left already
 */
async function run(
  { request, context }: Args,
  asked: Pick<RunCommand, "tool" | "input" | "isStreamed">,
): Promise<Response> {
  const [app, person] = [appOf(context), personOf(context)];
  if (request.signal.aborted) throw new AppError("cancelled");
  // An empty key is none: it would stand for the first of many questions.
  const key = request.headers.get("Idempotency-Key") || null;
  const generation = await runOf(app, person.userId, key ?? crypto.randomUUID());
  return await generation.start({
    ...asked,
    person,
    key,
    noteId: request.headers.get("Note-Id"),
    path: new URL(request.url).pathname,
    requestId: app.requestId,
    timeZone: app.timeZone,
  });
}

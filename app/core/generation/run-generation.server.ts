import type { RouterContextProvider } from "react-router";
import { postApi } from "#app/base/http/api.server.ts";
import { AppError, type ErrorCode, toAppError } from "#app/base/http/errors.ts";
import { readForm } from "#app/base/http/form.server.ts";
import { readJson } from "#app/base/http/json.server.ts";
import { type AppContext, appOf } from "#app/base/runtime/context.server.ts";
import { causeOf } from "#app/base/runtime/log.server.ts";
import { sha256Hex } from "#app/base/runtime/sha256.ts";
import { type Person, personOf, renewActivity } from "#app/core/identity/session/guard.server.ts";
import type { GenerationDefinition } from "./define-generation.ts";

type Args = { request: Request; context: Readonly<RouterContextProvider> };

/** Largest body or form in bytes, unless a tool says otherwise. */
const LARGEST_BODY = 256 * 1024;

/**
 * The action of a tool's path. It answers with the specified JSON and its timings in `Server-Timing`; with
 * `Accept: text/event-stream`, with events while the answer is written, the last of them `done` or `error`. A
 * generation that has begun goes on when the browser leaves; one `Idempotency-Key` is one run.
 */
export function generationAction<Body, Input>(
  definition: Pick<
    GenerationDefinition<Body, Input, never, never, never, never>,
    "name" | "body" | "toInput" | "validate"
  >,
) {
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

/** The result of a form posted without scripts: the input as it was, and how the generation ended. */
type PostedGeneration<Input, Answer> = {
  input: Input;
  progress: { status: "done"; answer: Answer } | { status: "failed"; message: string; reason: ErrorCode };
};

type Done<Event> = Omit<Extract<Event, { type: "done" }>, "type">;

/**
 * Answers a form posted without scripts, in one piece. If the form cannot be read, the answer says so and the form
 * comes back empty; the browser's Back still has what was typed.
 */
export async function postedGeneration<Input, Event>(
  definition: Pick<
    GenerationDefinition<never, Input, never, never, never, Event>,
    "name" | "form" | "validate" | "check"
  > & { body: { limit?: number } },
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

/** A failure, for a page that shows it in place of the answer. The log gets the cause under `event`. */
function toFailedProgress(error: unknown, { log }: Pick<AppContext, "log">, event: string) {
  const known = toAppError(error);
  const { status } = known.toResponse();
  log(status >= 500 ? "error" : "info", event, { code: known.code, cause: causeOf(error) });
  return { status: "failed", message: known.message, reason: known.code } as const;
}

/**
 * Has the answer written in a place where it survives the browser's leaving.
 * @throws AppError cancelled if the browser has left already
 */
async function run(
  { request, context }: Args,
  asked: Pick<RunCommand, "tool" | "input" | "isStreamed">,
): Promise<Response> {
  const [app, person] = [appOf(context), personOf(context)];
  if (request.signal.aborted) throw new AppError("cancelled");
  // An empty key counts as none: it would stand for the first of many questions.
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

/** What to generate, and for whom; plain values. */
export type RunCommand = {
  /** The definition's name. */
  tool: string;
  /** As the tool's `validate` left it. */
  input: unknown;
  person: Person;
  /** As the caller sent it; null if nobody can ask for the answer a second time. */
  key: string | null;
  noteId: string | null;
  /** As events while it is written, or in one piece. */
  isStreamed: boolean;
  path: string;
  requestId: string;
  timeZone: string;
};

/** One generation, which no request owns. Each call may reject when it cannot be reached. */
export type GenerationRunCalls = {
  /** Begins it, or joins it if it has begun or its answer is kept. @returns the answer or failure as HTTP */
  start(command: RunCommand): Promise<Response>;
  /** Its events from the first one on; null if it is no longer known here. */
  follow(caller: { requestId: string }): Promise<Response | null>;
  /** The person cancelled it or has the answer: it is stopped and forgotten. */
  stop(): Promise<void>;
};

/**
 * The generation under that key. Nothing else opens one: its name includes the session's user id, so another person's
 * key leads nowhere.
 */
export async function runOf(
  { env }: Pick<AppContext, "env">,
  userId: string,
  key: string,
): Promise<GenerationRunCalls> {
  const name = `${userId} ${await sha256Hex(key)}`;
  return env.GENERATION_RUNS.getByName(name) as unknown as GenerationRunCalls;
}

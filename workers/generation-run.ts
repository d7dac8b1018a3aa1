import { DurableObject } from "cloudflare:workers";
import { answerError } from "#app/base/http/api.server.ts";
import { AppError } from "#app/base/http/errors.ts";
import { eventStream } from "#app/base/http/events.server.ts";
import type { AppContext } from "#app/base/runtime/context.server.ts";
import { sha256Hex } from "#app/base/runtime/sha256.ts";
import { serverTiming } from "#app/base/runtime/timing.server.ts";
import type { GenerationDefinition, SourceText } from "#app/core/generation/define-generation.ts";
import { keepingAnswer, keptAnswer } from "#app/core/generation/kept-answer.server.ts";
import { lastOf, type OpenRun, openRun, type RunEvent } from "#app/core/generation/open-run.server.ts";
import type { GenerationRunCalls, RunCommand } from "#app/core/generation/run-generation.server.ts";
import type { Asking } from "#app/core/generation/start-generation.server.ts";
import { openAppContext } from "./app-context.ts";

/**
 * One object per generation, named by person and idempotency key; reached through
 * `core/generation/run-generation.server.ts` only. It stores nothing: it holds the answer in memory while it works, and
 * the finished answer is sealed in the person's record. It outlives the request that started it.
 */
export class GenerationRun extends DurableObject<Env> implements GenerationRunCalls {
  #run: (OpenRun & { asked: string }) | null = null;

  async start(command: RunCommand): Promise<Response> {
    const app = this.#app(command);
    try {
      const run = this.#runOf(app, command);
      await run.begun;
      if (command.isStreamed) return eventStream(run.follow(), app);
      const { type: _, ...answer } = (await lastOf(run.follow())) as RunEvent;
      const headers = { "Cache-Control": "no-store", "Server-Timing": serverTiming(app.timing.timings()) };
      return Response.json(answer, { headers });
    } catch (error) {
      return answerError(error, app, command.path);
    }
  }

  async follow(caller: { requestId: string }): Promise<Response | null> {
    const run = this.#run;
    if (!run) return null;
    const app = this.#app({ ...caller, timeZone: "UTC" });
    // How it was lost is in the log already, however often the page asks.
    return eventStream(run.follow(), run.isLost() ? { ...app, log: () => {} } : app);
  }

  async stop(): Promise<void> {
    this.#run?.stop();
    this.#run = null;
  }

  /** The current run, or a new one if the last came to nothing. @throws AppError key_reused */
  #runOf(app: AppContext, command: RunCommand): OpenRun {
    const asked = JSON.stringify([command.tool, command.input]);
    const known = this.#run;
    if (known && !known.isLost()) {
      if (known.asked !== asked) throw new AppError("key_reused");
      return known;
    }
    const run = openRun((signal) => begin(app, command, asked, signal));
    const held = { ...run, asked };
    this.#run = held;
    // From then on, a complete answer is only in the record.
    const forget = () => {
      if (this.#run === held && !held.isLost()) this.#run = null;
    };
    this.ctx.waitUntil(run.ended.then(forget));
    return held;
  }

  #app({ requestId, timeZone }: Pick<RunCommand, "requestId" | "timeZone">): AppContext {
    return openAppContext(this.env, {
      requestId,
      timeZone: () => timeZone,
      waitUntil: (work) => this.ctx.waitUntil(work),
    });
  }
}

/** The kept answer of an earlier run under this key; otherwise a new one, kept once it is complete. */
async function begin(
  app: AppContext,
  { tool, input, person, key, noteId }: RunCommand,
  asked: string,
  caller: AbortSignal,
): Promise<AsyncIterable<RunEvent>> {
  const hash = await sha256Hex(asked);
  const kept = key === null ? null : await keptAnswer(app, person.userId, key);
  if (kept && kept.asked !== hash) throw new AppError("key_reused");
  if (kept) return inTurn(kept.events);
  const asking = { app, person, caller, key: key ?? crypto.randomUUID(), noteId };
  const events = await startTool(tool, asking, input);
  return key === null ? events : keepingAnswer(app, { userId: person.userId, key, asked: hash }, events);
}

async function* inTurn(events: readonly RunEvent[]): AsyncGenerator<RunEvent> {
  yield* events;
}

type Definition = GenerationDefinition<unknown, unknown, unknown, SourceText, { type: string }, RunEvent>;

/** Every tool that asks the model while somebody waits, each loaded on its first generation. */
const MODULES = import.meta.glob<Record<string, unknown>>("../app/rooms/**/*.generation.ts");

/**
 * Starts a generation of the named tool, declared in `<name>.generation.ts`.
 * @throws Error for a name that no tool has
 */
export async function startTool(
  name: string,
  asking: Asking,
  input: unknown,
): Promise<AsyncIterable<RunEvent>> {
  const { startGeneration } = await import("#app/core/generation/start-generation.server.ts");
  const path = Object.keys(MODULES).find((one) => one.endsWith(`/${name}.generation.ts`));
  const declared = path && (await MODULES[path]?.());
  const definition = Object.values(declared || {}).find((value) => isCalled(value, name));
  if (!definition) throw new Error(`No tool is called ${name}.`);
  return await startGeneration(definition, asking, input);
}

const isCalled = (value: unknown, name: string): value is Definition =>
  typeof value === "object" && value !== null && "name" in value && value.name === name;

import type { AppContext } from "#app/base/runtime/context.server.ts";
import { sha256Hex } from "#app/base/runtime/sha256.ts";
import type { Person } from "#app/core/identity/session/guard.server.ts";

/** What is to be generated, for whom; plain values. */
export type RunCommand = {
  /** The definition's name. */
  tool: string;
  /** As the tool's `validate` left it. */
  input: unknown;
  person: Person;
  /** As the caller sent it; null where nobody can ask for the answer a second time. */
  key: string | null;
  noteId: string | null;
  /** In events while it is written, or in one piece. */
  isStreamed: boolean;
  path: string;
  requestId: string;
  timeZone: string;
};

/** One generation, which belongs to nobody's request. Each call may reject when it cannot be reached. */
export type GenerationRunCalls = {
  /** Begins it; where it has begun, or its answer is kept, joins it. @returns the answer, or the failure, as HTTP says it */
  start(command: RunCommand): Promise<Response>;
  /** Its events from the first one on; null where it is not known here any more. */
  follow(caller: { requestId: string }): Promise<Response | null>;
  /** The person's own Cancel, or she has the answer: it is stopped and forgotten. */
  stop(): Promise<void>;
};

/**
 * The generation of that key. Nothing else opens one: the name holds the person whom the session names, so a key of
 * another person's leads nowhere.
 */
export async function runOf(
  { env }: Pick<AppContext, "env">,
  userId: string,
  key: string,
): Promise<GenerationRunCalls> {
  const name = `${userId} ${await sha256Hex(key)}`;
  return env.GENERATION_RUNS.getByName(name) as unknown as GenerationRunCalls;
}

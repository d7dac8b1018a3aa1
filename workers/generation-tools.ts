import type { GenerationDefinition, SourceText } from "#app/core/generation/define-generation.ts";
import type { RunEvent } from "#app/core/generation/open-run.server.ts";
import { type Asking, startGeneration } from "#app/core/generation/start-generation.server.ts";

type Definition = GenerationDefinition<unknown, unknown, unknown, SourceText, { type: string }, RunEvent>;

/** Every tool that asks the model while somebody waits, each loaded with its first generation. */
const MODULES = import.meta.glob<Record<string, unknown>>("../app/rooms/**/*.generation.ts");

/**
 * Starts an answer of the tool of that name, which `<name>.generation.ts` declares.
 * @throws Error for a name that no tool has
 */
export async function startTool(
  name: string,
  asking: Asking,
  input: unknown,
): Promise<AsyncIterable<RunEvent>> {
  const path = Object.keys(MODULES).find((one) => one.endsWith(`/${name}.generation.ts`));
  const declared = path && (await MODULES[path]?.());
  const definition = Object.values(declared || {}).find((value) => isCalled(value, name));
  if (!definition) throw new Error(`No tool is called ${name}.`);
  return await startGeneration(definition, asking, input);
}

const isCalled = (value: unknown, name: string): value is Definition =>
  typeof value === "object" && value !== null && "name" in value && value.name === name;

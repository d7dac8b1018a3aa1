import type { GenerationDefinition, SourceText } from "#app/core/generation/define-generation.ts";
import type { RunEvent } from "#app/core/generation/open-run.server.ts";
import { type Asking, startGeneration } from "#app/core/generation/start-generation.server.ts";

type Start = (asking: Asking, input: unknown) => Promise<AsyncIterable<RunEvent>>;

/** Every tool that asks the model while somebody waits, by its definition's name; loaded with its first generation. */
const TOOLS: { [name: string]: () => Promise<Start> } = {
  note: async () => starting((await import("#app/rooms/sbar/sbar.generation.ts")).sbar),
  template_note: async () =>
    starting((await import("#app/rooms/templates/template.generation.ts")).templateNote),
  nanda: async () => starting((await import("#app/rooms/nanda/nanda.generation.ts")).nanda),
  research: async () => starting((await import("#app/rooms/research/research.generation.ts")).research),
  chat: async () => starting((await import("#app/rooms/chat/chat.generation.ts")).chat),
  question: async () =>
    starting((await import("#app/rooms/documents/questions/question.generation.ts")).documentQuestion),
};

const starting =
  <Body, Input, Given, Source extends SourceText, Draft extends { type: string }, Event extends RunEvent>(
    definition: GenerationDefinition<Body, Input, Given, Source, Draft, Event>,
  ): Start =>
  (asking, input) =>
    startGeneration(definition, asking, input as Input);

/** Starts an answer of the tool of that name. @throws Error for a name that no tool has */
export async function startTool(name: string, asking: Asking, input: unknown) {
  const load = TOOLS[name];
  if (!load) throw new Error(`No tool is called ${name}.`);
  return await (await load())(asking, input);
}

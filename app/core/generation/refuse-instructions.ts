import type { ModelEvent } from "../model/model.ts";
import { ModelError } from "../model/model-error.ts";

/** This many words in a row are no coincidence; the longest sentence that a tool is told to answer with has ten. */
const RUN = 12;

/** No word of our instructions is longer: what has no spaces is read in pieces of this many letters. */
const LONGEST_WORD = 64;

/**
 * The model's events as they come, up to the point where its answer repeats our instructions.
 * @throws ModelError `refused` when it does; whatever `events` throws
 */
export async function* refuseInstructions(
  events: AsyncIterable<ModelEvent>,
  instructions: string,
): AsyncGenerator<ModelEvent> {
  // The first pull asks the model, so the set is built only once words have arrived.
  let told: ReadonlySet<string> | undefined;
  const isTold = (run: string) => {
    told ??= new Set(runsOf(wordsIn(instructions)));
    return told.has(run);
  };
  let words: string[] = [];
  let begun = "";
  for await (const event of events) {
    if (event.type === "text") {
      const text = begun + event.text;
      begun = /[\p{L}\p{N}]*$/u.exec(text.slice(-LONGEST_WORD))?.[0] ?? "";
      words.push(...wordsIn(text.slice(0, text.length - begun.length)));
      if (runsOf(words).some(isTold)) throw new ModelError("refused", "The answer repeats its instructions");
      words = words.slice(-RUN + 1);
    }
    yield event;
  }
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const runsOf = (words: readonly string[]): string[] =>
  words.slice(0, Math.max(0, words.length - RUN + 1)).map((_, at) => words.slice(at, at + RUN).join(" "));

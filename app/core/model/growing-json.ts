import { parse } from "jsonriver";
import type { ZodType } from "zod";
import { ModelError } from "./model-error.ts";

/** Tells what a further parsed answer adds to what was told already. */
export type Progress<Event> = (answer: unknown) => Generator<Event>;

/**
 * Turns the JSON text of an answer into events as it arrives.
 * @param chunks the text, cut anywhere
 * @param shape what the whole answer has to be
 * @param openProgress is given a way to ask whether an object of the answer has arrived in full
 * @throws ModelError `cut_off` for JSON that is malformed, incomplete or not of the agreed shape; what `chunks` throws
 */
export async function* readGrowingJson<Event>(
  chunks: AsyncIterable<string>,
  shape: ZodType,
  openProgress: (isComplete: (value: object) => boolean) => Progress<Event>,
): AsyncGenerator<Event> {
  const complete = new WeakSet<object>();
  const onComplete = (value: unknown) => {
    if (value instanceof Object) complete.add(value);
  };
  const progress = openProgress((value) => complete.has(value));
  let answer: unknown = null;
  try {
    for await (answer of parse(chunks, { completeCallback: onComplete })) yield* progress(answer);
    shape.parse(answer);
    // The parser does not yield again for closing brackets alone.
    yield* progress(answer);
  } catch (cause) {
    if (cause instanceof ModelError) throw cause;
    throw new ModelError("cut_off", "The answer is not the agreed JSON");
  }
}

/** The newly arrived stretch of a text that grows, without the first half of a character whose second half is missing. */
export function newlyArrived(text: string, shownLength: number, isComplete: boolean): string {
  return text.slice(shownLength, isComplete ? text.length : wholeLength(text));
}

function wholeLength(text: string): number {
  const last = text.charCodeAt(text.length - 1);
  return last >= 0xd800 && last <= 0xdbff ? text.length - 1 : text.length;
}

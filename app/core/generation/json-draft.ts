import { parse } from "jsonriver";
import type { ZodType } from "zod";
import type { RevealStream } from "#app/core/identifiers/placeholders.ts";
import type { Revealer } from "../identifiers/pseudonymizer.ts";
import type { ModelEvent } from "../model/model.ts";
import { ModelError } from "../model/model-error.ts";
import type { QuotedPart } from "../model/source-blocks.ts";
import type { DraftUsage } from "./define-generation.ts";

/** Yields what a longer parsed answer adds to what was already sent. */
type JsonProgress<Event> = (answer: unknown) => Generator<Event>;

type JsonDraft<Event extends { type: string }> = {
  /** What the whole answer has to be. */
  shape: ZodType;
  /** Receives a function that says whether an object of the answer has arrived in full. */
  openProgress(isComplete: (value: object) => boolean): JsonProgress<Event>;
  /** The type of the event that comes when a text is complete. */
  endOfText: Event["type"];
  /** Puts identifiers back into an event other than a piece of text. */
  reveal(event: Event, revealer: Revealer): Event;
};

/**
 * Reads a JSON answer as it grows. The JSON is parsed first and identifiers are put back into the values afterwards, so
 * that a name containing a quotation mark or a backslash cannot break it. A usage event replaces earlier ones and
 * precedes the text that it counts; the last one also comes before an error.
 * @throws ModelError `cut_off` for an answer that is not the agreed JSON; whatever `events` throws
 */
export async function* readJsonDraft<Event extends { type: string }>(
  { shape, openProgress, endOfText, reveal }: JsonDraft<Event>,
  events: AsyncIterable<ModelEvent>,
  revealer: Revealer,
): AsyncGenerator<Event | DraftUsage> {
  const latest: { usage: DraftUsage | null } = { usage: null };
  const takeUsage = function* () {
    if (latest.usage) yield latest.usage;
    latest.usage = null;
  };
  const draft = readGrowingJson(textOf(events, latest), shape, openProgress);
  try {
    for await (const event of revealEvents(draft, revealer, endOfText, (one) => reveal(one, revealer))) {
      yield* takeUsage();
      yield event;
    }
  } catch (cause) {
    yield* takeUsage();
    throw cause;
  }
  yield* takeUsage();
}

/** The text of a model's answer; the latest usage figures are put into `latest` before the text they cover. */
async function* textOf(events: AsyncIterable<ModelEvent>, latest: { usage: DraftUsage | null }) {
  for await (const event of events) {
    if (event.type === "text") yield event.text;
    else if (event.type === "usage") latest.usage = event;
  }
}

/**
 * Turns the JSON text of an answer into events as it arrives.
 * @param chunks the text, split anywhere
 * @throws ModelError `cut_off` for JSON that is malformed, incomplete or of another shape; whatever `chunks` throws
 */
async function* readGrowingJson<Event>(
  chunks: AsyncIterable<string>,
  shape: ZodType,
  openProgress: (isComplete: (value: object) => boolean) => JsonProgress<Event>,
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

/** The newly arrived part of a growing text, without the first half of a character whose second half is missing. */
export function newlyArrived(text: string, shownLength: number, isComplete: boolean): string {
  return text.slice(shownLength, isComplete ? text.length : wholeLength(text));
}

function wholeLength(text: string): number {
  const last = text.charCodeAt(text.length - 1);
  return last >= 0xd800 && last <= 0xdbff ? text.length - 1 : text.length;
}

type TextPiece = { type: "text"; text: string };

/** Events with identifiers put back: pieces of text as they grow, every other event by `revealEvent`. */
async function* revealEvents<Event extends { type: string }>(
  events: AsyncIterable<Event>,
  revealer: Revealer,
  endOfText: Event["type"],
  revealEvent: (event: Event) => Event,
): AsyncGenerator<Event> {
  let text: RevealStream = revealer.revealStream();
  let last: (Event & TextPiece) | null = null;
  for await (const event of events) {
    if (isText(event)) {
      last = event;
      const piece = text.push(event.text);
      if (piece) yield { ...event, text: piece };
      continue;
    }
    if (event.type === endOfText) {
      const rest = text.end();
      if (rest && last) yield { ...last, text: rest };
      text = revealer.revealStream();
    }
    yield revealEvent(event);
  }
}

function isText<Event extends { type: string }>(event: Event): event is Event & TextPiece {
  return event.type === "text";
}

/** A part with identifiers put back, in its text and its quotes. */
export function revealPart({ text, quotes }: QuotedPart, { reveal }: Revealer): QuotedPart {
  return { text: reveal(text), quotes: quotes.map(reveal) };
}

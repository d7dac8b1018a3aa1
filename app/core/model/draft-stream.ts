import type { SourceField } from "#app/core/evidence/text/source.ts";
import type { RevealStream, Shield } from "../identifiers/pseudonymizer.ts";
import type { Model, ModelEvent, ModelRequest } from "./model.ts";
import type { QuotedPart } from "./source-blocks.ts";

export type Usage = Extract<ModelEvent, { type: "usage" }>;

type Drafting<Event> = {
  model: Model;
  shield: Shield;
  /** The request for sources whose identifiers are hidden. */
  toRequest(hidden: SourceField[]): ModelRequest;
  /** Reads the answer's text into events, identifiers still hidden. */
  read(chunks: AsyncIterable<string>): AsyncIterable<Event>;
  /** Puts identifiers back into the events. */
  reveal(events: AsyncIterable<Event>): AsyncIterable<Event>;
};

/**
 * Drafts from the person's own fields. Identifiers are hidden in every field before the call; the answer's JSON is
 * parsed first and identifiers are put back into the values afterwards, so that a name with a quotation mark or a
 * backslash in it cannot break the JSON. All events carry the person's original words. A usage event replaces
 * earlier ones and precedes the text that it counts; the last one also comes before an error.
 * @throws ModelError as `Model.stream` does, and what `read` throws
 */
export async function* streamDraft<Event>(
  { model, shield, toRequest, read, reveal }: Drafting<Event>,
  sources: readonly SourceField[],
  signal: AbortSignal,
): AsyncGenerator<Event | Usage> {
  const latest: { usage: Usage | null } = { usage: null };
  const takeUsage = function* () {
    if (latest.usage) yield latest.usage;
    latest.usage = null;
  };
  const request = toRequest(hideAll(shield, sources));
  try {
    for await (const event of reveal(read(textOf(model.stream(request, signal), latest)))) {
      yield* takeUsage();
      yield event;
    }
  } catch (cause) {
    yield* takeUsage();
    throw cause;
  }
  yield* takeUsage();
}

/** Hidden twice: a surname learned in the last field is then hidden in the first one too. */
function hideAll(shield: Shield, sources: readonly SourceField[]): SourceField[] {
  for (const source of sources) shield.hide(source.text);
  return sources.map((source) => ({ ...source, text: shield.hide(source.text) }));
}

/** The texts of a model's answer; the latest usage figures are put into `latest` before the text they cover. */
async function* textOf(events: AsyncIterable<ModelEvent>, latest: { usage: Usage | null }) {
  for await (const event of events) {
    if (event.type === "text") yield event.text;
    else if (event.type === "usage") latest.usage = event;
  }
}

type TextPiece = { type: "text"; text: string };

/**
 * Events with identifiers put back: pieces of text as they grow, every other event by `revealEvent`.
 * @param endOfText the type of the event that comes when a text is complete
 */
export async function* revealEvents<Event extends { type: string }>(
  events: AsyncIterable<Event>,
  shield: Shield,
  endOfText: Event["type"],
  revealEvent: (event: Event) => Event,
): AsyncGenerator<Event> {
  let text: RevealStream = shield.revealStream();
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
      text = shield.revealStream();
    }
    yield revealEvent(event);
  }
}

function isText<Event extends { type: string }>(event: Event): event is Event & TextPiece {
  return event.type === "text";
}

/** A part with identifiers put back, in its text and its quotes. */
export function revealPart({ text, quotes }: QuotedPart, shield: Shield): QuotedPart {
  return { text: shield.reveal(text), quotes: quotes.map(shield.reveal) };
}

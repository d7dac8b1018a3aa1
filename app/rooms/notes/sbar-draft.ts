import type { SourceField } from "#app/core/evidence/source.ts";
import type { Shield } from "#app/core/model/identifiers.ts";
import type { Model, ModelEvent } from "#app/core/model/model.ts";
import { type DraftEvent as ReadEvent, readDraft } from "./draft-reader.ts";
import { sbarRequest } from "./sbar-prompt.ts";

/** What a draft tells while it is made; `usage` replaces every earlier one and covers all text seen so far. */
export type DraftEvent = ReadEvent | (ModelEvent & { type: "usage" });

/**
 * Asks the model for an SBAR draft of the nurse's fields. Identifiers are hidden before the call and put back after
 * it, so every event holds the nurse's own words and quotes can be looked up in what she typed.
 * @throws ModelError
 */
export async function* draftNote(
  model: Model,
  shield: Shield,
  sources: readonly SourceField[],
  maxOutputTokens: number,
  signal: AbortSignal,
): AsyncGenerator<DraftEvent> {
  const hidden = sources.map((source) => ({ ...source, text: shield.hide(source.text) }));
  const heard: { usage: (ModelEvent & { type: "usage" }) | null } = { usage: null };
  async function* texts() {
    for await (const event of model.stream(sbarRequest(hidden, maxOutputTokens), signal)) {
      if (event.type === "text") yield event.text;
      else heard.usage = event;
    }
  }
  let told = heard.usage;
  for await (const event of readDraft(texts(), shield)) {
    if (heard.usage && heard.usage !== told) yield heard.usage;
    told = heard.usage;
    yield event;
  }
  if (heard.usage) yield heard.usage;
}

import type { SourceField } from "#app/core/evidence/text/source.ts";

/** A text with the stretches of the sources that it claims to rest on; they are not checked yet. */
export type QuotedPart = { text: string; quotes: string[] };

/** JSON schema of a `QuotedPart`; `text` comes first, so that it can be shown as it is written. */
export const QUOTED_PART = {
  type: "object",
  properties: { text: { type: "string" }, quotes: { type: "array", items: { type: "string" } } },
  required: ["text", "quotes"],
  additionalProperties: false,
} as const;

/**
 * What a person typed, as shown to the model: one block for each filled field.
 * @param sources identifiers already replaced by placeholders
 */
export function sourceBlocks(sources: readonly SourceField[]): string {
  return sources
    .filter((source) => source.text.trim())
    .map(sourceBlock)
    .join("\n\n");
}

function sourceBlock({ name, label, text }: SourceField): string {
  return `<source field="${attribute(name)}" label="${attribute(label)}">\n${inert(text)}\n</source>`;
}

/** A section of a person's own template, as shown to the model: data that says what goes where. */
export const sectionBlock = (key: string, text: string): string =>
  `<section key="${attribute(key)}">\n${inert(text)}\n</section>`;

/** A tag inside the text would end or open a block; a space breaks it and harms no other word. */
function inert(text: string): string {
  return text.replace(/<(?=\s*(?:\/\s*)?(?:source|section)\b)/gi, "< ");
}

function attribute(text: string): string {
  return text.replace(/[<>"&\n]/g, " ");
}

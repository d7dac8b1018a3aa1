import type { Block, ParsedDocument } from "#app/core/document/parsed-document.ts";
import { blockText } from "#app/core/document/plain-text.ts";
import type { Refusal } from "#app/core/document/refusals.ts";
import { parseDocument } from "#workers/analysis/parse/parse-document.ts";

/** Parses a file that must be readable. @throws Error with the refusal's code otherwise */
export async function parsed(bytes: Uint8Array, name: string): Promise<ParsedDocument> {
  const result = await parseDocument(bytes.slice(), { name, claimedType: "" });
  if (!result.ok) throw new Error(`refused: ${result.refusal.code} ${result.refusal.cause ?? ""}`);
  return result.document;
}

/** The refusal of a file that must be refused. @throws Error when it was read */
export async function refusalOf(bytes: Uint8Array, name: string, claimedType = ""): Promise<Refusal> {
  const result = await parseDocument(bytes.slice(), { name, claimedType });
  if (result.ok) throw new Error(`read as ${result.document.kind}`);
  return result.refusal;
}

export const blocksOf = (document: ParsedDocument): Block[] => document.parts.flatMap((part) => part.blocks);

export const textsOf = (document: ParsedDocument): string[] => blocksOf(document).map(blockText);

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The rows of all tables. */
export const rowsOf = (document: ParsedDocument): string[][] =>
  blocksOf(document).flatMap((block) => (block.kind === "table" ? block.rows.map(({ cells }) => cells) : []));

/** The visible and the hidden filled cells. */
export async function cellsOf(
  bytes: Uint8Array,
  name: string,
): Promise<{ seen: string[]; hidden: string[] }> {
  const blocks = blocksOf(await parsed(bytes, name));
  const texts = (hidden: boolean) =>
    blocks
      .filter((block) => (block.isHidden ?? false) === hidden)
      .flatMap((block) => (block.kind === "table" ? block.rows.flatMap(({ cells }) => cells) : []))
      .filter((text) => text !== "");
  return { seen: texts(false), hidden: texts(true) };
}

/** The visible and the hidden blocks as text, and the codes of the notices. */
export async function cellVisibilityOf(bytes: Uint8Array, name: string) {
  const document = await parsed(bytes, name);
  const blocks = blocksOf(document);
  return {
    seen: blocks.filter((block) => !block.isHidden).map(blockText),
    unseen: blocks.filter((block) => block.isHidden).map(blockText),
    notices: document.notices.map(({ code }) => code),
  };
}

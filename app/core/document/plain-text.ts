import type { Block, DocumentPart, ParsedDocument } from "./parsed-document.ts";

/** The whole document as plain text: cells separated by tabs, blocks by line ends, parts by an empty line. */
export function documentText(document: ParsedDocument): string {
  return document.parts.map(partText).join("\n\n");
}

/** One part's text; a sheet's begins with its name. */
function partText(part: DocumentPart): string {
  const title = part.kind === "sheet" ? [part.name] : [];
  return [...title, ...part.blocks.map(blockText)].join("\n");
}

export function blockText(block: Block): string {
  if (block.kind === "table") return block.rows.map((row) => row.cells.join("\t")).join("\n");
  return block.kind === "list-item" ? `${block.marker} ${block.text}` : block.text;
}

/** How many words the document has, separated by white space. */
export function countWords(document: ParsedDocument): number {
  const inText = (text: string) => text.match(/\S+/g)?.length ?? 0;
  return document.parts
    .flatMap((part) => part.blocks)
    .reduce((sum, block) => sum + inText(blockText(block)), 0);
}

/** Whether any block has something to read. */
export function hasText(blocks: Block[]): boolean {
  return blocks.some((block) =>
    block.kind === "table"
      ? block.rows.some((row) => row.cells.some((cell) => cell.trim() !== ""))
      : block.text.trim() !== "",
  );
}

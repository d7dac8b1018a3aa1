import { getDocumentProxy } from "unpdf";
import { KEPT, LIMITS } from "../limits.ts";
import { noticesOf } from "../notices.ts";
import type { ParseOptions } from "../parse-document.ts";
import type { Cut, Page, ParsedDocument } from "../parsed-document.ts";
import { hasText } from "../plain-text.ts";
import { refuse, refuseTooLarge } from "../refusals.ts";
import { checkStreams } from "./check-streams.ts";
import { blocksOf, bodySizeOf } from "./page-blocks.ts";
import { readPage } from "./page-text.ts";
import { inReadingOrder } from "./reading-order.ts";
import { linesOf, lineText, type TextLine } from "./text-line.ts";

/**
 * A PDF's text by page, by PDF.js: paragraphs, headings by their size, list items by their marks, and tables as far
 * as the places of the words show them.
 * @param bytes handed over: the array is not usable afterwards
 * @throws Refused when there is no text (its own refusal when there are pictures), a password, or too many pages
 */
export async function readPdf(
  bytes: Uint8Array<ArrayBuffer>,
  { signal, onPage }: Pick<ParseOptions, "signal" | "onPage"> = {},
): Promise<ParsedDocument> {
  const { hasImages } = await checkStreams(bytes);
  const pdf = await open(bytes);
  try {
    if (pdf.numPages > LIMITS.pages) throw refuseTooLarge("pages");
    const hasForm = (await pdf.getFieldObjects()) !== null;
    const lines: TextLine[][] = [];
    let characters = 0;
    for (let number = 1; number <= pdf.numPages; number++) {
      signal?.throwIfAborted();
      await onPage?.(number, pdf.numPages);
      const page = inReadingOrder(
        linesOf(characters > KEPT.characters ? [] : await readPage(pdf, number, hasForm)),
      );
      characters += page.reduce((sum, line) => sum + lineText(line).length, 0);
      lines.push(page);
    }
    return asDocument(lines, characters, hasImages);
  } finally {
    await pdf.loadingTask.destroy();
  }
}

async function open(bytes: Uint8Array<ArrayBuffer>) {
  try {
    return await getDocumentProxy(bytes, { stopAtErrors: false, verbosity: 0 });
  } catch (error) {
    const name = error instanceof Error ? error.name : "";
    throw refuse(name === "PasswordException" ? "password-protected" : "damaged", name || "Pdf");
  }
}

function asDocument(lines: TextLine[][], characters: number, hasImages: boolean): ParsedDocument {
  const bodySize = bodySizeOf(lines);
  const parts: Page[] = lines.map((page, i) => ({
    kind: "page",
    number: i + 1,
    blocks: page.length > 0 ? blocksOf(i + 1, page, bodySize) : [],
  }));
  if (!parts.some((page) => hasText(page.blocks))) throw refuse(hasImages ? "image-only" : "empty");
  const { characters: kept } = KEPT;
  const cut: Cut[] = characters > kept ? [{ what: "characters", kept, found: characters }] : [];
  const isWithoutText = parts.some((page) => page.blocks.length === 0);
  return {
    kind: "pdf",
    parts,
    notices: noticesOf({
      "pages-without-text": isWithoutText && cut.length === 0,
      "pictures-ignored": hasImages,
    }),
    cut,
  };
}

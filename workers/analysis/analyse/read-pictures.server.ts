import type { Block, Page, ParsedDocument } from "#app/core/document/parsed-document.ts";
import { hasText } from "#app/core/document/plain-text.ts";
import { refuse } from "#app/core/document/refusals.ts";
import type { Model } from "#app/core/model/model.ts";
import { TOKENS_PER_PAGE } from "#app/core/model/sources.ts";
import type { TokenAmount } from "#app/core/plans/plans.ts";
import { ParseBudget } from "../parse/budget.ts";
import { oneAtATime } from "../parse/one-at-a-time.ts";
import { withPdf } from "../parse/pdf/read-pdf.ts";
import { PART_OUTPUT_TOKENS, PICTURES } from "./analysis-limits.ts";
import { askModel } from "./ask-model.ts";
import { AnalysisFailure } from "./failures.ts";
import { type ReadPages, readPicturesAnswer } from "./part-answer.ts";
import { picturesRequest } from "./part-prompt.ts";

/** The text read from pictures, and the tokens it took. */
export type PicturesRead = { pages: ReadPages; usage: TokenAmount };

const imageOnly = () => new AnalysisFailure("image-only", refuse("image-only").refusal.message);

/**
 * The number of pages of a PDF without text.
 * @throws AnalysisFailure "image-only" when there are too many
 */
export async function countPictures(pdf: Uint8Array): Promise<number> {
  // PDF.js takes over the bytes that it is given.
  const pageCount = await oneAtATime(() =>
    withPdf(pdf.slice(), new ParseBudget(), async ({ numPages }) => numPages),
  );
  if (pageCount > PICTURES.pages) throw imageOnly();
  return pageCount;
}

/** The tokens for reading the pages and then analysing as much text as ordinary pages have. */
export function picturesEstimate(pageCount: number): TokenAmount {
  return {
    inputTokens: pageCount * (TOKENS_PER_PAGE + PICTURES.textTokensPerPage),
    outputTokens:
      pageCount * PICTURES.outputTokensPerPage +
      PART_OUTPUT_TOKENS * Math.ceil((pageCount * PICTURES.textTokensPerPage) / 5_000),
  };
}

/** Lets the model read the pages. @throws ModelError as `Model.stream` does */
export async function readPictures(
  model: Model,
  pdf: Uint8Array,
  { pageCount, maxOutputTokens }: { pageCount: number; maxOutputTokens: number },
  signal: AbortSignal,
): Promise<PicturesRead> {
  const request = picturesRequest(pdf, pageCount, maxOutputTokens);
  const { json, usage } = await askModel(model, request, (text) => text, signal);
  const pages = readPicturesAnswer(json).filter(({ page }) => page >= 1 && page <= pageCount);
  return { pages, usage };
}

/**
 * The pages' text as a document, addressed by page and line.
 * @throws AnalysisFailure "image-only" when nothing could be read
 */
export function asDocument(read: ReadPages, pageCount: number): ParsedDocument {
  const parts = Array.from({ length: pageCount }, (_, index) => toPage(index + 1, read));
  if (!parts.some(({ blocks }) => hasText(blocks))) throw imageOnly();
  return { kind: "pdf", parts, notices: [], cut: [] };
}

function toPage(number: number, read: ReadPages): Page {
  const lines = read.filter(({ page }) => page === number).flatMap((page) => page.lines);
  const texts = lines.map((line) => line.trim()).filter(Boolean);
  const blocks: Block[] = [];
  for (const text of texts) {
    const address = { page: number, block: blocks.length + 1 };
    const cells = text.split("|").map((cell) => cell.trim());
    const last = blocks.at(-1);
    if (cells.length < 2) blocks.push({ kind: "paragraph", address, text });
    else if (last?.kind === "table") last.rows.push({ row: last.rows.length + 1, cells });
    else blocks.push({ kind: "table", address, firstColumn: 0, rows: [{ row: 1, cells }] });
  }
  return { kind: "page", number, blocks };
}

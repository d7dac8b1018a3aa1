import { Buffer } from "node:buffer";
import type Anthropic from "@anthropic-ai/sdk";
import type { TextCitation } from "@anthropic-ai/sdk/resources/messages";
import type { ModelCitation, ModelMessage, ModelSource } from "./model.ts";
import { tokenWeight } from "./tokens.ts";

/** The message in the API's form: first its sources, then what is said about them. */
export function toMessage({ role, text, sources = [] }: ModelMessage): Anthropic.MessageParam {
  if (sources.length === 0) return { role, content: text };
  return { role, content: [...sources.map(toBlock), { type: "text", text }] };
}

/**
 * The most tokens that a page sent as a picture takes, with its text: Anthropic names 1,500 to 3,000 a page
 * (platform.claude.com, PDF support).
 */
export const TOKENS_PER_PAGE = 3_000;

/** The unrounded estimate of a message with its sources. */
export function messageWeight({ text, sources = [] }: ModelMessage): number {
  return sources.reduce((sum, source) => sum + sourceWeight(source), tokenWeight(text));
}

function sourceWeight(source: ModelSource): number {
  if (source.kind === "pages") return source.pageCount * TOKENS_PER_PAGE;
  return source.blocks.reduce((sum, block) => sum + tokenWeight(block), tokenWeight(source.title));
}

function toBlock(source: ModelSource): Anthropic.ContentBlockParam {
  if (source.kind === "pages")
    return {
      type: "document",
      title: source.title,
      source: {
        type: "base64",
        media_type: "application/pdf",
        data: Buffer.from(source.pdf).toString("base64"),
      },
    };
  const content = source.blocks.map((text) => ({ type: "text" as const, text }));
  const citations = { enabled: true };
  if (source.kind === "record")
    return { type: "search_result", source: source.url, title: source.title, content, citations };
  return { type: "document", title: source.title, source: { type: "content", content }, citations };
}

/** The API's citation in the door's form; null for a kind that our sources never lead to. */
export function toCitation(citation: TextCitation): ModelCitation | null {
  if (citation.type === "content_block_location") return located(citation, citation.document_index);
  if (citation.type !== "search_result_location") return null;
  const named = { url: citation.source, title: citation.title };
  return { ...located(citation, citation.search_result_index), named };
}

type Located = { start_block_index: number; end_block_index: number; cited_text: string };

function located(citation: Located, source: number): ModelCitation {
  const { start_block_index: startBlock, end_block_index: endBlock, cited_text: quote } = citation;
  return { type: "citation", source, startBlock, endBlock, quote };
}

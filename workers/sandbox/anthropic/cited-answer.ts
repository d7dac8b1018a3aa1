import type { MessagesBody } from "./body.ts";
import { promptText } from "./prompt.ts";
import { sentences } from "./sentences.ts";

/** A stretch of an answer with its citations, as a text block of the API has them. */
export type CitedBlock = { text: string; citations: Citation[] };
type Citation = { type: string; cited_text: string; [field: string]: unknown };

/** A document or search result whose blocks can be cited. */
type Source = { kind: "document" | "search_result"; source: string; title: string; blocks: string[] };

/**
 * Answers a question with cited sentences of the last message's documents or search results: the (at most three)
 * sentences that share most words with the question. Where none shares half of them, it answers as the instructions say
 * for that case ("answer exactly: …"). Null when there is nothing to cite from.
 */
export function citedAnswer(body: MessagesBody): CitedBlock[] | null {
  const message = body.messages.findLast(({ role }) => role === "user");
  const sources = readCitable(message?.content ?? "");
  if (sources.length === 0) return null;
  const question = wordsOf(promptText(message?.content ?? ""));
  const found = bestSentences(sources, question);
  if (found.length === 0) return [{ text: refusalOf(body), citations: [] }];
  return found.map(({ text, source, block }, at) => ({
    text: at === 0 ? text : ` ${text}`,
    citations: [citation(sources, source, block)],
  }));
}

type Found = { text: string; source: number; block: number; share: number };

const MOST_SENTENCES = 3;
const LEAST_SHARE = 0.5;

function bestSentences(sources: readonly Source[], question: ReadonlySet<string>): Found[] {
  if (question.size === 0) return [];
  const all = sources.flatMap(({ blocks }, source) =>
    blocks.flatMap((content, block) =>
      sentences(content).map((text): Found => ({ text, source, block, share: shareOf(text, question) })),
    ),
  );
  const best = all.filter(({ share }) => share >= LEAST_SHARE).sort((a, b) => b.share - a.share);
  const top = best[0]?.share ?? 0;
  return best.filter(({ share }) => share >= top * 0.8).slice(0, MOST_SENTENCES);
}

function shareOf(text: string, question: ReadonlySet<string>): number {
  const own = wordsOf(text);
  return [...question].filter((word) => own.has(word)).length / question.size;
}

const STOP_WORDS = new Set(
  `a an and any are as at be been by can did do does for from had has have how i in is it its last latest list me
  most much many nurse of on or patient please recent say show tell that the their there these this to was were what
  when where which who why will with would`.split(/\s+/),
);

/** Words and numbers without stop words; the commonest endings are cut. */
function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:[./][\p{N}]+)*/gu) ?? [];
  return new Set(
    words
      .filter((word) => !STOP_WORDS.has(word))
      .map((word) => word.replace(/(?<=\p{L}{3})(?:s|es|ed|ing)$/u, "")),
  );
}

/** A citation of one block, in the API's form. */
function citation(sources: readonly Source[], at: number, block: number): Citation {
  const source = sources[at];
  const place = { start_block_index: block, end_block_index: block + 1 };
  const cited_text = source?.blocks[block] ?? "";
  const index = sources.slice(0, at).filter(({ kind }) => kind === source?.kind).length;
  if (source?.kind === "search_result")
    return {
      type: "search_result_location",
      cited_text,
      source: source.source,
      title: source.title,
      search_result_index: index,
      ...place,
    };
  return {
    type: "content_block_location",
    cited_text,
    document_index: index,
    document_title: source?.title ?? null,
    file_id: null,
    ...place,
  };
}

function refusalOf({ system }: MessagesBody): string {
  const instructions =
    typeof system === "string" ? system : (system ?? []).map(({ text }) => text).join("\n");
  return /answer exactly: (.+)/.exec(instructions)?.[1]?.trim() ?? "The sources do not answer this question.";
}

/** The documents and search results with citations on, in their order. */
function readCitable(content: MessagesBody["messages"][number]["content"]): Source[] {
  if (typeof content === "string") return [];
  return content.flatMap((block): Source[] => {
    const { type, title, citations, source, content: inner } = block as Record<string, unknown>;
    if ((citations as { enabled?: boolean } | undefined)?.enabled !== true) return [];
    const named = { title: String(title ?? "") };
    if (type === "search_result")
      return [{ kind: "search_result", source: String(source), ...named, blocks: textsOf(inner) }];
    const {
      type: form,
      content: parts,
      data,
    } = source as { type: string; content?: unknown; data?: unknown };
    const blocks = form === "text" ? [String(data)] : textsOf(parts);
    return type === "document" ? [{ kind: "document", source: "", ...named, blocks }] : [];
  });
}

function textsOf(parts: unknown): string[] {
  if (typeof parts === "string") return [parts];
  return Array.isArray(parts) ? parts.map((part: { text?: unknown }) => String(part.text ?? "")) : [];
}

import type { MessagesBody } from "./body.ts";
import { promptText } from "./prompt.ts";

/** Prompts shorter than this are not cached; the real minimum differs by model. */
const LEAST_CACHED_TOKENS = 1024;

/** About four characters per token, as for English text. */
export function countTokens(text: string): number {
  return Math.ceil(text.length / 4);
}

/** Documents and search results are charged like text. */
const citable = (content: MessagesBody["messages"][number]["content"]): number =>
  typeof content === "string"
    ? 0
    : countTokens(
        JSON.stringify(content.filter(({ type }) => type === "document" || type === "search_result")),
      ) - 1;

/**
 * Input figures as the API reports them: what is marked for caching is counted separately. Nothing is really
 * cached, so a cacheable prompt is always reported as read from the cache.
 */
export function promptUsage(body: MessagesBody) {
  const messages = body.messages.reduce(
    (sum, { content }) => sum + countTokens(promptText(content)) + citable(content) + 4,
    0,
  );
  const blocks = typeof body.system === "string" ? [{ text: body.system }] : (body.system ?? []);
  const system = blocks.reduce((sum, block) => sum + countTokens(block.text), 0);
  const isMarked = blocks.some((block) => "cache_control" in block && block.cache_control);
  const isCached = isMarked && system >= LEAST_CACHED_TOKENS;
  return {
    input_tokens: messages + (isCached ? 0 : system),
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: isCached ? system : 0,
  };
}

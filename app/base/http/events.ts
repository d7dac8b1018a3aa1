import { EventSourceParserStream } from "eventsource-parser/stream";
import { ApiError } from "./request.ts";

/**
 * The events of a streamed answer up to `done`, each with its name as `type`.
 * @param failed the words for a stream that ends without `done`
 * @throws ApiError with the server's words when an `error` event comes
 */
export async function* readEvents<Event extends { type: string }>(
  response: Response,
  failed: string,
): AsyncGenerator<Event> {
  const events = response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  const reader = events?.getReader();
  try {
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      const data = JSON.parse(read.value.data) as { error?: string; code?: string };
      if (read.value.event === "error")
        throw new ApiError(data.error ?? failed, {
          code: "http_error",
          words: data.error ?? null,
          reason: data.code ?? null,
        });
      yield { type: read.value.event, ...data } as unknown as Event;
      if (read.value.event === "done") return;
    }
  } finally {
    void reader?.cancel().catch(() => {});
  }
  throw new ApiError(failed, { code: "network_error" });
}

/** What a failed answer's body says to people: its JSON `error`, else its text; "" for markup and for nothing. */
export function failureText(body: string): string {
  try {
    const { error } = JSON.parse(body) as { error?: unknown };
    return typeof error === "string" ? error : "";
  } catch {
    return body.trimStart().startsWith("<") ? "" : body.trim();
  }
}

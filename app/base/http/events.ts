import { ApiError } from "./request.ts";

let parser: Promise<typeof import("eventsource-parser/stream")> | undefined;

/** Loaded only for pages that stream an answer; a failed load is retried. */
function loadParser() {
  parser ??= import("eventsource-parser/stream");
  parser.catch(() => {
    parser = undefined;
  });
  return parser;
}

/** Loads the parser of streamed answers. @returns whether that worked: an old page may not find it any more */
export const canReadEvents = (): Promise<boolean> =>
  loadParser().then(
    () => true,
    () => false,
  );

/**
 * The events of a streamed answer up to `done`, each with its name as `type`.
 * @param failed the words for a stream that ends without `done`
 * @param heard called with each event, and with each comment by which the server says that it is still there
 * @throws ApiError with the server's words when an `error` event comes
 */
export async function* readEvents<Event extends { type: string }>(
  response: Response,
  failed: string,
  heard: () => void,
): AsyncGenerator<Event> {
  const { EventSourceParserStream } = await loadParser();
  const events = response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream({ onComment: heard }));
  const reader = events?.getReader();
  try {
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      heard();
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

/** The words for people in an error response's body: its JSON `error`, else its text; "" for markup or nothing. */
export function failureText(body: string): string {
  try {
    const { error } = JSON.parse(body) as { error?: unknown };
    return typeof error === "string" ? error : "";
  } catch {
    return body.trimStart().startsWith("<") ? "" : body.trim();
  }
}

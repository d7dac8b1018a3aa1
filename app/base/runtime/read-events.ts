import { EventSourceParserStream } from "eventsource-parser/stream";
import { ApiError } from "./request.ts";

export type ServerEvent = { type: string };

/**
 * The server-sent events of an answer: each event's name as `type`, with the fields of its JSON data. Leaving the loop
 * ends the request.
 * @throws ApiError http_error for an event named `error`, with its words and code
 */
export async function* readEvents<Event extends ServerEvent>(response: Response): AsyncGenerator<Event> {
  const events = response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  const reader = events?.getReader();
  try {
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      const event: object & { type?: string } = {
        type: read.value.event,
        ...JSON.parse(read.value.data),
      };
      if (event.type === "error") throw toError(event as Failure);
      yield event as unknown as Event;
    }
  } finally {
    void reader?.cancel().catch(() => {});
  }
}

type Failure = { error?: string; code?: string };

function toError({ error = "", code }: Failure): ApiError {
  return new ApiError(error, { code: "http_error", words: error || null, reason: code ?? null });
}

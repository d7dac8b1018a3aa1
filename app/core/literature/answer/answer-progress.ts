import type { SearchTold } from "./answer.ts";

/** What a page shows of an answer that is being made. */
export type AnswerProgress<Answer> =
  | { status: "idle" }
  | { status: "writing"; search: SearchTold | null; text: string }
  | { status: "done"; answer: Answer }
  | { status: "failed"; message: string; reason: string | null };

type Event<Answer> =
  | { type: "searched"; search: SearchTold }
  | { type: "text"; text: string }
  | ({ type: "done" } & Answer);

export const WRITING = { status: "writing", search: null, text: "" } as const;

/** The progress after one more event of the stream. */
export function advance<Answer>(
  before: AnswerProgress<Answer>,
  event: Event<Answer>,
): AnswerProgress<Answer> {
  if (event.type === "done") {
    const { type: _, ...answer } = event;
    return { status: "done", answer: answer as unknown as Answer };
  }
  const { search, text } = before.status === "writing" ? before : WRITING;
  if (event.type === "searched") return { status: "writing", search: event.search, text };
  return { status: "writing", search, text: text + event.text };
}

import { AppError } from "#app/base/http/errors.ts";

/** Reads events to their end. @returns the `done` event, where there is one */
export async function finished<Event extends { type: string }>(
  events: AsyncIterable<Event>,
): Promise<Event & { type: "done" }> {
  for await (const event of events) if (isDone(event)) return event;
  throw new AppError("model_cut_off");
}

function isDone<Event extends { type: string }>(event: Event): event is Event & { type: "done" } {
  return event.type === "done";
}

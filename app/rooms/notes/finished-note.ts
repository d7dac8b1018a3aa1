import { AppError } from "#app/base/runtime/errors.ts";
import type { NoteEvent } from "./note-answer.ts";

/** Reads a note to its end. @returns its `done` event */
export async function finished(events: AsyncIterable<NoteEvent>): Promise<NoteEvent & { type: "done" }> {
  for await (const event of events) if (event.type === "done") return event;
  throw new AppError("model_cut_off");
}

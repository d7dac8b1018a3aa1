import type { RouterContextProvider } from "react-router";
import { eventStream } from "#app/base/http/events.server.ts";
import { appOf } from "#app/base/runtime/context.server.ts";
import { outlivesTheBrowser } from "#app/base/runtime/outlive.server.ts";
import { serverTiming } from "#app/base/runtime/timing.server.ts";
import { finished } from "./finished.ts";

/** What every opening of an answer carries; each room adds what it is about. */
export type Asked = { request: Request; context: Readonly<RouterContextProvider> };

type Done<Event> = Omit<Extract<Event, { type: "done" }>, "type">;

/** An answer that is written while somebody waits, to be had in two ways. */
export type WrittenAnswer<Opening, Event> = {
  /** The events as they come; whoever reads them to their end, or stops reading, settles what was opened. */
  events(opening: Opening): Promise<AsyncGenerator<Event>>;
  /** What the `done` event says. */
  whole(opening: Opening): Promise<Done<Event>>;
};

/**
 * @param open refuses, or starts the writing; nothing of it ends because the browser leaves
 */
export function writtenAnswer<Opening extends Asked, Event extends { type: string }>(
  open: (opening: Opening) => Promise<AsyncGenerator<Event>>,
): WrittenAnswer<Opening, Event> {
  const events = (opening: Opening) => outlivesTheBrowser(open(opening), opening.context);
  const whole = async (opening: Opening) => {
    const { type: _, ...done } = await outlivesTheBrowser(events(opening).then(finished), opening.context);
    return done as unknown as Done<Event>;
  };
  return { events, whole };
}

/**
 * Answers a call: with `Accept: text/event-stream` in events while it is written, else in JSON, with the times that it
 * took in `Server-Timing`.
 */
export async function answerWritten<Opening extends Asked, Event extends { type: string }>(
  answer: WrittenAnswer<Opening, Event>,
  opening: Opening,
): Promise<Response> {
  const app = appOf(opening.context);
  if (opening.request.headers.get("Accept")?.includes("text/event-stream"))
    return eventStream(await answer.events(opening), app);
  const whole = await answer.whole(opening);
  const headers = { "Cache-Control": "no-store", "Server-Timing": serverTiming(app.timing.timings()) };
  return Response.json(whole, { headers });
}

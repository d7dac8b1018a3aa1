import type { AppContext } from "#app/base/runtime/context.server.ts";

/** The same events; when they end, however they do, the log is told under `name` where the time went. */
export async function* loggedTiming<Event>(
  events: AsyncGenerator<Event>,
  { log, timing }: Pick<AppContext, "log" | "timing">,
  name: string,
): AsyncGenerator<Event> {
  try {
    yield* events;
  } finally {
    log("info", name, { timings: timing.timings() });
  }
}

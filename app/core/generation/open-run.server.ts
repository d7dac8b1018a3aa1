import { AppError } from "#app/base/http/errors.ts";

/** An event of an answer, as it is sent. */
export type RunEvent = { type: string; [field: string]: unknown };

/** A generation under way or ended, with all its events so far. It goes on whether or not anybody follows it. */
export type OpenRun = {
  /** Resolves when the answer has begun. @throws the AppError that refused it */
  begun: Promise<void>;
  /** Resolves when it ends, however it ends. */
  ended: Promise<void>;
  /** All of its events, from the first one on, as they come. @throws what broke it off, at once if that is past */
  follow(): AsyncGenerator<RunEvent>;
  /** The person's own Cancel. */
  stop(): void;
  /** It was stopped, refused or broke off: nobody gets an answer from it. */
  isLost(): boolean;
};

/** Begins a generation. @param begin returns its events, which end when the signal is aborted */
export function openRun(begin: (signal: AbortSignal) => Promise<AsyncIterable<RunEvent>>): OpenRun {
  const controller = new AbortController();
  const events: RunEvent[] = [];
  let state: "open" | "whole" | "lost" = "open";
  let failure: unknown = null;
  let news = Promise.withResolvers<void>();
  const tell = () => {
    news.resolve();
    news = Promise.withResolvers();
  };
  const answer = begin(controller.signal);
  const run = async () => {
    try {
      for await (const event of await answer) {
        events.push(event);
        tell();
      }
      state = "whole";
    } catch (error) {
      failure = error;
      state = "lost";
    }
    tell();
  };
  const isLost = () => state === "lost";
  async function* follow(): AsyncGenerator<RunEvent> {
    if (isLost()) throw failure;
    for (let at = 0; ; ) {
      for (let event = events[at]; event; event = events[at]) {
        at += 1;
        yield event;
      }
      if (isLost()) throw failure;
      if (state === "whole") return;
      await news.promise;
    }
  }
  return {
    begun: answer.then(() => {}),
    ended: run(),
    follow,
    stop: () => controller.abort(),
    isLost: () => isLost() || controller.signal.aborted,
  };
}

/** Reads events to their end. @returns the `done` event @throws AppError model_cut_off if there is none */
export async function lastOf<Event extends { type: string }>(
  events: AsyncIterable<Event>,
): Promise<Extract<Event, { type: "done" }>> {
  for await (const event of events)
    if (event.type === "done") return event as Extract<Event, { type: "done" }>;
  throw new AppError("model_cut_off");
}

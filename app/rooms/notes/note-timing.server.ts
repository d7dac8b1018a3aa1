import type { AppContext } from "#app/base/runtime/context.server.ts";
import type { Timing } from "#app/base/runtime/timing.server.ts";
import { openChecker } from "#app/core/evidence/checker.ts";
import type { Generation } from "#app/core/usage/generation.server.ts";

/** Asks for a generation as `open` does; waiting for the meter, here and when it is settled, counts as `meter`. */
export async function timedGeneration(
  { measure }: Timing,
  open: () => Promise<Generation>,
): Promise<Generation> {
  const generation = await measure("meter", open);
  return {
    ...generation,
    settle: (figures) => measure("meter", () => generation.settle(figures)),
    giveBack: () => measure("meter", () => generation.giveBack()),
  };
}

/** Opens checkers whose computing counts as `check`. */
export function timedChecker({ compute }: Timing): typeof openChecker {
  const timed =
    <Given extends unknown[], Result>(rule: (...given: Given) => Result) =>
    (...given: Given) =>
      compute("check", () => rule(...given));
  return (sources) => {
    const checker = compute("check", () => openChecker(sources));
    return {
      checkStatement: timed(checker.checkStatement),
      leftOut: timed(checker.leftOut),
      notStated: timed(checker.notStated),
      matched: timed(checker.matched),
    };
  };
}

/** The same events; when they end, however they do, the log is told where the time went. */
export async function* loggedTiming<Event>(
  events: AsyncGenerator<Event>,
  { log, timing }: Pick<AppContext, "log" | "timing">,
): AsyncGenerator<Event> {
  try {
    yield* events;
  } finally {
    log("info", "note.timing", { timings: timing.timings() });
  }
}

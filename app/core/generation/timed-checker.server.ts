import type { Timing } from "#app/base/runtime/timing.server.ts";
import { openChecker } from "../evidence/checker.ts";

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

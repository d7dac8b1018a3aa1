import { expect, test } from "vitest";
import { openTiming } from "#app/base/runtime/timing.server.ts";
import { openChecker } from "#app/core/evidence/checker.ts";
import { timedChecker } from "#app/core/generation/write-generation.server.ts";

/** A clock that advances a millisecond per read. */
function ticking() {
  let at = 0;
  return () => at++;
}

test("a timed checker says what the plain one says", () => {
  const sources = [{ name: "nurseNotes", label: "Nurse's Notes", text: "BP 98/54. Denies chest pain." }];
  const draft = { text: "BP 98/45.", quotes: ["BP 98/54"], isSuggestion: false };
  const timing = openTiming(ticking());
  const timed = timedChecker(timing)(sources);
  const plain = openChecker(sources);
  const statement = timed.checkStatement(draft);
  expect(statement).toEqual(plain.checkStatement(draft));
  expect(timed.leftOut([statement])).toEqual(plain.leftOut([statement]));
  expect(timed.notStated()).toEqual(plain.notStated());
  expect(timed.matched([statement])).toEqual(plain.matched([statement]));
  expect(timing.timings().check).toBe(5);
});

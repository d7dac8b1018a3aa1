import { expect, test } from "vitest";
import type { LogFields } from "#app/base/runtime/log.server.ts";
import { openTiming } from "#app/base/runtime/timing.server.ts";
import { openChecker } from "#app/core/evidence/checker.ts";
import { loggedTiming } from "#app/core/generation/logged-timing.server.ts";
import { timedChecker } from "#app/core/generation/timed-checker.server.ts";
import { timedGeneration } from "#app/core/generation/timed-generation.server.ts";

/** A clock that moves a millisecond with each look. */
function ticking() {
  let at = 0;
  return () => at++;
}

async function* twoEvents() {
  yield 1;
  yield 2;
}

function openLines() {
  const lines: { event: string; fields?: LogFields }[] = [];
  const log = (_level: string, event: string, fields?: LogFields) =>
    void lines.push({ event, ...(fields && { fields }) });
  return { lines, log };
}

test("asking the meter and settling with it count as one figure, and the figures reach the meter", async () => {
  const settled: unknown[] = [];
  const timing = openTiming(ticking());
  const generation = await timedGeneration(timing, async () => ({
    outputTokens: 800,
    settle: async (figures) => void settled.push(figures),
    giveBack: async () => void settled.push("given back"),
  }));
  const afterAsking = timing.timings().meter;
  const figures = { inputTokens: 1, outputTokens: 2, isCounted: true };
  await generation.settle(figures);
  await generation.giveBack();
  expect(generation.outputTokens).toBe(800);
  expect(settled).toEqual([figures, "given back"]);
  expect([afterAsking, timing.timings().meter]).toEqual([1, 3]);
});

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

test("one line tells the times when the events end, also for a reader that stops early", async () => {
  const { lines, log } = openLines();
  const read = [];
  for await (const event of loggedTiming(twoEvents(), { log, timing: openTiming(ticking()) }, "note.timing"))
    read.push(event);
  expect(read).toEqual([1, 2]);
  for await (const _ of loggedTiming(twoEvents(), { log, timing: openTiming(ticking()) }, "note.timing"))
    break;
  expect(lines).toEqual([
    { event: "note.timing", fields: { timings: { total: 1 } } },
    { event: "note.timing", fields: { timings: { total: 1 } } },
  ]);
});

import { expect, test } from "vitest";
import { countedIds, liveThroughStorm } from "#tests/stripe-storm.ts";
import { memoryStripeSandbox } from "#workers/sandbox/stripe/memory-sandbox.ts";
import { START } from "./open.ts";

const storm = (seed: number, events = 100) =>
  liveThroughStorm(memoryStripeSandbox({ now: () => START * 1000, newId: countedIds() }), {
    seed,
    customers: 8,
    events,
  });

test("a storm of one seed is the same twice, and of another seed another", async () => {
  const first = await storm(1);
  expect(first.length).toBeGreaterThanOrEqual(100);
  expect(await storm(1)).toEqual(first);
  expect((await storm(2)).map(({ type }) => type)).not.toEqual(first.map(({ type }) => type));
});

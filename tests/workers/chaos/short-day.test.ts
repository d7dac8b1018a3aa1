import { expect, test } from "vitest";
import { inBadWeather } from "./day.ts";

test("a few people work through bad weather: nothing is lost, nothing charged twice, nobody sees another's, every failure is told in words", {
  // It mostly waits for stalling parts.
  timeout: 300_000,
}, async () => {
  const { figures, findings } = await inBadWeather({ seed: 11, people: 3, steps: 8 });
  expect({ findings, unforeseen: figures.unforeseen }).toEqual({ findings: [], unforeseen: [] });
  expect(figures.steps).toBe(24);
  expect(Object.keys(figures.faults).length).toBeGreaterThan(5);
  expect(figures.questionsWritten).toBeGreaterThan(0);
  expect(figures.packs + figures.plans).toBeGreaterThan(0);
  expect(figures.events.taken).toBeGreaterThan(0);
});

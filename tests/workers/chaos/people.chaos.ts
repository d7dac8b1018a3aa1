import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { inBadWeather } from "./day.ts";

const {
  CHAOS_SEED = "1",
  CHAOS_PEOPLE = "50",
  CHAOS_MINUTES = "10",
} = env as unknown as Record<string, string | undefined>;
const day = { seed: Number(CHAOS_SEED), people: Number(CHAOS_PEOPLE), dayMs: Number(CHAOS_MINUTES) * 60_000 };

test(`${day.people} people work through bad weather: nothing is lost, nothing charged twice, nobody sees another's, every failure is told in words`, {
  timeout: day.dayMs * 2 + 900_000,
}, async () => {
  const said = console.error.bind(console);
  const { figures, findings } = await inBadWeather({ ...day, tell: said });
  said(JSON.stringify(figures, null, 2));
  expect(findings).toEqual([]);
  expect(figures.steps).toBeGreaterThan(day.people);
});

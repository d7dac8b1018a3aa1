import { env } from "cloudflare:test";
import { openMeter } from "#app/core/meter/meter-client.server.ts";
import type { Feature, PlanName } from "#app/core/plans/plans.ts";
import { type Ask, post, type TestPerson } from "../signed-in.ts";

export const postQuery = (person: TestPerson, query: string, options?: Ask) =>
  post(person, "/api/medical-research", { query }, options);

export const STREAM = { Accept: "text/event-stream" };

/** Requests to the literature services that contain this word. */
export async function literatureCalls(word: string): Promise<string[]> {
  return (await fetch(`http://literature.test/calls?word=${encodeURIComponent(word)}`)).json();
}

/** One feature's uses and the tokens in the meter: used, and still reserved. */
export async function spentOn({ userId }: TestPerson, feature: Feature, plan: PlanName = "Free") {
  const { counts, tokens } = await openMeter(env.USAGE_METER, userId).snapshot({ plan, isFirstMonth: false });
  const { inputTokens, outputTokens } = tokens;
  const parts = [counts[feature], inputTokens, outputTokens];
  return { used: parts.map(({ used }) => used), reserved: parts.map(({ reserved }) => reserved) };
}

export const NO_USE = { used: [0, 0, 0], reserved: [0, 0, 0] };

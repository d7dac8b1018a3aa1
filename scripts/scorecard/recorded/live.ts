import { messageWeight } from "#app/core/model/sources.ts";
import { tokenWeight } from "#app/core/model/tokens.ts";
import type { Section } from "#scripts/scorecard/section.ts";
import { chooseModel } from "#scripts/scorecard/write-note.ts";
import { type Asked, askedByTool, type Tool } from "./asked.ts";
import { DIAGNOSIS_DICTATIONS, NOTE_DICTATIONS } from "./chosen.ts";
import { scoreTool } from "./replay.ts";
import { requestOf } from "./request-of.ts";

/**
 * US dollars per million tokens of input and of output, by the provider's list for Claude Sonnet
 * (https://platform.claude.com/docs/en/about-claude/pricing); without a reduction for caching.
 */
const DOLLARS = { input: 3, output: 15 };

/** Average tokens of a recorded answer. */
const ANSWER_TOKENS = 1_300;

const CHOSEN: Partial<Record<Tool, readonly string[]>> = {
  sbar: NOTE_DICTATIONS,
  nanda: DIAGNOSIS_DICTATIONS,
};

/** The requests of recorded answers, by tool. */
export async function chosenByTool(data: string): Promise<[Tool, Asked<never>[]][]> {
  const asked = askedByTool(data);
  const tools = Object.keys(asked) as Tool[];
  return await Promise.all(
    tools.map(async (tool): Promise<[Tool, Asked<never>[]]> => {
      const all = (await asked[tool]()) as Asked<never>[];
      return [tool, all.filter(({ id }) => CHOSEN[tool]?.includes(id) ?? true)];
    }),
  );
}

/** What it costs to send all of it to Claude, in words. */
export async function estimateLive(data: string): Promise<string> {
  const asked = (await chosenByTool(data)).flatMap(([, all]) => all);
  const requests = await Promise.all(asked.map(requestOf));
  const input = requests.reduce(
    (sum, { instructions, messages }) =>
      sum + tokenWeight(instructions) + messages.reduce((weight, one) => weight + messageWeight(one), 0),
    0,
  );
  const output = asked.length * ANSWER_TOKENS;
  const dollars = (input * DOLLARS.input + output * DOLLARS.output) / 1_000_000;
  return `${asked.length} requests, about ${Math.round(input / 1000)},000 tokens of input and ${Math.round(output / 1000)},000 of output: about $${dollars.toFixed(2)}.`;
}

/** The same figures as for recorded answers, for what Claude writes now. */
export async function scoreLive(data: string, env: Record<string, string | undefined>): Promise<Section[]> {
  const { model, name } = chooseModel(env);
  const sections: Section[] = [];
  for (const [tool, asked] of await chosenByTool(data))
    sections.push(await scoreTool(tool, `${tool}, written by ${name}`, asked, () => model));
  return sections;
}

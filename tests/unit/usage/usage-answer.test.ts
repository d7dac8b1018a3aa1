import { expect, test } from "vitest";
import { snapshot } from "#app/core/meter/snapshot.ts";
import { emptyMeter } from "#app/core/meter/state.ts";
import { FEATURES } from "#app/core/plans/plans.ts";
import { toUsageAnswer, withoutUsage } from "#app/core/usage/usage-answer.ts";
import { nothingUsed } from "../meter/nothing-used.ts";

test("what is held for a note under way is not yet used: neither tokens nor counts [API-09]", () => {
  const { answer } = snapshot(emptyMeter(0), { plan: "Free", isFirstMonth: false });
  const held = { reserved: 2, limit: 100, left: 90 };
  const underWay = {
    ...answer,
    tokens: { inputTokens: { used: 7, ...held }, outputTokens: { used: 5, ...held } },
    counts: { ...answer.counts, sbar: { used: 3, ...held }, file_analysis: { used: 1, ...held } },
  };
  expect(toUsageAnswer(underWay, "Free")).toMatchObject({
    input_tokens: 7,
    output_tokens: 5,
    file_analysis_used: 1,
    features: { sbar: { used: 3 } },
  });
});

test("usage that cannot be had reads as zeros, with the limits and the plan that are known [USE-04]", () => {
  const nothing = nothingUsed("Basic", 0);
  const spent = {
    ...nothing,
    input_tokens: 7,
    output_tokens: 5,
    file_analysis_used: 3,
    features: Object.fromEntries(
      Object.entries(nothing.features).map(([feature, { limit }]) => [feature, { used: 4, limit }]),
    ) as typeof nothing.features,
  };
  expect(withoutUsage(spent)).toEqual(nothing);
  expect(nothing).toMatchObject({
    plan: "Basic",
    input_tokens: 0,
    output_tokens: 0,
    input_token_limit: 150_000,
  });
  expect(Object.values(nothing.features).map(({ used }) => used)).toEqual(FEATURES.map(() => 0));
  expect(nothing.features).toMatchObject({
    chat: { used: 0, limit: 100 },
    file_analysis: { used: 0, limit: 10 },
    medical_research: { used: 0, limit: 20 },
    sbar: { used: 0, limit: 30 },
    nanda: { used: 0, limit: 30 },
  });
});

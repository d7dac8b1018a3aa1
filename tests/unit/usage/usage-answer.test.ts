import { expect, test } from "vitest";
import { snapshot } from "#app/core/usage/snapshot.ts";
import { emptyMeter } from "#app/core/usage/state.ts";
import { toUsageAnswer, withoutUsage } from "#app/core/usage/usage-answer.ts";

test("usage that cannot be had reads as zeros, with the limits and the plan that are known [USE-04]", () => {
  const nothing = toUsageAnswer(
    snapshot(emptyMeter(0), { plan: "Basic", isFirstMonth: false }).answer,
    "Basic",
  );
  const { sbar } = nothing.features;
  const spent = {
    ...nothing,
    input_tokens: 7,
    output_tokens: 5,
    file_analysis_used: 3,
    features: { ...nothing.features, sbar: { ...sbar, used: 4 } },
  };
  expect(withoutUsage(spent)).toEqual(nothing);
  expect(nothing).toMatchObject({
    plan: "Basic",
    input_tokens: 0,
    output_tokens: 0,
    input_token_limit: 150_000,
  });
  expect(nothing.features.sbar).toEqual({ used: 0, limit: 30 });
});

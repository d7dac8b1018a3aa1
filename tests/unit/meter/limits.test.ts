import { describe, expect, test } from "vitest";
import { reserve } from "#app/core/meter/reserve.ts";
import { commit } from "#app/core/meter/settle.ts";
import { snapshot } from "#app/core/meter/snapshot.ts";
import type { Feature, PlanName } from "#app/core/plans/plans.ts";
import { attempt, startMeter } from "./meter-run.ts";

type Plan = PlanName | null;
const UNLIMITED = Number.POSITIVE_INFINITY;

/** Reserves and commits small uses until one is refused, at most 400. */
function usesUntilRefused(feature: Feature, plan: Plan, isFirstMonth = false) {
  const meter = startMeter();
  for (let made = 0; made < 400; made++) {
    const command = attempt({ feature, plan, isFirstMonth });
    const answer = meter.run(reserve, command);
    if (!answer.admitted) return { made, answer };
    meter.run(commit, {
      reservationId: command.reservationId,
      inputTokens: 1,
      outputTokens: 1,
      isCounted: true,
    });
  }
  return { made: UNLIMITED, answer: null };
}

function expectLimits(feature: Feature, limits: Record<PlanName, number>) {
  for (const plan of ["Free", "Basic", "Premium"] as const) {
    const { made, answer } = usesUntilRefused(feature, plan);
    expect([plan, made]).toEqual([plan, limits[plan]]);
    expect(answer).toEqual({
      admitted: false,
      refused: "limit_reached",
      which: "count",
      used: limits[plan],
      limit: limits[plan],
    });
  }
  expect(usesUntilRefused(feature, "Enterprise").made).toBe(limits.Enterprise);
  const enterprise = { plan: "Enterprise", isFirstMonth: false } as const;
  expect(startMeter().run(snapshot, enterprise).counts[feature].limit).toBe(limits.Enterprise);
}

describe("each feature is refused after its plan's count of uses in a month", () => {
  test("SBAR notes: 15, 30, 90 and unlimited, counted by the meter [USE-07] [USE-01] [OPEN-26]", () => {
    expectLimits("sbar", { Free: 15, Basic: 30, Premium: 90, Enterprise: UNLIMITED });
  });

  test("Chat messages: 50, 100, 300 and unlimited [CHAT-02] [OPEN-30]", () => {
    expectLimits("chat", { Free: 50, Basic: 100, Premium: 300, Enterprise: UNLIMITED });
  });

  test("Medical research: 10, 20, 60 and unlimited [USE-08] [OPEN-30]", () => {
    expectLimits("medical_research", { Free: 10, Basic: 20, Premium: 60, Enterprise: UNLIMITED });
  });

  test("File analyses: 1, 10, 30 and unlimited [USE-09] [OPEN-30]", () => {
    expectLimits("file_analysis", { Free: 1, Basic: 10, Premium: 30, Enterprise: UNLIMITED });
  });

  test("NANDA diagnoses: 15, 30, 90 and unlimited [USE-10] [OPEN-30]", () => {
    expectLimits("nanda", { Free: 15, Basic: 30, Premium: 90, Enterprise: UNLIMITED });
  });

  test("The first month lifts NANDA on Free to 30 and nothing else [USE-11] [OPEN-28]", () => {
    expect(usesUntilRefused("nanda", "Free", true).made).toBe(30);
    expect(usesUntilRefused("nanda", "Basic", true).made).toBe(30);
    expect(usesUntilRefused("sbar", "Free", true).made).toBe(15);
    expect(usesUntilRefused("medical_research", "Free", true).made).toBe(10);
  });

  test("No plan has the limits of Free [USE-03]", () => {
    expect(usesUntilRefused("sbar", null).made).toBe(15);
    expect(usesUntilRefused("file_analysis", null).made).toBe(1);
  });

  test("Features are counted apart from each other [USE-01]", () => {
    const meter = startMeter();
    meter.run(reserve, attempt({ feature: "file_analysis" }));
    expect(meter.run(reserve, attempt({ feature: "file_analysis" })).admitted).toBe(false);
    expect(meter.run(reserve, attempt({ feature: "sbar" })).admitted).toBe(true);
  });
});

const TOKENS = [
  { plan: "Free", input: 75_000, output: 35_000 },
  { plan: null, input: 75_000, output: 35_000 },
  { plan: "Basic", input: 150_000, output: 70_000 },
  { plan: "Premium", input: 300_000, output: 150_000 },
] as const;

describe.each(TOKENS)("tokens of the plan $plan", ({ plan, input, output }) => {
  /** A meter that has used this many tokens in one note. */
  function usedUp(inputTokens: number, outputTokens: number) {
    const meter = startMeter();
    const command = attempt({ plan, inputTokens: 1, outputTokens: 1 });
    meter.run(reserve, command);
    meter.run(commit, {
      reservationId: command.reservationId,
      inputTokens,
      outputTokens,
      isCounted: true,
    });
    return meter;
  }

  test("The input limit alone refuses, though output is left [USE-02] [USE-01] [OPEN-29]", () => {
    const last = usedUp(input - 1, 0);
    expect(last.run(reserve, attempt({ plan })).admitted).toBe(true);

    const full = usedUp(input, 0);
    expect(full.run(reserve, attempt({ plan, inputTokens: 0 }))).toEqual({
      admitted: false,
      refused: "limit_reached",
      which: "input_tokens",
      used: input,
      limit: input,
    });
  });

  test("The output limit alone refuses, though input is left [USE-02] [USE-01] [OPEN-29]", () => {
    const last = usedUp(0, output - 1);
    expect(last.run(reserve, attempt({ plan })).admitted).toBe(true);

    const full = usedUp(0, output);
    expect(full.run(reserve, attempt({ plan, leastOutputTokens: 0 }))).toEqual({
      admitted: false,
      refused: "limit_reached",
      which: "output_tokens",
      used: output,
      limit: output,
    });
  });

  test("What is reserved counts against both limits before it is used [USE-02]", () => {
    const meter = startMeter();
    meter.run(
      reserve,
      attempt({ plan, inputTokens: input - 10, outputTokens: output - 10, leastOutputTokens: 1 }),
    );
    expect(meter.run(reserve, attempt({ plan, inputTokens: 11 }))).toMatchObject({ which: "input_tokens" });
    expect(
      meter.run(reserve, attempt({ plan, inputTokens: 10, outputTokens: 11, leastOutputTokens: 11 })),
    ).toMatchObject({ which: "output_tokens" });
    expect(meter.run(reserve, attempt({ plan, inputTokens: 10, outputTokens: 10 })).admitted).toBe(true);
  });
});

test("With less output left than asked for, the rest is granted down to the least that is of use", () => {
  const meter = startMeter();
  meter.run(reserve, attempt({ inputTokens: 1, outputTokens: 34_700, leastOutputTokens: 1 }));
  expect(
    meter.run(reserve, attempt({ outputTokens: 1_500, leastOutputTokens: 301, inputTokens: 1 })),
  ).toMatchObject({
    refused: "limit_reached",
    which: "output_tokens",
  });
  expect(meter.run(reserve, attempt({ outputTokens: 1_500, leastOutputTokens: 300 }))).toMatchObject({
    admitted: true,
    outputTokens: 300,
  });
});

test("Enterprise is limited neither in tokens nor in uses [USE-07]", () => {
  const meter = startMeter();
  const answer = meter.run(
    reserve,
    attempt({ plan: "Enterprise", inputTokens: 9_000_000, outputTokens: 9_000_000 }),
  );
  expect(answer).toMatchObject({ admitted: true, outputTokens: 9_000_000 });
  const seen = meter.run(snapshot, { plan: "Enterprise", isFirstMonth: false });
  expect(seen.tokens.inputTokens).toEqual({
    used: 0,
    reserved: 9_000_000,
    limit: UNLIMITED,
    left: UNLIMITED,
  });
  expect(seen.counts.sbar).toEqual({ used: 0, reserved: 1, limit: UNLIMITED, left: UNLIMITED });
});

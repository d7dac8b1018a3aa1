import { expect, test } from "vitest";
import { allowancePlanOf } from "#app/core/identity/session/plan-gate.server.ts";
import { allowanceOf, toStoredPlan } from "#app/core/plans/plans.ts";

test("tokens per month are the specified ones, and no plan counts as Free [PLAN-37] [USE-03] [OPEN-25]", () => {
  expect(allowanceOf("Free").tokens).toEqual({ inputTokens: 75_000, outputTokens: 35_000 });
  expect(allowanceOf("Basic").tokens).toEqual({ inputTokens: 150_000, outputTokens: 70_000 });
  expect(allowanceOf("Premium").tokens).toEqual({ inputTokens: 300_000, outputTokens: 150_000 });
  expect(allowanceOf(null)).toEqual(allowanceOf("Free"));
});

test("notes, research, files and diagnoses per month are the specified ones [USE-07] [USE-08] [USE-09] [USE-10]", () => {
  const row = (plan: "Free" | "Basic" | "Premium" | "Enterprise") => {
    const { sbar, medical_research, file_analysis, nanda } = allowanceOf(plan).counts;
    return [sbar, medical_research, file_analysis, nanda];
  };
  expect(row("Free")).toEqual([15, 10, 1, 15]);
  expect(row("Basic")).toEqual([30, 20, 10, 30]);
  expect(row("Premium")).toEqual([90, 60, 30, 90]);
  expect(row("Enterprise")).toEqual(Array(4).fill(Number.POSITIVE_INFINITY));
});

test("the first month of a Free account has 30 nursing diagnoses, other plans keep theirs [USE-11]", () => {
  expect(allowanceOf("Free", true).counts.nanda).toBe(30);
  expect(allowanceOf(null, true).counts.nanda).toBe(30);
  expect(allowanceOf("Basic", true).counts.nanda).toBe(30);
  expect(allowanceOf("Premium", true).counts.nanda).toBe(90);
});

test("chat is limited to 50, 100, 300 and unlimited [CHAT-02]", () => {
  const chats = (["Free", "Basic", "Premium", "Enterprise"] as const).map(
    (plan) => allowanceOf(plan).counts.chat,
  );
  expect(chats).toEqual([50, 100, 300, Number.POSITIVE_INFINITY]);
});

test("thirty diagnoses in the first month are Free's, and take nothing from who pays [USE-10] [USE-11]", () => {
  const nandaOf = (plan: "Free" | "Basic" | "Premium") => allowanceOf(plan, true).counts.nanda;
  expect([nandaOf("Free"), nandaOf("Basic"), nandaOf("Premium")]).toEqual([30, 30, 90]);
});

test("an arrangement with sales comes before the plan, and before there is one [OPEN-31]", () => {
  for (const plan of [null, "Free", "Basic", "Premium"] as const) {
    expect(allowancePlanOf({ plan, isUnlimited: true })).toBe("Enterprise");
    expect(allowancePlanOf({ plan, isUnlimited: false })).toBe(plan);
  }
});

test("any plan value outside Free, Basic and Premium is read as Free [PLAN-02] [OPEN-31]", () => {
  for (const value of ["Enterprise", "premium", "", null, undefined, 3, {}])
    expect(toStoredPlan(value)).toBe("Free");
  expect(toStoredPlan("Basic")).toBe("Basic");
  expect(toStoredPlan("Premium")).toBe("Premium");
});

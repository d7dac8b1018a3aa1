import { env } from "cloudflare:test";
import { describe, expect, test } from "vitest";
import { openMeter } from "#app/core/meter/meter-client.server.ts";
import { makeDocx, paragraph } from "#tests/unit/analysis/parse/office/make-office.ts";
import { deliver, handIn, LABS, rowOf, spentBy, standIn, storedOf } from "./analysis-parts.ts";

describe("the month's limits", () => {
  test("the second analysis of a month without a plan is refused [USE-03] [USE-09] [DOC-05]", async () => {
    const first = await handIn("one.csv", LABS);
    await deliver(first);
    const { userId } = first;
    const second = await handIn("two.csv", LABS, { userId });
    const { model, calls } = standIn();
    expect(await deliver(second, { model })).toBe("done");
    expect(await rowOf(second)).toMatchObject({
      status: "failed",
      failureCode: "analyses-used-up",
      failureWords: "Limit of 1 analyses reached. Please upgrade.",
    });
    expect(calls).toEqual([]);
    expect((await spentBy(userId)).analyses).toBe(1);
    expect((await storedOf(second)).upload).toEqual(["0"]);
  });

  test.each([
    ["Basic", 10],
    ["Premium", 30],
  ] as const)("%s has %i analyses a month [USE-09]", async (plan, limit) => {
    const userId = `user_${crypto.randomUUID()}`;
    for (let used = 0; used < limit; used++) await use(userId, plan, { inputTokens: 1, outputTokens: 1 });
    const message = await handIn("labs.csv", LABS, { userId, plan });
    await deliver(message);
    expect((await rowOf(message)).failureWords).toBe(`Limit of ${limit} analyses reached. Please upgrade.`);
    expect((await spentBy(userId)).analyses).toBe(limit);
  });

  test("an arrangement with sales has no limit [USE-09]", async () => {
    const userId = `user_${crypto.randomUUID()}`;
    await use(userId, "Free", { inputTokens: 75_000, outputTokens: 35_000 });
    const message = await handIn("labs.csv", LABS, { userId, plan: "Free", isUnlimited: true });
    await deliver(message);
    expect((await rowOf(message)).status).toBe("done");
    expect((await spentBy(userId)).analyses).toBe(2);
  });

  test("a meter that cannot be asked allows the analysis, which is counted afterwards [USE-05]", async () => {
    const message = await handIn("labs.csv", LABS);
    const meterOf = (userId: string) => ({
      ...openMeter(env.USAGE_METER, userId),
      reserve: () => Promise.reject(new Error("The meter is away.")),
    });
    expect(await deliver(message, { meterOf })).toBe("done");
    expect((await rowOf(message)).status).toBe("done");
    expect(await spentBy(message.userId)).toMatchObject({ analyses: 1, openRuns: 0 });
  });

  test("a document that needs more tokens than are left is refused, with both figures [USE-02]", async () => {
    const userId = `user_${crypto.randomUUID()}`;
    await use(userId, "Basic", { inputTokens: 149_900, outputTokens: 1 });
    const lines = Array.from(
      { length: 200 },
      (_, i) => `On day ${i + 1} the patient walked ${i + 10} metres alone.`,
    );
    const message = await handIn("walks.docx", makeDocx(lines.map((line) => paragraph(line)).join("")), {
      userId,
      plan: "Basic",
    });
    const { model, calls } = standIn();
    await deliver(message, { model });
    const stored = await rowOf(message);
    expect(stored.failureCode).toBe("not-enough-tokens");
    expect(stored.failureWords).toMatch(
      /^This document needs about [3-5],000 input tokens, and 100 are left this month\.$/,
    );
    expect(calls).toEqual([]);
  });
});

async function use(
  userId: string,
  plan: "Free" | "Basic" | "Premium",
  tokens: { inputTokens: number; outputTokens: number },
) {
  const meter = openMeter(env.USAGE_METER, userId);
  const id = crypto.randomUUID();
  const input = "0".repeat(64);
  const common = { feature: "file_analysis", plan, isFirstMonth: false, leastOutputTokens: 1 } as const;
  await meter.reserve({ reservationId: id, key: id, input, ...common, ...tokens, perMinute: 1000 });
  await meter.commit({ reservationId: id, ...tokens, isCounted: true });
}

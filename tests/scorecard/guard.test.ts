import { expect, test } from "vitest";
import { scoreGuard } from "#scripts/scorecard/guard.ts";
import { sharedData } from "./shared-data.ts";

test("the guard meets every threshold at a tenth of the scorecard", async () => {
  const section = await scoreGuard({ data: sharedData(""), seed: 20, scale: 0.1 });
  expect(section.lines.length).toBeGreaterThanOrEqual(10);
  expect(section.lines.filter((line) => line.isPassed !== true)).toEqual([]);
});

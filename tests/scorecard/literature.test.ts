import { expect, test } from "vitest";
import { scoreLiterature } from "#scripts/scorecard/literature.ts";
import { sharedData } from "./shared-data.ts";

test("the scorecard's figures of research are reached", async () => {
  const { lines } = await scoreLiterature({ data: sharedData(""), seed: 20 });
  expect(lines.filter(({ isPassed }) => !isPassed)).toEqual([]);
  expect(lines).toHaveLength(10);
  expect(lines[3]?.threshold).toMatch(/^at least 70%; plain BM25 [\d.]+% \(\d+ of 188\)$/);
});

import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { identifiers, scoreSafeHarbor } from "#scripts/scorecard/identifiers.ts";
import { sharedData } from "./shared-data.ts";

test("Identifiers are found in labelled texts, and nothing clinical is hidden", async () => {
  const { lines } = await identifiers({ data: sharedData(""), seed: 1 });
  expect(lines).toHaveLength(6);
  expect(lines.filter(({ isPassed }) => isPassed !== true)).toEqual([]);
});

test.each(["open", "third/open", "third/held"])(
  "Each of Safe Harbor's eighteen is hidden in the hand-written texts of %s",
  (half) => {
    const { lines } = scoreSafeHarbor(fileURLToPath(new URL(`sets/${half}`, import.meta.url)));
    console.table(lines.map(({ label, figure, threshold }) => ({ label, figure, threshold })));
    const recalls = lines.filter(({ threshold }) => threshold?.startsWith("at least"));
    expect(recalls).toHaveLength(4);
    expect(recalls.filter(({ isPassed }) => isPassed === false)).toEqual([]);
  },
);

import { expect, test } from "vitest";
import { identifiers } from "#scripts/scorecard/identifiers.ts";
import { sharedData } from "./shared-data.ts";

test("Identifiers are found in labelled texts, and nothing clinical is hidden", async () => {
  const { lines } = await identifiers({ data: sharedData(""), seed: 1 });
  expect(lines).toHaveLength(6);
  expect(lines.filter(({ isPassed }) => isPassed !== true)).toEqual([]);
});

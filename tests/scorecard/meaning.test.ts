import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { scoreMeaning } from "#scripts/scorecard/meaning.ts";
import { sharedData } from "./shared-data.ts";

/** The open half: at `SCORECARD_SETS`, else in the repository. */
const sets = process.env.SCORECARD_SETS ?? fileURLToPath(new URL("sets/open", import.meta.url));

test.skipIf(!existsSync(sets))("the open sets are measured, each kind of change above a floor", async () => {
  const { lines } = await scoreMeaning({ data: sharedData(""), sets });
  console.table(lines.map(({ label, figure, threshold }) => ({ label, figure, threshold })));
  expect(lines.length).toBeGreaterThanOrEqual(20);
  const amber = lines.filter(({ label }) => label.endsWith("in amber"));
  expect(amber.filter(({ isPassed }) => isPassed === false)).toEqual([]);
});

import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { scoreRecorded } from "#scripts/scorecard/recorded/replay.ts";
import { sharedData } from "./shared-data.ts";

const sets = process.env.SCORECARD_SETS ?? fileURLToPath(new URL("sets/open", import.meta.url));

test("what a model wrote for each tool is read to its end, and notes and diagnoses are rarely amber", async () => {
  const sections = await scoreRecorded({ data: sharedData(""), sets });
  for (const { title, lines } of sections)
    console.table(lines.map(({ label, figure, threshold }) => ({ title, label, figure, threshold })));
  expect(sections).toHaveLength(5);
  for (const { title, lines, examples } of sections)
    expect(
      lines.find(({ label }) => label === "answers that could be read")?.isPassed,
      `${title}: ${examples[0]}`,
    ).toBe(true);
  const [notes, diagnoses] = sections;
  for (const section of [notes, diagnoses])
    expect(section?.lines.find(({ label }) => label.endsWith("in amber"))?.isPassed).toBe(true);
});

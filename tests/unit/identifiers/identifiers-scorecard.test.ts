import { expect, test } from "vitest";
import { identifiers } from "#scripts/scorecard/identifiers.ts";
import { sharedData } from "#tests/shared-data.ts";

const data = sharedData("");

test.skipIf(data === null)(
  "Identifiers are found in labelled texts, and nothing clinical is hidden (needs the public test data)",
  async () => {
    const { lines } = await identifiers({ data: data ?? "", seed: 1 });
    expect(lines).toHaveLength(6);
    expect(lines.filter(({ isPassed }) => isPassed !== true)).toEqual([]);
  },
);

import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files that take much longer than their size tells, most of it waiting: begun last, they would keep everybody waiting after
 * all others have ended. Where no earlier run has left its times, as on a fresh clone, the larger file comes first.
 */
const LONGEST = [
  "tests/workers/chaos/short-day.test.ts",
  "tests/workers/record/walks.test.ts",
  "tests/workers/billing/webhook-storm.test.ts",
  "tests/workers/sbar/first-generations.test.ts",
];

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(name));
      return place === -1 ? LONGEST.length : place;
    };
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

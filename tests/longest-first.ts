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

/**
 * Their questions are answered by the literature's stand-in, which runs in the process that also transforms the product's
 * modules in the first minute: then it may take longer than the product waits for a service.
 */
const LATER = /\/tests\/workers\/(?:research|chat)\//;

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONGEST.findIndex((name) => moduleId.endsWith(name));
      return place !== -1 ? place : LONGEST.length + Number(LATER.test(moduleId));
    };
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}

import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Files that take much longer than their size suggests, mostly waiting: started last, they would delay the end of the
 * run. Without times from an earlier run, as on a fresh clone, larger files come first.
 */
const LONGEST = [
  "tests/workers/chaos/short-day.test.ts",
  "tests/workers/record/walks.test.ts",
  "tests/workers/billing/webhook-storm.test.ts",
  "tests/workers/sbar/first-generations.test.ts",
];

/**
 * The literature's stand-in answers their questions. In the first minute, its process also transforms the product's
 * modules, so it may take longer than the product waits for a service.
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

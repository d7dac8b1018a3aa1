import { expect, test } from "vitest";
import { readTestReport } from "#scripts/testing/test-report.ts";

test("the failures of a vitest run are named with file, title and the first line of the error", () => {
  const report = readTestReport({
    numPassedTests: 4,
    numFailedTests: 1,
    numFailedTestSuites: 1,
    numPendingTests: 2,
    testResults: [
      { name: "/somewhere/tests/unit/a.test.ts", status: "passed", assertionResults: [] },
      {
        name: "/somewhere/tests/unit/b.test.ts",
        status: "failed",
        assertionResults: [
          { fullName: "adds", status: "passed" },
          {
            fullName: "takes away",
            status: "failed",
            failureMessages: ["expected 1 to be 2\n  at b.test.ts:3"],
          },
        ],
      },
    ],
  });
  expect(report).toEqual({
    passed: 4,
    failed: 1,
    skipped: 2,
    failures: ["tests/unit/b.test.ts › takes away: expected 1 to be 2"],
  });
});

test("a file that does not load counts as failed", () => {
  const report = readTestReport({
    numPassedTests: 4,
    numFailedTests: 0,
    numFailedTestSuites: 1,
    numPendingTests: 0,
    testResults: [
      {
        name: "tests/unit/c.test.ts",
        status: "failed",
        message: "Cannot find package",
        assertionResults: [],
      },
    ],
  });
  expect(report.failed).toBe(1);
  expect(report.failures).toEqual(["tests/unit/c.test.ts › does not run: Cannot find package"]);
});

test("a browser test that passed only when repeated is a failure, and nested ones are named", () => {
  const report = readTestReport({
    stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 0 },
    suites: [
      {
        specs: [{ title: "signs in", file: "a.test.ts", ok: true, tests: [] }],
        suites: [
          {
            specs: [
              {
                title: "signs out",
                file: "a.test.ts",
                ok: false,
                tests: [{ results: [{ errors: [{ message: "Error: not visible\n\nCall log" }] }] }],
              },
            ],
          },
        ],
      },
    ],
  });
  expect(report).toEqual({
    passed: 7,
    failed: 2,
    skipped: 0,
    failures: ["a.test.ts › signs out: Error: not visible"],
  });
});

/** Reads a test runner's JSON report: how many passed, failed and were skipped, and which failed and why. */

export type TestReport = VitestReport | PlaywrightReport;

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
};

type Suite = {
  specs?: {
    title: string;
    file: string;
    ok: boolean;
    tests: { results: { errors: { message?: string }[] }[] }[];
  }[];
  suites?: Suite[];
};

type Counts = { passed: number; failed: number; skipped: number; failures: string[] };

/** The counts of one report, with a line for each failure: its file, its title and the first line of its error. */
export function readTestReport(report: TestReport): Counts {
  return "stats" in report ? ofPlaywright(report) : ofVitest(report);
}

function ofVitest(report: VitestReport): Counts {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    // A file that fails to load has no failed tests.
    if (failed.length === 0 && status === "failed") return [line(name, "does not run", message)];
    return failed.map(({ fullName, failureMessages }) => line(name, fullName, failureMessages?.[0]));
  });
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests > 0 ? report.numFailedTests : report.numFailedTestSuites,
    skipped: report.numPendingTests,
    failures,
  };
}

function ofPlaywright({ stats, suites }: PlaywrightReport): Counts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites.flatMap(failuresIn),
  };
}

function failuresIn({ specs = [], suites = [] }: Suite): string[] {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ file, title, tests }) =>
      line(file, title, tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))[0]?.message),
    ),
    ...suites.flatMap(failuresIn),
  ];
}

function line(file: string, title: string, error = "") {
  const [first = ""] = error.trim().split("\n", 1);
  return `${file.replace(/^.*\/(?=tests\/)/, "")} › ${title}${first && `: ${first.slice(0, 1_000)}`}`;
}

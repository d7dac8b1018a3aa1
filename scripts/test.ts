/**
 * `npm test`: unit and workers tests with lint, types and both builds beside them, then the browser. Ends with the line
 * "N passed, N failed".
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { findChromium } from "./chromium.ts";
import { runBeside, start } from "./run.ts";
import { serve } from "./serve.ts";
import { readTestReport } from "./test-report.ts";
import { whileServing } from "./while-serving.ts";

const PORT = Number(process.env.TEST_PORT ?? 8791);
/** Apart from the product's own, so that a test run and a running product do not meet. */
const STATE = ".wrangler/test-state";
const totals = { passed: 0, failed: 0, skipped: 0 };
/** Said again at the end: what failed early has long scrolled away by then. */
const failures: string[] = [];
const began = Date.now();

// Interrupted, it ends what it started too.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => process.exit(1));
mkdirSync("test-results", { recursive: true });
const chromium = findChromium();
const [isBuilt] = await Promise.all([besideVitest(), vitest()]);
if (!chromium) {
  console.log(
    "\nBrowser tests were skipped: no Chromium found. Install one (Debian: apt-get install chromium) or name it in CHROMIUM.",
  );
  totals.skipped += 1;
} else if (isBuilt) await browser(chromium);

for (const failure of failures) console.log(`\nfailed: ${failure}`);
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : "";
console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
process.exit(totals.failed > 0 ? 1 : 0);

/** What needs no test's result and leaves none to wait for, one after the other: two cores have room for one of them. */
async function besideVitest(): Promise<boolean> {
  await step("lint", "biome", ["check", ".", "--error-on-warnings"]);
  await step("types", process.execPath, ["scripts/types.ts"]);
  await step("production build holds nothing of the sandbox", process.execPath, [
    "scripts/check-live-build.ts",
  ]);
  // Last, because `vite preview` serves what was built last.
  return chromium
    ? step("build for the browser tests", process.execPath, ["scripts/build-for-browser-tests.ts", STATE])
    : true;
}

function vitest() {
  return suite("vitest", "test-results/vitest.json", () =>
    ended(
      start("vitest", [
        "run",
        "--reporter=default",
        "--reporter=json",
        "--outputFile.json=test-results/vitest.json",
      ]),
    ),
  );
}

async function browser(executable: string) {
  const server = await serve(PORT, { STATE_DIR: STATE });
  try {
    await suite("browser", "test-results/e2e.json", () =>
      whileServing(
        server,
        start("playwright", ["test"], { CHROMIUM: executable, E2E_ORIGIN: server.origin }),
      ),
    );
  } finally {
    await server.stop();
  }
}

/** @returns whether it went well; what the tool said is shown at its end, so that it does not mix with the tests' lines */
async function step(name: string, tool: string, args: string[]): Promise<boolean> {
  try {
    const said = await runBeside(tool, args);
    console.log(`\n── ${name} ${seconds()}\n${said.trim()}`);
    totals.passed += 1;
    return true;
  } catch (error) {
    console.error(`\n── ${name} ${seconds()}\nfailed: ${wordsOf(error)}`);
    fail(1, [`${name}: ${wordsOf(error)}`]);
    return false;
  }
}

/** A runner that reports by itself: its own counts are added, and one that fails without naming a test counts as failed. */
async function suite(name: string, report: string, work: () => Promise<void>) {
  console.log(`\n── ${name} ${seconds()}`);
  rmSync(report, { force: true });
  let refusal: unknown;
  try {
    await work();
  } catch (error) {
    refusal = error;
  }
  const counts = existsSync(report) ? readTestReport(JSON.parse(readFileSync(report, "utf8"))) : null;
  totals.passed += counts?.passed ?? 0;
  totals.skipped += counts?.skipped ?? 0;
  if (counts && counts.failed > 0) fail(counts.failed, counts.failures);
  else if (refusal) fail(1, []);
  if (refusal) failures.push(`${name}: ${wordsOf(refusal)}`);
  console.log(`\n── ${name} is done ${seconds()}`);
}

function ended(runner: ReturnType<typeof start>): Promise<void> {
  return new Promise((resolve, reject) => {
    runner.on("error", reject);
    runner.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`The runner ended with ${code}`)),
    );
  });
}

function fail(count: number, what: string[]) {
  totals.failed += count;
  failures.push(...what);
}

/** How long the whole has taken so far, for whoever asks where the minutes go. */
function seconds() {
  return `(${Math.round((Date.now() - began) / 1000)} s)`;
}

function wordsOf(error: unknown) {
  return error instanceof Error ? error.message : String(error);
}

/**
 * `npm test`: workers tests, the browser's, and what needs neither, each beside the others. Ends with a table of what took
 * how long and the line "N passed, N failed".
 */
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { runBeside, start } from "./run.ts";
import { openQuickFolder } from "./serving/quick-folder.ts";
import { serve } from "./serving/serve.ts";
import { whileServing } from "./serving/while-serving.ts";
import { findChromium } from "./testing/chromium.ts";
import { readTestReport } from "./testing/test-report.ts";

const PORT = Number(process.env.TEST_PORT ?? 8791);
const QUICK = openQuickFolder();
/** What tools made of sources for themselves, for the next run; each asks by the content. It goes with an installation. */
const MADE = resolve("node_modules/.cache/tests");
// A dozen processes of the same few tools are started, which find them compiled.
process.env.NODE_COMPILE_CACHE ??= `${MADE}/compiled`;
/** Apart from the product's own, so that a test run and a running product do not meet. */
const STATE = `${QUICK}/state`;
/** For tests with a server of their own, which copy it. */
const EMPTY_STATE = `${QUICK}/empty-state`;
const totals = { passed: 0, failed: 0, skipped: 0 };
/** Said again at the end: what failed early has long scrolled away by then. */
const failures: string[] = [];
/** In the order of their ends; in seconds since the first line. */
const phases: { name: string; from: number; to: number }[] = [];
const began = Date.now();

// Interrupted, it ends what it started too.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => process.exit(1));
mkdirSync("test-results", { recursive: true });
const chromium = findChromium();
await Promise.all([vitest("workers"), onTheBuild()]);

printPhases();
for (const failure of failures) console.log(`\nfailed: ${failure}`);
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : "";
console.log(`\n${totals.passed} passed, ${totals.failed} failed${skipped}`);
process.exit(totals.failed > 0 ? 1 : 0);

/**
 * The browser's tests take longest and need the build, so it shares the cores with one suite alone; what needs neither
 * comes after it.
 */
async function onTheBuild() {
  const make = ["scripts/building/build-for-browser-tests.ts", STATE, EMPTY_STATE];
  const isBuilt = await step("build", process.execPath, make);
  await Promise.all([isBuilt && inTheBrowser(), inNode(isBuilt)]);
}

/** One after the other: three things at a time are as many as two cores have room for. */
async function inNode(isBuilt: boolean) {
  const look = "the deployed build has no trace of the stand-ins, and no page loads too much";
  if (isBuilt) await step(look, process.execPath, ["scripts/building/check-build.ts"]);
  await step("lint", "biome", ["check", ".", "--error-on-warnings"]);
  await step("types", process.execPath, ["scripts/types.ts"]);
  await vitest("unit");
}

async function inTheBrowser() {
  if (!chromium) {
    console.log(
      "\nBrowser tests were skipped: no Chromium found. Install one (Debian: apt-get install chromium-headless-shell) or name it in CHROMIUM.",
    );
    totals.skipped += 1;
    return;
  }
  await browser(chromium);
}

/**
 * Each worker loads the product for itself: unit tests take three fifths of the processor time with one. Workers tests wait
 * half of their time, so two of them share a core.
 */
function vitest(project: "unit" | "workers") {
  const report = `test-results/${project}.json`;
  const most = project === "unit" ? 1 : 2;
  // workerd cannot read the files of what was transformed before.
  const kept = project === "unit" ? ["--experimental.fsModuleCache"] : [];
  const args = [
    "--project",
    project,
    `--maxWorkers=${most}`,
    "--reporter=default",
    "--reporter=json",
    ...kept,
  ];
  return suite(project, report, () =>
    ended(start("vitest", ["run", ...args, `--outputFile.json=${report}`], { TMPDIR: QUICK })),
  );
}

function browser(executable: string) {
  return suite("browser", "test-results/e2e.json", async () => {
    const server = await serve(PORT, { STATE_DIR: STATE });
    try {
      const kept = { PWTEST_CACHE_DIR: `${MADE}/playwright` };
      const env = { CHROMIUM: executable, E2E_ORIGIN: server.origin, EMPTY_STATE, TMPDIR: QUICK, ...kept };
      await whileServing(server, start("playwright", ["test"], env));
    } finally {
      await server.stop();
    }
  });
}

/** @returns whether it went well; what the tool said is shown at its end, so that it does not mix with the tests' lines */
async function step(name: string, tool: string, args: string[]): Promise<boolean> {
  const from = seconds();
  try {
    const said = await runBeside(tool, args);
    console.log(`\n── ${name}\n${said.trim()}`);
    totals.passed += 1;
    return true;
  } catch (error) {
    console.error(`\n── ${name}\nfailed: ${wordsOf(error)}`);
    fail(1, [`${name}: ${wordsOf(error)}`]);
    return false;
  } finally {
    phases.push({ name, from, to: seconds() });
  }
}

/** A runner that reports by itself: its own counts are added, and one that fails without naming a test counts as failed. */
async function suite(name: string, report: string, work: () => Promise<void>) {
  const from = seconds();
  console.log(`\n── ${name}`);
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
  phases.push({ name, from, to: seconds() });
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

function printPhases() {
  console.log("\n seconds   from     to");
  for (const { name, from, to } of [...phases, { name: "all", from: 0, to: seconds() }]) {
    const columns = [to - from, from, to].map((value, index) => String(value).padStart(index ? 6 : 8));
    console.log(`${columns.join(" ")}  ${name}`);
  }
}

/** How long the whole has taken so far. */
function seconds(): number {
  return Math.round((Date.now() - began) / 1000);
}

function wordsOf(error: unknown) {
  return error instanceof Error ? error.message : String(error);
}

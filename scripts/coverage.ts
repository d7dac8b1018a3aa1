/**
 * `npm run coverage`: which lines of app/ and workers/ the unit and workers tests run, into test-results/coverage.
 * Arguments go to Vitest: `npm run coverage -- --project unit tests/unit/meter`. It uses Istanbul, because workerd
 * has no profiler for V8's coverage.
 */
import { run } from "./run.ts";

run("vitest", [
  "run",
  "--coverage.enabled",
  "--coverage.provider=istanbul",
  "--coverage.include=app/**/*.{ts,tsx}",
  "--coverage.include=workers/**/*.ts",
  "--coverage.reporter=text-summary",
  "--coverage.reporter=html",
  "--coverage.reportsDirectory=test-results/coverage",
  ...process.argv.slice(2),
]);

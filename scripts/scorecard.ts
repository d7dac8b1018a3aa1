/**
 * Prints how well the product does on texts that nobody on the team wrote, and exits 1 when a threshold is missed.
 * Run: node scripts/scorecard.ts --data ../shared/data [--seed 20] [--scale 1] [--verbose]
 */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { scoreCosts } from "./scorecard/costs.ts";
import { scoreGuard } from "./scorecard/guard.ts";
import { identifiers } from "./scorecard/identifiers.ts";
import { scoreLiterature } from "./scorecard/literature.ts";
import { scoreNotes } from "./scorecard/notes-on-dictations.ts";
import type { Line, Section, SectionOptions } from "./scorecard/section.ts";
import { scoreSlowTests } from "./scorecard/slow-tests.ts";
import { scoreWebhookStorm } from "./scorecard/webhook-storm.ts";

/** A part of the scorecard: one module, one function. */
const SECTIONS: readonly ((options: SectionOptions) => Promise<Section>)[] = [
  (options) => scoreNotes({ ...options, limit: Number(values.limit) || undefined }),
  scoreGuard,
  identifiers,
  scoreLiterature,
  scoreCosts,
  scoreWebhookStorm,
  scoreSlowTests,
];

const { values } = parseArgs({
  options: {
    data: { type: "string", default: "../shared/data" },
    seed: { type: "string", default: "20" },
    scale: { type: "string", default: "1" },
    /** How many dictations become notes; all by default. A live model is paid for each. */
    limit: { type: "string", default: "" },
    verbose: { type: "boolean", default: false },
  },
});

if (existsSync(values.data)) {
  process.exitCode = (await printSections()) ? 0 : 1;
} else {
  console.error(`There is no data at ${values.data}. Give the folder of the shared data with --data.`);
  process.exitCode = 1;
}

async function printSections(): Promise<boolean> {
  let isPassed = true;
  for (const score of SECTIONS) {
    const section = await score({
      data: values.data,
      seed: Number(values.seed),
      scale: Number(values.scale),
      isVerbose: values.verbose,
    });
    print(section);
    isPassed &&= section.lines.every((line) => line.isPassed !== false);
  }
  console.log(isPassed ? "All thresholds are met." : "A threshold is missed.");
  return isPassed;
}

function print({ title, lines, examples }: Section): void {
  console.log(`\n${title}`);
  for (const line of lines)
    console.log(
      `  ${mark(line)} ${line.label.padEnd(66)} ${line.figure}${line.threshold ? ` (${line.threshold})` : ""}`,
    );
  if (values.verbose) for (const example of examples.slice(0, 60)) console.log(`    ${example}`);
}

function mark({ isPassed }: Line): string {
  if (isPassed === null) return "    ";
  return isPassed ? "ok  " : "MISS";
}

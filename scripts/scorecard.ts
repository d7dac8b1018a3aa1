/**
 * Prints how well the product does on texts that nobody on the team wrote, and exits with 1 if a threshold is missed.
 * Run: node scripts/scorecard.ts --data ../shared/data [--sets tests/scorecard/sets/open] [--seed 20] [--scale 1] [--verbose]
 *
 * `--release` measures what `/evidence` shows and writes it to `evidence/<date>.json`, in less than a minute; with
 * `--open-only`, without held-back sets. `--live` says what the recorded answers' requests would cost at Claude, and
 * with `--pay` sends them, with ANTHROPIC_API_KEY.
 */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { scoreAttacks } from "./scorecard/attacks/score-attacks.ts";
import { scoreCosts } from "./scorecard/costs.ts";
import { scoreGuard } from "./scorecard/guard.ts";
import { identifiers, scoreSafeHarbor } from "./scorecard/identifiers.ts";
import { scoreLiterature } from "./scorecard/literature.ts";
import { scoreMeaning } from "./scorecard/meaning.ts";
import { scoreNotes } from "./scorecard/notes-on-dictations.ts";
import { estimateLive, scoreLive } from "./scorecard/recorded/live.ts";
import { scoreRecorded } from "./scorecard/recorded/replay.ts";
import { writeRelease } from "./scorecard/release/write-release.ts";
import { LISTENINGS } from "./scorecard/second-reading/listening.ts";
import { READINGS } from "./scorecard/second-reading/readings.ts";
import { scoreSecondReading } from "./scorecard/second-reading/score.ts";
import type { Line, Section, SectionOptions } from "./scorecard/section.ts";
import { scoreSlowTests } from "./scorecard/slow-tests.ts";
import { scoreWebhookStorm } from "./scorecard/webhook-storm.ts";

/** A part of the scorecard: one module, one function. */
const SECTIONS: readonly ((options: SectionOptions) => Promise<Section | readonly Section[] | null>)[] = [
  (options) => scoreNotes({ ...options, limit: Number(values.limit) || undefined }),
  scoreGuard,
  ({ data }) => scoreMeaning({ data, sets: values.sets }),
  async ({ data }) =>
    scoreSecondReading({ data, sets: values.sets, readings: READINGS, listenings: LISTENINGS }),
  ({ data }) => scoreRecorded({ data, sets: values.sets }),
  () => scoreAttacks({ sets: values.sets }),
  identifiers,
  async () => scoreSafeHarbor("tests/scorecard/sets/open"),
  async () => scoreSafeHarbor("tests/scorecard/sets/third/open"),
  scoreLiterature,
  scoreCosts,
  scoreWebhookStorm,
  scoreSlowTests,
];

const { values } = parseArgs({
  options: {
    data: { type: "string", default: "../shared/data" },
    /** The half of the hand-written sets: the open one by default. */
    sets: {
      type: "string",
      default: fileURLToPath(new URL("../tests/scorecard/sets/open", import.meta.url)),
    },
    seed: { type: "string", default: "20" },
    scale: { type: "string", default: "1" },
    /** How many dictations become notes; all by default. A live model costs money for each. */
    limit: { type: "string", default: "" },
    verbose: { type: "boolean", default: false },
    release: { type: "boolean", default: false },
    "open-only": { type: "boolean", default: false },
    live: { type: "boolean", default: false },
    pay: { type: "boolean", default: false },
  },
});

if (!existsSync(values.data)) {
  console.error(`There is no data at ${values.data}. Give the folder of the shared data with --data.`);
  process.exitCode = 1;
} else if (values.release)
  console.log(`Written: ${await writeRelease({ data: values.data, isOpenOnly: values["open-only"] })}`);
else if (values.live) process.exitCode = await askLive();
else process.exitCode = (await printSections()) ? 0 : 1;

/** Says what asking Claude costs, and asks it if `--pay` is given. */
async function askLive(): Promise<number> {
  console.log(await estimateLive(values.data));
  const { ANTHROPIC_API_KEY: apiKey } = process.env;
  if (!values.pay) console.log("Run it with --pay to ask.");
  else if (!apiKey) console.log("ANTHROPIC_API_KEY is not set.");
  else for (const section of await scoreLive(values.data, process.env)) print(section);
  return values.pay && !apiKey ? 1 : 0;
}

async function printSections(): Promise<boolean> {
  let isPassed = true;
  for (const score of SECTIONS) {
    const scored = await score({
      data: values.data,
      seed: Number(values.seed),
      scale: Number(values.scale),
      isVerbose: values.verbose,
    });
    for (const section of scored ? [scored].flat() : []) {
      print(section);
      isPassed &&= section.lines.every((line) => line.isPassed !== false);
    }
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

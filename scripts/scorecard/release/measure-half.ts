/** Prints the figures of one half of the sets as JSON. Run by `npm run scorecard -- --release`, one process per half. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { scoreAttacks } from "#scripts/scorecard/attacks/score-attacks.ts";
import { scoreSafeHarbor } from "#scripts/scorecard/identifiers.ts";
import { scoreMeaning } from "#scripts/scorecard/meaning.ts";
import { scoreRecorded } from "#scripts/scorecard/recorded/replay.ts";
import { LISTENINGS } from "#scripts/scorecard/second-reading/listening.ts";
import { READINGS } from "#scripts/scorecard/second-reading/readings.ts";
import { scoreSecondReading } from "#scripts/scorecard/second-reading/score.ts";
import type { Section } from "#scripts/scorecard/section.ts";

const [data = "", sets = "", shared = ""] = process.argv.slice(2);
const hasShared = shared === "with-shared";

const sections: (Section | null)[] = [
  await scoreMeaning({ data, sets }),
  scoreSecondReading({ data, sets, readings: READINGS, listenings: LISTENINGS }),
  existsSync(join(sets, "identifiers.jsonl")) ? scoreSafeHarbor(sets) : null,
  ...(await scoreRecorded({ data, sets, hasShared })),
  await scoreAttacks({ sets }),
];
const measured = sections.flatMap((section) => (section && section.lines.length > 0 ? section : []));
process.stdout.write(JSON.stringify(measured.map(({ title, lines }) => ({ title, lines }))));

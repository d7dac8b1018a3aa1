/**
 * Trains the weighing of the guard's findings on open sets, and writes it into the product: `node
 * scripts/with-node22.mjs scripts/scorecard/training/train-guard.ts tests/scorecard/sets/open …`. With `--on
 * <folder>`, nothing is written, and that folder's sets, not trained on, are measured at several borders.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { oddsOf, type Trees } from "#app/core/evidence/meaning/weighing/weigh.ts";
import { countWords, measureWords, writeCounts } from "./count-words.ts";
import { growTrees } from "./grow-trees.ts";
import { readWeighed, samplesOf, type Weighed } from "./read-weighed.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: "string", default: "../shared/data" }, on: { type: "string" } },
});
const known = new Set<string>();
// Each author's words are measured by the other authors' sets, as in production by all of them.
const authors = Map.groupBy(positionals, authorOf);
const byAuthor = [...authors.values()].map((folders) =>
  folders.flatMap((sets) => readWeighed(sets, values.data)).filter(({ key }) => !isKnown(key)),
);
byAuthor.forEach((own, at) => {
  measureWords(own, countWords(byAuthor.filter((_, other) => other !== at).flat()));
});
const records = countWords(byAuthor.flat());
const trees = growTrees(samplesOf(byAuthor.flat()));
if (values.on) {
  const measured = readWeighed(values.on, values.data);
  measureWords(measured, records);
  tell(trees, measured);
} else {
  write("trees.ts", "TREES", `\n  '${JSON.stringify(trees)}'`, "weigh.ts");
  write("word-counts.ts", "WORD_COUNTS", ` \`\n${writeCounts(records)}\n\``, "word-record.ts");
}

/** The halves of one set are by one author. */
function authorOf(folder: string): string {
  return /(?:second|third|fourth|fifth|sixth)(?=\/)/.exec(folder)?.[0] ?? "first";
}

function write(name: string, constant: string, value: string, reader: string): void {
  const file = new URL(`../../../app/core/evidence/meaning/weighing/${name}`, import.meta.url);
  writeFileSync(
    file,
    `/** Written by scripts/scorecard/training/train-guard.ts; read by ${reader}. */\nexport const ${constant} =${value};\n`,
  );
}

/** The recorded answers of the shared data belong to every folder. */
function isKnown(key: string): boolean {
  const size = known.size;
  return known.add(key).size === size;
}

function tell(trees: Trees, weighed: readonly Weighed[]): void {
  const share = (as: Weighed["as"], border: number) => {
    const all = weighed.filter((one) => one.as === as);
    const amber = all.filter(
      ({ isSettled, findings }) =>
        isSettled || findings.some(({ measures }) => oddsOf(trees, measures) > border),
    );
    return all.length === 0 ? "" : `${((100 * amber.length) / all.length).toFixed(1)}% of ${all.length}`;
  };
  console.table(
    [-1, -0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6, 1].map((border) => ({
      border,
      changed: share("changed", border),
      besideChanges: share("beside", border),
      paraphrases: share("paraphrase", border),
      recorded: share("recorded", border),
    })),
  );
}

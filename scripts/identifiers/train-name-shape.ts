/**
 * Trains the weights that tell a name's shape from a word's, and reports how well they do on a held-out fifth of both.
 * Writes that fifth's names to a file: the reader is trained with names whose shape was not learned.
 *
 * node scripts/identifiers/train-name-shape.ts <folder of packages> <unpacked wheel of Faker> <file for the names left out>
 */
import { writeFileSync } from "node:fs";
import { SHAPE_PLACES, SHAPE_STEP, shapePlaces } from "#app/core/identifiers/names/name-shape.ts";
import { fold } from "#app/core/identifiers/words.ts";
import { englishWords } from "./english-words.ts";
import { asBytes, trainLogistic, weightsModule } from "./logistic.ts";
import { namesOfTheWorld } from "./names-of-the-world.ts";

const [packages, wheel, out] = process.argv.slice(2);
if (!packages || !wheel || !out) throw new Error("Say where the packages, the wheel and the names shall be.");

const words = englishWords(packages);
const names = new Map<string, number>();
for (const name of await namesOfTheWorld(packages, wheel))
  for (const part of fold(name).split(/[^a-z']+/))
    if (part.length > 2 && !words.has(part)) names.set(part, (names.get(part) ?? 0) + 1);

const counts = [...names].map(([word, count]) => ({ word, weight: Math.min(3, Math.sqrt(count)) }));
const balance = words.size / counts.reduce((sum, { weight }) => sum + weight, 0);
const examples = [
  ...counts.map(({ word, weight }) => ({ word, isName: true, weight: weight * balance })),
  ...[...words].map((word) => ({ word, isName: false, weight: 1 })),
]
  .map((example) => ({ ...example, places: shapePlaces(example.word) }))
  .sort((a, b) => hashOf(`${a.word}*`) - hashOf(`${b.word}*`));
const isLeftOut = (word: string) => hashOf(word) % 5 === 0;

const weights = trainLogistic(
  examples.filter(({ word }) => !isLeftOut(word)),
  { places: SHAPE_PLACES, rounds: 8, rate: 0.12, decay: 0.0004 },
);
const bytes = asBytes(weights, SHAPE_STEP);
report(
  examples
    .filter(({ word }) => isLeftOut(word))
    .map(({ isName, places }) => ({
      isName,
      score: places.reduce((sum, place) => sum + (bytes[place] ?? 0) * SHAPE_STEP, 0),
    })),
);
writeFileSync(
  "app/core/identifiers/lists/name-shape-weights.ts",
  weightsModule(
    "NAME_SHAPE_WEIGHTS",
    bytes,
    "What pieces of words weigh, one byte each: ../names/name-shape.ts, scripts/identifiers/train-name-shape.ts.",
  ),
);
writeFileSync(out, [...names.keys()].filter(isLeftOut).join("\n"));

/** Prints the area under the ROC curve, and how many names score above how few words. */
function report(scored: { isName: boolean; score: number }[]): void {
  const inOrder = scored.toSorted((a, b) => b.score - a.score);
  const all = inOrder.filter(({ isName }) => isName).length;
  const others = inOrder.length - all;
  const marks = [0.001, 0.01, 0.05, 0.1];
  let caught = 0;
  let wrong = 0;
  let area = 0;
  for (const { isName, score } of inOrder) {
    if (isName) {
      caught++;
      continue;
    }
    wrong++;
    area += caught / all / others;
    if (wrong / others < (marks[0] ?? 2)) continue;
    console.log(
      `${marks.shift()} of the words and ${(caught / all).toFixed(3)} of the names above ${score.toFixed(2)}`,
    );
  }
  console.log(`area under the curve ${area.toFixed(4)}: ${all} names, ${others} words`);
}

function hashOf(word: string): number {
  let value = 7;
  for (const letter of word) value = (Math.imul(value, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return Math.imul(value, 0x9e3779b1) >>> 3;
}

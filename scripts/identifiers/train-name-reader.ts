/**
 * Trains the name reader on the open hand-written sets, on frames.txt and on presidio-research, with names replaced.
 * With --without <set>, that set is not trained on but measured, and nothing is written.
 *
 * node scripts/identifiers/train-name-reader.ts <file of names left out> <synth_dev.json> [--without third/held]
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { observe, READER_PLACES, READER_STEP } from "#app/core/identifiers/names/name-reader.ts";
import { identifierWords } from "#app/core/identifiers/words.ts";
import { type LabelledText, openNameMaker, readHandWritten, readSynthetic } from "./labelled-texts.ts";
import { asBytes, type Example, openRandom, trainLogistic, weightsModule } from "./logistic.ts";

const SETS = [
  "open",
  "third/open",
  "third/held",
  "fourth/open",
  "fifth/open",
  "sixth/open",
  "tenth/open",
  "eleventh/open",
  "twelfth/open",
];
/** How often each text, and each frame, is read with different names. */
const RENAMED = 6;
const FRAMED = 16;

const [namesFile, syntheticFile, option, without] = process.argv.slice(2);
if (!namesFile || !syntheticFile) throw new Error("Say where the names and the synthetic texts lie.");
const random = openRandom(12345);
const maker = openNameMaker(readFileSync(namesFile, "utf8").split("\n"), random);
const pathOf = (set: string) => join("tests/scorecard/sets", set, "identifiers.jsonl");

const examples: Example[] = [];
const sets = SETS.filter((set) => option !== "--without" || set !== without);
const texts = [
  ...sets.flatMap((set) => readHandWritten(pathOf(set)).map((text) => ({ text, weight: 1 }))),
  ...readSynthetic(syntheticFile).map((text) => ({ text, weight: 0.1 })),
];
for (const { text, weight } of texts) {
  examples.push(...examplesOf(text, weight));
  for (let count = 0; count < RENAMED; count++)
    examples.push(...examplesOf(maker.recased(maker.renamed(text)), weight / 8));
}
for (const line of readFileSync("scripts/identifiers/frames.txt", "utf8").trim().split("\n"))
  for (let count = 0; count < FRAMED; count++)
    examples.push(...examplesOf(maker.recased(maker.framed(line)), 0.05));
shuffle(examples);

const weights = trainLogistic(examples, { places: READER_PLACES, rounds: 5, rate: 0.08, decay: 0.00005 });
const bytes = asBytes(weights, READER_STEP);
if (option === "--without" && without) measure(readHandWritten(pathOf(without)));
else
  writeFileSync(
    "app/core/identifiers/lists/name-reader-weights.ts",
    weightsModule(
      "NAME_READER_WEIGHTS",
      bytes,
      "What observations weigh, one byte each: ../names/name-reader.ts, scripts/identifiers/train-name-reader.ts.",
    ),
  );

/** The words of a text to learn from; within other identifiers, they have little weight. */
function examplesOf({ text, stretches }: LabelledText, weight: number): Example[] {
  const words = identifierWords(text);
  return observe(text, words).flatMap((places, at) => {
    const word = words[at];
    if (!word || places.length === 0) return [];
    const within = stretches.filter(({ start, end }) => word.start < end && word.end > start);
    const isOther = within.some(({ kind }) => kind === "other");
    const isName = within.some(({ kind }) => kind === "name");
    return [{ places, isName, weight: isOther ? weight * 0.15 : weight }];
  });
}

function shuffle(list: Example[]): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    const [a, b] = [list[at], list[other]];
    if (a && b) [list[at], list[other]] = [b, a];
  }
}

/** Prints name words found and other words mistaken for names, by the score from which a word counts as a name. */
function measure(held: readonly LabelledText[]): void {
  const scored = held
    .flatMap((text) => examplesOf(text, 1))
    .filter(({ weight }) => weight === 1)
    .map(({ places, isName }) => ({
      isName,
      score: places.reduce((sum, place) => sum + (bytes[place] ?? 0) * READER_STEP, 0),
    }));
  const all = scored.filter(({ isName }) => isName).length;
  for (const least of [4, 3, 2, 1, 0.5, 0, -1, -2]) {
    const over = scored.filter(({ score }) => score >= least);
    const right = over.filter(({ isName }) => isName).length;
    console.log(`from ${least}: ${right} of ${all} words of names, ${over.length - right} others`);
  }
}

/**
 * Writes the list of names that are not shaped like names: from humannames (npm, MIT), from Faker and from the
 * product's lists, except English words and the names that the reader is trained with.
 *
 * node scripts/identifiers/write-name-list.ts <folder of packages> <unpacked wheel of Faker> <file of names left out>
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LIST_BITS, listPlaces, SHAPED } from "#app/core/identifiers/names/name-list.ts";
import { nameShape } from "#app/core/identifiers/names/name-shape.ts";
import { sortOf } from "#app/core/identifiers/names/vocabulary.ts";
import { fold } from "#app/core/identifiers/words.ts";
import { englishWords } from "./english-words.ts";
import { weightsModule } from "./logistic.ts";
import { namesOfTheWorld } from "./names-of-the-world.ts";

const [packages, wheel, leftOutFile] = process.argv.slice(2);
if (!packages || !wheel || !leftOutFile)
  throw new Error("Say where the packages, the wheel and the names lie.");

const words = englishWords(packages);
const leftOut = new Set(readFileSync(leftOutFile, "utf8").split("\n"));
const human = Object.keys(
  JSON.parse(readFileSync(join(packages, "node_modules/humannames/index.json"), "utf8")),
);
const world = (await namesOfTheWorld(packages, wheel)).filter((name) => !leftOut.has(fold(name)));
const names = new Set(
  [...human, ...world]
    .flatMap((name) => fold(name).split(/[^a-z']+/))
    .filter((part) => part.length > 3 && part.length < 15 && !words.has(part))
    .filter((part) => /^(?:unknown|formed|foreign)$/.test(sortOf({ key: part, isAccented: false })))
    .filter((part) => nameShape(part) < SHAPED),
);
const bits = new Int8Array(LIST_BITS / 8);
for (const name of names)
  for (const place of listPlaces(name)) bits[place >> 3] = (bits[place >> 3] ?? 0) | (1 << (place & 7));
writeFileSync(
  "app/core/identifiers/lists/name-list-bits.ts",
  weightsModule(
    "NAME_LIST_BITS",
    bits,
    "Which names are listed, one bit each: ../names/name-list.ts, scripts/identifiers/write-name-list.ts.",
  ),
);
console.log(`${names.size} names`);

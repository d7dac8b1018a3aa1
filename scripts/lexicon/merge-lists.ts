/**
 * Merges word lists written by authors into the guard's lexicon: `node scripts/with-node22.mjs
 * scripts/lexicon/merge-lists.ts --restate a.txt --restate b.txt --exclude a.txt`. Writes `further-kin.ts` and
 * `further-antonyms.ts`, and reports what it left out and why. It is fully deterministic:
 *
 * - what is on two sides of a line of antonyms, or has two values of a quality, sides, numbers, people or medicines,
 * stays on the side that fits most of the line;
 * - a single word that also has an everyday sense goes after a semicolon if its line has clinical words;
 * - a line mostly contained in another one joins it, and one fully contained is left out.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { parseStatement } from "#app/core/evidence/facts/parsed-statement.ts";
import { ANTONYMS } from "#app/core/evidence/lexicon/concepts/antonyms.ts";
import { KIN } from "#app/core/evidence/lexicon/concepts/kin.ts";
import { WEAK_WORDS } from "#app/core/evidence/lexicon/concepts/plain.ts";
import { type ConceptClass, lemmas, lexicon } from "#app/core/evidence/meaning/lexicon.ts";
import { isOrdinaryWord } from "#app/core/evidence/meaning/ordinary.ts";
import { lemma } from "#app/core/evidence/text/lemma.ts";

/** A phrase as written, and the lemmas by which it is found; `isEveryday` if the word also has other meanings. */
type Item = { text: string; key: string; isEveryday: boolean };

const { values } = parseArgs({
  options: { restate: { type: "string", multiple: true }, exclude: { type: "string", multiple: true } },
});
/** The longest phrase that is still found in a text, in words. */
const MOST_WORDS = 5;
/** Two lines that share this much of the shorter one are merged. */
const MOST_SHARED = 0.6;
/** Classes of which a line has only one. */
const SINGLE = new Set<ConceptClass>(["relative", "staff", "body", "device"]);
const KIN_TEXT =
  "/**\n * Further words that restate each other, as in kin.ts: written by two authors who had seen neither the guard nor its sets,\n * and taken in by scripts/lexicon/merge-lists.ts.\n */";
const ANTONYM_TEXT =
  "/** Further words that exclude each other, as in antonyms.ts, by the authors of further-kin.ts. */";
const counts = new Map<string, number>();
const leave = (why: string): null => {
  counts.set(why, (counts.get(why) ?? 0) + 1);
  return null;
};
const weak = new Set(WEAK_WORDS.trim().split(/\s+/).map(lemma));

const excluded = linesIn(values.exclude).flatMap((line) => antonymsOf(line) ?? []);
const sideOf = sidesOf([...ANTONYMS.trim().split("\n"), ...excluded]);
const kin = joined(linesIn(values.restate).flatMap((line) => [kinOf(line) ?? []].filter(hasTwo)));
write("further-kin", "FURTHER_KIN", KIN_TEXT, kin.map(textOf));
write("further-antonyms", "FURTHER_ANTONYMS", ANTONYM_TEXT, excluded);
console.table(Object.fromEntries(counts));
console.log(
  `${kin.length} lines of ${kin.flat().length} words that restate each other, ${excluded.length} of words that exclude each other`,
);

function linesIn(files: readonly string[] = []): string[] {
  return files
    .flatMap((file) => readFileSync(file, "utf8").split("\n"))
    .map((line) =>
      line
        .toLowerCase()
        .replace(/[’]/g, "'")
        .replace(/[^a-z0-9',/ -]/g, " ")
        .trim(),
    )
    .filter((line) => line !== "" && !line.startsWith("#"));
}

function itemsOf(list: string): Item[] {
  const items = list.split(",").flatMap((phrase): Item[] => {
    const text = phrase.trim().replace(/\s+/g, " ");
    const all = lemmas(text);
    const key = all
      .filter(({ kind }) => kind === "word")
      .map(({ text: form }) => form)
      .join(" ");
    if (text === "") return [];
    if (key === "" || key.length < 2 || all.some(({ kind }) => kind === "number"))
      return leave("a figure or a sign") ?? [];
    if (text.split(" ").length > MOST_WORDS) return leave("too long") ?? [];
    return [{ text, key, isEveryday: false }];
  });
  return [...new Map(items.map((item) => [item.key, item])).values()];
}

/** The sides of a line that still differ, without what is on two of them; null if fewer than two are left. */
function antonymsOf(line: string): string | null {
  const sides = line.split(" / ").map(itemsOf);
  const isOnce = ({ key }: Item) => sides.filter((side) => side.some((one) => one.key === key)).length === 1;
  const isSure = ({ key }: Item) => key.includes(" ") || !(weak.has(key) || isOrdinaryWord(key));
  const kept = sides
    .map((side) =>
      side.filter(
        (item) =>
          (isOnce(item) && isSure(item)) || (leave("antonym on two sides or of everyday sense") ?? false),
      ),
    )
    .filter(({ length }) => length > 0);
  return kept.length < 2
    ? leave("antonyms with one side left")
    : kept.map((side) => side.map(({ text }) => text).join(", ")).join(" / ");
}

/** For each phrase, the sides of the antonym lines that it is on. */
function sidesOf(lines: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  lines.forEach((line, at) => {
    line.split(" / ").forEach((side, number) => {
      for (const { key } of itemsOf(side))
        found.set(key, [...(found.get(key) ?? []), `antonym ${at}:${number}`]);
    });
  });
  return found;
}

/** A phrase's mutually exclusive traits, as "what:which". */
function traitsOf({ text, key }: Item): string[] {
  const tokens = lemmas(text);
  const found = lexicon().concepts.match(tokens, 0);
  const whole = found?.end === tokens.length ? found.value : [];
  const concepts =
    whole.length === 1
      ? whole.flatMap(({ id, class: name, field }) =>
          field !== null ? [`field ${field}:${id}`] : SINGLE.has(name) ? [`${name}:${id}`] : [],
        )
      : [];
  const facts = parseStatement(text).terms.flatMap(({ kind, form, isVague }) =>
    kind === "word" || isVague ? [] : [`${kind}:${form}`],
  );
  return [...(sideOf.get(key) ?? []), ...concepts, ...facts];
}

/** A line without what contradicts most of it. */
function kinOf(line: string): Item[] | null {
  let items = itemsOf(line.replaceAll(" / ", ", "));
  for (;;) {
    const traits = new Map<string, Map<string, Item[]>>();
    for (const item of items)
      for (const trait of new Set(traitsOf(item))) {
        const cut = trait.indexOf(":");
        const values = traits.get(trait.slice(0, cut)) ?? new Map<string, Item[]>();
        values.set(trait, [...(values.get(trait) ?? []), item]);
        traits.set(trait.slice(0, cut), values);
      }
    const torn = [...traits.values()].find((values) => values.size > 1);
    if (!torn) break;
    const [, ...others] = [...torn.values()].sort((a, b) => b.length - a.length);
    const out = new Set(others.flat());
    for (const _ of out) leave("contradicts most of its line");
    items = items.filter((item) => !out.has(item));
  }
  const isEveryday = ({ key }: Item) =>
    !key.includes(" ") && (weak.has(key) || (isOrdinaryWord(key) && !isListed(key)));
  return items.every(isEveryday) ? items : items.map((item) => ({ ...item, isEveryday: isEveryday(item) }));
}

/** A line as written to the file. */
function textOf(items: readonly Item[]): string {
  const part = (isEveryday: boolean) =>
    items
      .filter((item) => item.isEveryday === isEveryday)
      .map(({ text }) => text)
      .join(", ");
  return [part(false), part(true)].filter((list) => list !== "").join("; ");
}

/** Whether a list has the word as a separate thing. */
function isListed(key: string): boolean {
  const found = lexicon().concepts.match([{ text: key, start: 0, end: 0, kind: "word" }], 0);
  return found?.value.some(({ isPlain, class: name }) => !isPlain && name !== "quality") === true;
}

/** Merges lines that share most of their words; what the lexicon already has is left out. */
function joined(lines: readonly Item[][]): Item[][] {
  const known = KIN.trim()
    .split("\n")
    .map((line) => new Set(itemsOf(line).map(({ key }) => key)));
  const held: Item[][] = [];
  const places = new Map<string, number[]>();
  for (const line of lines) {
    if (known.some((keys) => line.every(({ key }) => keys.has(key)))) {
      leave("a line that is there already");
      continue;
    }
    const shared = new Map<number, number>();
    for (const { key } of line)
      for (const at of places.get(key) ?? []) shared.set(at, (shared.get(at) ?? 0) + 1);
    const [best] = [...shared].sort((a, b) => b[1] - a[1]);
    const least = best ? Math.min(line.length, held[best[0]]?.length ?? 0) : 0;
    const at = best && best[1] >= 2 && best[1] >= least * MOST_SHARED ? best[0] : held.push([]) - 1;
    if (at < held.length - 1 || (held[at]?.length ?? 0) > 0) leave("lines joined");
    const merged = kinOf([...(held[at] ?? []), ...line].map(({ text }) => text).join(", ")) ?? [];
    held[at] = merged;
    for (const { key } of line)
      if (!places.get(key)?.includes(at)) places.set(key, [...(places.get(key) ?? []), at]);
  }
  return held.filter(hasTwo);
}

function hasTwo(items: readonly Item[]): boolean {
  return items.length > 1;
}

function write(name: string, constant: string, text: string, lines: readonly string[]): void {
  const file = new URL(`../../app/core/evidence/lexicon/concepts/${name}.ts`, import.meta.url);
  writeFileSync(file, `${text}\nexport const ${constant} = \`\n${lines.join("\n")}\n\`;\n`);
}

import type { CheckedStatement, Support } from "#app/core/evidence/statement.ts";
import { answerText } from "#app/rooms/sbar/sbar-layout.ts";
import { type Dictation, readDictations } from "./dictations.ts";
import { type Ground, groundOf } from "./evidence-in-sources.ts";
import { checkGold } from "./gold-observations.ts";
import { numbersIn, numbersMissingFrom } from "./numbers-in-text.ts";
import { type Line, type Section, type SectionOptions, share } from "./section.ts";
import { chooseModel, type WrittenNote, writeNote } from "./write-note.ts";

const STANDINGS: Support[] = ["supported", "suggestion", "not_in_notes", "computed"];
const GROUNDS: Ground[] = ["quote", "own words", "shared words"];
/** Live answers take seconds. */
const AT_ONCE = 4;

type Scored = {
  id: string;
  numbers: number;
  invented: string[];
  statements: CheckedStatement[];
  grounds: (Ground | null)[];
  gold: { stated: number; missing: string[] };
  tokens: { input: number; output: number };
};

/**
 * Writes the note of each dictation and compares the two, by code independent of the guard.
 * @param options.limit how many dictations, from the first; all by default
 */
export async function scoreNotes({ data, limit }: SectionOptions & { limit?: number }): Promise<Section> {
  const { model, name } = chooseModel(process.env);
  const dictations = readDictations(data).slice(0, limit);
  const failures: string[] = [];
  const scored: Scored[] = [];
  await eachOf(dictations, AT_ONCE, async (dictation) => {
    try {
      scored.push(score(dictation, await writeNote(model, dictation.text)));
    } catch (error) {
      failures.push(`${dictation.id}: no note: ${error instanceof Error ? error.message : error}`);
    }
  });
  return {
    title: `Notes on ${dictations.length} dictations, written by ${name}`,
    lines: linesOf(scored, failures.length),
    examples: [...failures, ...scored.flatMap(examplesOf)],
  };
}

function score({ id, text, observations }: Dictation, { sources, answer, claims }: WrittenNote): Scored {
  const note = answerText(answer);
  const gold = checkGold(observations, text, note);
  return {
    id,
    numbers: numbersIn(note).length,
    invented: numbersMissingFrom([text], note).map((number) => number.text),
    statements: answer.statements,
    grounds: answer.statements.flatMap(({ evidence }, index) =>
      evidence.map((span) => groundOf(span, claims[index] ?? { text: "", quotes: [] }, sources)),
    ),
    gold: {
      stated: gold.stated.length,
      missing: gold.missing.map(({ name, value }) => `${name}: ${value}`),
    },
    tokens: { input: answer.usage.input_tokens, output: answer.usage.output_tokens },
  };
}

function linesOf(scored: readonly Scored[], failed: number): Line[] {
  const grounds = scored.flatMap((one) => one.grounds);
  const statements = scored.flatMap((one) => one.statements);
  const stated = sum(scored.map(({ gold }) => gold.stated));
  const missing = sum(scored.map(({ gold }) => gold.missing.length));
  const invented = sum(scored.map((one) => one.invented.length));
  const numbers = sum(scored.map((one) => one.numbers));
  const mean = (figures: number[]) => (sum(figures) / Math.max(1, figures.length)).toFixed(0);
  return [
    none("dictations without a note", failed, scored.length + failed),
    none("numbers in the note that were not dictated", invented, numbers),
    none("evidence that is not really there", countOf(grounds, null), grounds.length),
    ...GROUNDS.map((ground) =>
      figure(`  evidence by ${ground}`, share(countOf(grounds, ground), grounds.length)),
    ),
    figure("expert observations dictated but missing in the note", share(missing, stated)),
    ...STANDINGS.map((standing) => {
      const count = statements.filter((statement) => statement.standing === standing).length;
      return figure(`statements ${standing.replaceAll("_", " ")}`, share(count, statements.length));
    }),
    figure("tokens of the nurse's text, mean", mean(scored.map(({ tokens }) => tokens.input))),
    figure("tokens written, mean", mean(scored.map(({ tokens }) => tokens.output))),
  ];
}

function examplesOf({ id, invented, grounds, gold, statements }: Scored): string[] {
  const unsupported = statements.filter(({ standing }) => standing === "not_in_notes");
  return [
    ...invented.map((text) => `${id}: not dictated: ${text}`),
    ...grounds.filter((ground) => ground === null).map(() => `${id}: evidence that is not there`),
    ...gold.missing.map((text) => `${id}: missing in the note: ${text}`),
    ...unsupported.map(({ text }) => `${id}: not in notes: ${text}`),
  ];
}

const figure = (label: string, text: string): Line => ({
  label,
  figure: text,
  threshold: null,
  isPassed: null,
});

/** A line that passes if nothing was found, and something was checked. */
function none(label: string, found: number, of: number): Line {
  return { label, figure: `${found} of ${of}`, threshold: "none", isPassed: found === 0 && of > 0 };
}

const sum = (figures: readonly number[]): number => figures.reduce((total, one) => total + one, 0);
const countOf = <Value>(values: readonly Value[], wanted: Value): number =>
  values.filter((value) => value === wanted).length;

/** Does the work for each item, some at a time. */
async function eachOf<Item>(items: readonly Item[], atOnce: number, work: (item: Item) => Promise<void>) {
  const left = [...items];
  const lane = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

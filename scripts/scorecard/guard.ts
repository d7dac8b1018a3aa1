import { type Checker, openChecker } from "#app/core/evidence/checker.ts";
import type { CheckedStatement } from "#app/core/evidence/statement.ts";
import { ALTERATIONS, type Alteration, alterStatement } from "./alter-notes.ts";
import { type BaseInput, makeBaseInputs } from "./base-inputs.ts";
import { readDictations } from "./dictations.ts";
import { makeFaithfulNote, type Note, type NoteStatement } from "./faithful-notes.ts";
import { openRandom, type Random } from "./random.ts";
import { rewriteNote } from "./rewrite-notes.ts";
import { atLeast, atMost, type Line, type Section, type SectionOptions } from "./section.ts";

const ALTERED_PER_KIND = 75;
const ADDED_INPUTS = 240;
const REWRITTEN_NOTES = 600;

/** How many altered notes the guard catches, and how many faithful ones it wrongly suspects. */
export async function scoreGuard(options: SectionOptions): Promise<Section> {
  const { data, seed, scale = 1 } = options;
  const random = openRandom(seed);
  const inputs = makeBaseInputs(readDictations(data), ADDED_INPUTS, random);
  const caught = ALTERATIONS.map((kind) =>
    catchAltered(kind, inputs, Math.ceil(ALTERED_PER_KIND * scale), random),
  );
  const faithful = suspectFaithful(inputs, Math.ceil(REWRITTEN_NOTES * scale), random);
  const all = caught.reduce((sum, one) => sum + one.notes, 0);
  const reported = caught.reduce((sum, one) => sum + one.caught, 0);
  const lines: Line[] = [
    ...caught.map((one) => atLeast(`altered ${one.kind} is reported`, one.caught, one.notes, 0.97)),
    atLeast("altered, all kinds together", reported, all, 0.99),
    atMost("rewritten but faithful notes with a false alarm", faithful.alarms, faithful.notes, 0.02),
    atMost(
      "rewritten but faithful notes with something listed as left out",
      faithful.leftOut,
      faithful.notes,
      0.05,
    ),
  ];
  return {
    title: "Guard",
    lines,
    examples: [...caught.flatMap((one) => one.examples), ...faithful.examples],
  };
}

type Caught = { kind: Alteration; notes: number; caught: number; examples: string[] };

/** Alters one statement in each of `count` notes and checks whether the guard reports a mismatch on it. */
function catchAltered(kind: Alteration, inputs: readonly BaseInput[], count: number, random: Random): Caught {
  const result: Caught = { kind, notes: 0, caught: 0, examples: [] };
  for (let tries = 0; result.notes < count && tries < count * 50; tries++) {
    const note = makeFaithfulNote(random.pick(inputs), random);
    const altered = alterOne(kind, note, random);
    if (!altered) continue;
    result.notes++;
    const checked = check(openNote(note.input), altered.statement);
    if (checked.mismatches.length > 0) result.caught++;
    else result.examples.push(`missed ${kind}: ${altered.before}\n      became: ${altered.statement.text}`);
  }
  return result;
}

function alterOne(
  kind: Alteration,
  note: Note,
  random: Random,
): { statement: NoteStatement; before: string } | null {
  for (const statement of random.shuffle(note.statements)) {
    const text = alterStatement(kind, statement.text, random);
    const isElsewhere =
      text !== null && note.input.text.toLowerCase().includes(text.toLowerCase().replace(/\.$/, ""));
    if (text && !isElsewhere) return { statement: { ...statement, text }, before: statement.text };
  }
  return null;
}

type Suspected = { notes: number; alarms: number; leftOut: number; examples: string[] };

function suspectFaithful(inputs: readonly BaseInput[], count: number, random: Random): Suspected {
  const result: Suspected = { notes: 0, alarms: 0, leftOut: 0, examples: [] };
  for (; result.notes < count; result.notes++) {
    const note = makeFaithfulNote(random.pick(inputs), random);
    const checker = openNote(note.input);
    const statements = rewriteNote(note.statements, random);
    const checked = statements.map((statement) => check(checker, statement));
    const alarms = checked.filter((one) => one.standing !== "supported");
    if (alarms.length > 0) result.alarms++;
    for (const one of alarms) result.examples.push(`false alarm (${one.standing}): ${describe(one)}`);
    const leftOut = checker.leftOut(checked);
    if (leftOut.length > 0) result.leftOut++;
    for (const one of leftOut) result.examples.push(`left out? ${one.kind}: ${one.text}`);
  }
  return result;
}

function openNote(input: BaseInput): Checker {
  return openChecker([{ name: "nurseNotes", label: "Nurse's Notes", text: input.text }]);
}

function check(checker: Checker, { text, quote }: NoteStatement): CheckedStatement {
  return checker.checkStatement({ text, quotes: quote === null ? [] : [quote], isSuggestion: false });
}

function describe({ text, mismatches }: CheckedStatement): string {
  const reasons = mismatches.map((one) => `${one.kind} "${one.text}" (notes: ${one.inNotes ?? "nothing"})`);
  return `${text}\n      ${reasons.join("; ") || "no evidence"}`;
}

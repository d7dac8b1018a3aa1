import { openFindings } from "#app/core/evidence/checker.ts";
import type { MeasuredFinding } from "#app/core/evidence/meaning/check-meaning.ts";
import {
  type RecordedChange,
  readChanges,
  readParaphrases,
  readRecorded,
  readRecordedChanges,
} from "../meaning-sets.ts";
import type { Sample } from "./grow-trees.ts";

/** A statement of the sets with all findings on it; `changes` are the correct ones. */
export type Weighed = {
  key: string;
  text: string;
  as: "changed" | "beside" | "paraphrase" | "recorded";
  findings: MeasuredFinding[];
  changes: ReadonlySet<MeasuredFinding>;
  /** Findings that cannot be judged. */
  unsure: ReadonlySet<MeasuredFinding>;
  isSettled: boolean;
};

/** The statements of a folder of sets. */
export function readWeighed(sets: string, data: string): Weighed[] {
  const faithful = (as: Weighed["as"], notes: string, text: string, quotes: string[]): Weighed => ({
    as,
    key: `${as} ${notes} ${text}`,
    text,
    ...read(notes, text, quotes),
    changes: new Set(),
    unsure: new Set(),
  });
  return [
    ...readChanges(sets).flatMap(({ quote, ...one }) => bothOf({ ...one, quotes: [quote] })),
    ...readRecordedChanges(sets, data)
      .flatMap((one) => bothOf(one))
      .filter(({ as }) => as === "changed")
      .map((one): Weighed => ({ ...one, as: "recorded" })),
    ...readParaphrases(sets, data).map(({ notes, statement, quote }) =>
      faithful("paraphrase", notes, statement, [quote]),
    ),
    ...readRecorded(sets, data)
      .filter(({ isSuggestion }) => !isSuggestion)
      .map(({ notes, text, quotes }) => faithful("recorded", notes, text, quotes)),
  ];
}

/**
 * A finding on the changed statement is correct if it is on a word that the faithful one lacks there, or if a rule only
 * makes it there.
 */
function bothOf({ notes, quotes, statement, changed }: Omit<RecordedChange, "id" | "kind">): Weighed[] {
  const beside = read(notes, statement, quotes);
  const after = read(notes, changed, quotes);
  const edits = editsOf(statement, changed);
  const keyOf = (text: string, { finding }: MeasuredFinding) =>
    `${finding.rule} ${text.slice(finding.start, finding.end).toLowerCase()}`;
  const known = new Set(beside.findings.map((one) => keyOf(statement, one)));
  const isEdited = ({ finding }: MeasuredFinding) =>
    edits.some(({ start, end }) => start < finding.end && finding.start < end);
  const isRight = (one: MeasuredFinding) =>
    isEdited(one) || (one.finding.rule !== "new" && !known.has(keyOf(changed, one)));
  return [
    {
      as: "beside",
      key: `beside ${notes} ${statement}`,
      text: statement,
      ...beside,
      changes: new Set(),
      unsure: new Set(),
    },
    {
      as: "changed",
      key: `changed ${notes} ${changed}`,
      text: changed,
      ...after,
      changes: new Set(after.findings.filter(isRight)),
      unsure: new Set(after.findings.filter((one) => !isRight(one))),
    },
  ];
}

function read(notes: string, text: string, quotes: string[]): Pick<Weighed, "findings" | "isSettled"> {
  const checker = openFindings([{ name: "nurseNotes", label: "Nurse's Notes", text: notes }]);
  return checker.findings({ text, quotes, isSuggestion: false });
}

type Word = { text: string; start: number; end: number };

/** The words of the second text outside of the longest common subsequence. */
function editsOf(before: string, after: string): Word[] {
  const [one, two] = [wordsOf(before), wordsOf(after)];
  const longest = Array.from({ length: one.length + 1 }, () => new Array<number>(two.length + 1).fill(0));
  const at = (row: number, column: number) => longest[row]?.[column] ?? 0;
  const isSame = (row: number, column: number) => one[row]?.text === two[column]?.text;
  for (let row = one.length - 1; row >= 0; row--)
    for (let column = two.length - 1; column >= 0; column--)
      (longest[row] as number[])[column] = isSame(row, column)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
  const edits: Word[] = [];
  let row = 0;
  for (let column = 0; column < two.length; ) {
    if (row < one.length && isSame(row, column)) {
      row++;
      column++;
    } else if (row < one.length && at(row + 1, column) >= at(row, column + 1)) row++;
    else edits.push(two[column++] as Word);
  }
  return edits;
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\d]+/gu)].map(({ 0: word, index }) => ({
    text: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));

/** The findings to train on; a statement's findings share its weight, since one is enough to make it amber. */
export function samplesOf(weighed: readonly Weighed[]): Sample[] {
  return weighed.flatMap(({ as, findings, changes, unsure, isSettled }) =>
    isSettled
      ? []
      : findings
          .filter((one) => !unsure.has(one))
          .map((one) => ({
            measures: one.measures,
            isChange: changes.has(one),
            weight: changes.has(one)
              ? (as === "recorded" ? RECORDED_WEIGHT : 1) / Math.sqrt(changes.size)
              : as === "recorded" && changes.size === 0
                ? FAITHFUL_RECORDED_WEIGHT
                : 1,
          })),
  );
}

/** Few of the models' statements are changed, compared to the unchanged. */
const RECORDED_WEIGHT = 2;
/** The models' statements are what is checked in production, and they have few findings. */
const FAITHFUL_RECORDED_WEIGHT = 3;

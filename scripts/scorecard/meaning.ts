import { openChecker } from "#app/core/evidence/checker.ts";
import { findUnsafeWording } from "#app/core/evidence/unsafe-wording.ts";
import {
  type Dropped,
  type Omitted,
  readChanges,
  readLabels,
  readParaphrases,
  readRecorded,
  readRecordedChanges,
  readSet,
  type UnsafeText,
} from "./meaning-sets.ts";
import { atLeast, atMost, type Line, type Section, type SectionOptions } from "./section.ts";

type Options = Pick<SectionOptions, "data"> & { sets: string };
type Asked = { id: string; notes: string; text: string; quotes: string[]; isSuggestion?: boolean };

/**
 * How many changed meanings the guard catches, and how often it wrongly marks faithful words, on hand-written sets.
 * @param options.sets the folder of a half (`open` or `blind`); missing sets are not measured
 */
export async function scoreMeaning({ data, sets }: Options): Promise<Section> {
  const examples: string[] = [];
  const lines = [
    ...changeLines(sets, examples),
    ...recordedChangeLines(sets, data, examples),
    ...faithfulLines(sets, data, examples),
    ...leftOutLines(sets),
    ...coachLines(sets, data),
    ...unsafeLines(sets),
  ];
  return { title: "Meaning", lines, examples };
}

function changeLines(sets: string, examples: string[]): Line[] {
  const kinds = Map.groupBy(readChanges(sets), ({ kind }) => kind);
  const lines: Line[] = [];
  let [caught, all] = [0, 0];
  for (const [kind, changes] of kinds) {
    const missed = changes.filter(
      ({ notes, changed, quote }) => !isAmber({ id: "", notes, text: changed, quotes: [quote] }),
    );
    examples.push(...missed.map(({ id, changed }) => `missed ${id}: ${changed}`));
    lines.push(
      atLeast(
        `changed ${kind} is amber`,
        changes.length - missed.length,
        changes.length,
        kind === "fact_changes" ? 0.99 : 0.75,
      ),
    );
    if (kind === "fact_changes") continue;
    caught += changes.length - missed.length;
    all += changes.length;
  }
  return all === 0 ? lines : [...lines, atLeast("changed meanings together are amber", caught, all, 0.9)];
}

/** Models' statements, changed by hand: longer than those written for the set, with longer notes. */
function recordedChangeLines(sets: string, data: string, examples: string[]): Line[] {
  const changes = readRecordedChanges(sets, data);
  if (changes.length === 0) return [];
  const missed = changes.filter(
    ({ notes, changed, quotes }) => !isAmber({ id: "", notes, text: changed, quotes }),
  );
  examples.push(...missed.map(({ id, changed }) => `missed ${id}: ${changed}`));
  const caught = changes.length - missed.length;
  return [atLeast("recorded statements changed in meaning are amber", caught, changes.length, 0.9)];
}

function faithfulLines(sets: string, data: string, examples: string[]): Line[] {
  const paraphrases = readParaphrases(sets, data).map(({ statement, quote, ...one }) => ({
    ...one,
    text: statement,
    quotes: [quote],
  }));
  const unchanged = readChanges(sets).map(({ id, notes, statement, quote }) => ({
    id,
    notes,
    text: statement,
    quotes: [quote],
  }));
  const recorded = readRecorded(sets, data);
  return [
    ...besideChanges(unchanged, examples),
    ...faithful("faithful paraphrases", paraphrases, 0.03, examples),
    ...faithful("statements of recorded answers", recorded, 0.02, examples),
  ];
}

/** Bedside shorthand, often resting on more of the notes than the quote: reported without a threshold. */
function besideChanges(asked: readonly Asked[], examples: string[]): Line[] {
  return faithful("faithful statements beside a changed one", asked, 1, examples).map(
    ({ label, figure }) => ({
      label: label.replace("in amber", "shown amber"),
      figure,
      threshold: null,
      isPassed: null,
    }),
  );
}

function faithful(label: string, asked: readonly Asked[], most: number, examples: string[]): Line[] {
  if (asked.length === 0) return [];
  const checked = asked.map((one) => ({ ...one, result: check(one) }));
  const amber = checked.filter(({ result }) => result.standing === "not_in_notes");
  const dotted = checked.filter(
    ({ result }) => result.standing === "supported" && (result.marks ?? []).length > 0,
  );
  examples.push(...amber.map(({ id, text }) => `false alarm ${id}: ${text}`));
  return [
    atMost(`${label} in amber`, amber.length, asked.length, most),
    atMost(`${label} with a dotted word`, dotted.length, asked.length, 0.2),
  ];
}

function leftOutLines(sets: string): Line[] {
  const dropped = readSet<Dropped>(sets, "dropped");
  const listed = dropped.filter(({ notes, quote, statement, dropped: short }) => {
    const known = new Set(leftOutOf(notes, [{ text: statement, quote }]).map(({ text }) => text));
    return leftOutOf(notes, [{ text: short, quote }]).some(({ text }) => !known.has(text));
  });
  const omitted = readSet<Omitted>(sets, "omitted");
  const found = omitted.filter(({ notes, statements, omitted: sentence }) =>
    leftOutOf(notes, statements).some(
      ({ kind, text }) =>
        kind === "sentence" &&
        (sentence.includes(text.replace(/[.!]$/, "")) || text.includes(sentence.replace(/[.!]$/, ""))),
    ),
  );
  return [
    ...(dropped.length > 0
      ? [atLeast("dropped qualifiers are listed", listed.length, dropped.length, 0.8)]
      : []),
    ...(omitted.length > 0
      ? [atLeast("left-out sentences are listed", found.length, omitted.length, 0.98)]
      : []),
  ];
}

function coachLines(sets: string, data: string): Line[] {
  let [both, onlyOurs, onlyTheirs] = [0, 0, 0];
  for (const { text, heard } of readLabels(sets, data)) {
    const ours = new Set(
      openNotes(text)
        .heard()
        .map(({ id }) => id),
    );
    const theirs = Object.keys(heard);
    both += theirs.filter((id) => ours.has(id)).length;
    onlyTheirs += theirs.filter((id) => !ours.has(id)).length;
    onlyOurs += [...ours].filter((id) => !theirs.includes(id)).length;
  }
  const halves = 2 * both + onlyOurs + onlyTheirs;
  return halves === 0 ? [] : [atLeast("items of a handover heard as nurses do (F1)", 2 * both, halves, 0.9)];
}

function unsafeLines(sets: string): Line[] {
  const texts = readSet<UnsafeText>(sets, "unsafe-wording");
  const exact = texts.filter(({ text, unsafe }) => {
    const found = findUnsafeWording([{ name: "text", label: "", text }]);
    return (
      found.length === unsafe.length &&
      unsafe.every((one) => found.some((two) => one.includes(two.text) || two.text.includes(one)))
    );
  });
  return texts.length === 0
    ? []
    : [atLeast("unsafe wording is named, and nothing else", exact.length, texts.length, 0.9)];
}

const openNotes = (text: string) => openChecker([{ name: "nurseNotes", label: "Nurse's Notes", text }]);

const check = ({ notes, text, quotes, isSuggestion = false }: Asked) =>
  openNotes(notes).checkStatement({ text, quotes, isSuggestion });

const isAmber = (asked: Asked): boolean => check(asked).standing === "not_in_notes";

function leftOutOf(notes: string, statements: readonly { text: string; quote: string }[]) {
  const checker = openNotes(notes);
  return checker.leftOut(
    statements.map(({ text, quote }) =>
      checker.checkStatement({ text, quotes: [quote], isSuggestion: false }),
    ),
  );
}

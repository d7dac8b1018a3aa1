import { existsSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { filesBelow } from "../files-below.ts";
import { readDictations } from "./dictations.ts";

/** A statement with a changed meaning and a faithful one, both resting on the same words of the notes. */
export type Change = {
  id: string;
  kind: string;
  notes: string;
  quote: string;
  statement: string;
  changed: string;
};

/** A faithful statement about a dictation, in other words than its own. */
export type Paraphrase = { id: string; notes: string; quote: string; statement: string };

/** A statement of a recorded answer, with its dictation. */
export type Recorded = { id: string; notes: string; text: string; quotes: string[]; isSuggestion: boolean };

/** A statement of a recorded answer as a model wrote it, and with its meaning changed by hand. */
export type RecordedChange = {
  id: string;
  kind: string;
  notes: string;
  quotes: string[];
  statement: string;
  changed: string;
};

/** A statement that loses one qualifier of its notes. */
export type Dropped = Change & { dropped: string; word: string };

/** Notes with all statements but those that cover one sentence. */
export type Omitted = {
  id: string;
  notes: string;
  statements: { text: string; quote: string }[];
  omitted: string;
};

/** A sentence with its unsafe abbreviations, often none. */
export type UnsafeText = { id: string; text: string; unsafe: string[] };

/** A text with the handover items that two careful nurses find in it, each with its words. */
export type Labelled = { id: string; text: string; heard: Record<string, string> };

/** The objects of a JSON Lines file in the folder of sets; empty if there is no such file. */
export function readSet<T>(sets: string, name: string): T[] {
  const path = join(sets, `${name}.jsonl`);
  if (!existsSync(path)) return [];
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as T);
}

/** Both halves of the changes, by the author's order. */
export function readChanges(sets: string): Change[] {
  return ["changes-a", "changes-b", "changes"].flatMap((name) => readSet<Change>(sets, name));
}

/** @throws Error when the dictations are missing */
export function readRecordedChanges(sets: string, data: string): RecordedChange[] {
  const all = readSet<Omit<RecordedChange, "notes"> & { dictation: string }>(sets, "recorded-changed");
  const notes = all.length > 0 ? dictationTexts(data) : new Map<string, string>();
  return all.map(({ dictation, ...one }) => ({ ...one, notes: notes.get(dictation) ?? "" }));
}

/**
 * The notes of a paraphrase are its own, or the dictation that it names.
 * @throws Error when the dictations are missing
 */
export function readParaphrases(sets: string, data: string): Paraphrase[] {
  const notes = dictationTexts(data);
  return readSet<Omit<Paraphrase, "notes"> & { dictation?: string; notes?: string }>(sets, "paraphrases").map(
    ({ dictation = "", notes: own, ...one }) => ({ ...one, notes: own ?? notes.get(dictation) ?? "" }),
  );
}

/** @throws Error when the dictations are missing */
export function readLabels(sets: string, data: string): Labelled[] {
  const notes = dictationTexts(data);
  return readSet<{ id: string; own?: string | null; heard: Record<string, string> }>(
    sets,
    "coach-labels",
  ).map(({ id, own, heard }) => ({ id, text: own ?? notes.get(id) ?? "", heard }));
}

/** The statements of a folder's recorded answers, one file per dictation; those without their text are left out. */
function readAnswers(folder: string, texts: ReadonlyMap<string, string>): Recorded[] {
  return filesBelow(folder, /\.json$/).flatMap((file) => {
    const id = basename(file, ".json");
    const notes = texts.get(id);
    if (notes === undefined) return [];
    const { statements } = JSON.parse(readFileSync(file, "utf8")) as {
      statements: { text: string; quotes: string[]; kind: string }[];
    };
    return statements.map(({ text, quotes, kind }, at) => ({
      id: `${id}-${at}`,
      notes,
      text,
      quotes,
      isSuggestion: kind === "suggestion",
    }));
  });
}

/** The recorded answers of a half, and those in the shared data, with the texts of their requests. */
export function readRecorded(sets: string, data: string): Recorded[] {
  const shared = join(data, "recorded-answers");
  const asked = JSON.parse(readFileSync(join(shared, "in.json"), "utf8")) as { id: string; text: string }[];
  const own = join(sets, "recorded/sbar");
  return [
    ...readAnswers(join(shared, "answers"), new Map(asked.map(({ id, text }) => [id, text]))),
    ...(existsSync(own) ? readAnswers(own, dictationTexts(data)) : []),
  ];
}

function dictationTexts(data: string): Map<string, string> {
  return new Map(readDictations(data).map(({ id, text }) => [id, text]));
}

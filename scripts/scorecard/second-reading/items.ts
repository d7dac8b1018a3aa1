import { createHash } from "node:crypto";
import { openChecker } from "#app/core/evidence/checker.ts";
import {
  readChanges,
  readParaphrases,
  readRecorded,
  readRecordedChanges,
} from "#scripts/scorecard/meaning-sets.ts";

/** A statement of a set, as given to the guard: `label` says what it is, `kind` what was changed. */
export type Item = {
  label: "changed" | "faithful" | "paraphrase" | "recorded";
  kind: string;
  notes: string;
  quotes: string[];
  statement: string;
};

/** The key of a statement with its notes, whatever its set. */
export const keyOf = ({ notes, statement }: Pick<Item, "notes" | "statement">): string =>
  createHash("sha256")
    .update(JSON.stringify([notes, statement]))
    .digest("hex")
    .slice(0, 12);

export const openNotes = (notes: string) =>
  openChecker([{ name: "nurseNotes", label: "Nurse's Notes", text: notes }]);

/** All statements of a set that a guard is measured on, each once per notes. */
export function itemsOf(sets: string, data: string): Item[] {
  const changes = [
    ...readChanges(sets).map(({ quote, ...one }) => ({ ...one, quotes: [quote] })),
    ...readRecordedChanges(sets, data),
  ];
  const items: Item[] = [
    ...changes.flatMap(({ kind, notes, quotes, statement, changed }): Item[] => [
      { label: "changed", kind, notes, quotes, statement: changed },
      { label: "faithful", kind, notes, quotes, statement },
    ]),
    ...readParaphrases(sets, data).map(
      ({ notes, quote, statement }): Item => ({
        label: "paraphrase",
        kind: "",
        notes,
        quotes: [quote],
        statement,
      }),
    ),
    ...readRecorded(sets, data)
      .filter(({ isSuggestion }) => !isSuggestion)
      .map(
        ({ notes, quotes, text }): Item => ({ label: "recorded", kind: "", notes, quotes, statement: text }),
      ),
  ];
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}

/** Those that the rules leave open, which the product asks a second reader about. */
export const openItems = (sets: string, data: string): Item[] =>
  itemsOf(sets, data).filter(({ notes, quotes, statement }) =>
    openNotes(notes).isOpen({ text: statement, quotes, isSuggestion: false }),
  );

import { useCopy } from "#app/base/ui/use-copy.ts";
import type { CheckedStatement } from "#app/core/evidence/statement.ts";
import { noteText, type SbarNote } from "../sbar-note.ts";

/** Copy, print, clear; and how much is left to check. */
export function NoteActions({
  note,
  computed,
  toCheck,
  onClear,
}: {
  note: SbarNote;
  computed: readonly CheckedStatement[];
  toCheck: number;
  onClear: () => void;
}) {
  const { copied, copy } = useCopy();
  return (
    <div className="card actions">
      <button type="button" className="primary" onClick={() => copy("note", noteText(note, computed))}>
        {copied ? "Copied!" : "Copy SBAR"}
      </button>
      <button type="button" onClick={() => window.print()}>
        Print
      </button>
      <button type="button" className="quiet" onClick={onClear}>
        Clear All
      </button>
      <span className="soft small">
        {toCheck > 0
          ? `${toCheck} ${toCheck === 1 ? "item" : "items"} to check before you sign`
          : "Read it once, then sign."}
      </span>
    </div>
  );
}

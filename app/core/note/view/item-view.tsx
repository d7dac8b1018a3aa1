import type { CheckedStatement, Mark } from "#app/core/evidence/statement.ts";
import type { ActiveSource } from "#app/core/evidence/view/active-source.ts";
import { StatementView } from "#app/core/evidence/view/statement-view.tsx";
import { ADDED } from "#app/core/evidence/view/statement-words.tsx";
import { AMBER_MARK, isAmber, isOpenSuggestion } from "../amber.ts";
import type { NoteItem } from "../note-document.ts";

/** The mark of a suggestion that nobody took over, when it is copied by hand. */
const SUGGESTION_MARK = "[suggestion]";

type Props = { item: NoteItem; active: ActiveSource; onActivate: (active: ActiveSource) => void };

/**
 * A statement of a note with what there is to know about it. `data-mark` holds the words that go along whenever it is
 * selected or printed (`marked-selection.ts`, note.css).
 */
export function ItemView({ item, active, onActivate }: Props) {
  const isHers = item.author === "nurse" || item.isKept || item.isTakenOver;
  const mark = markOf(item);
  return (
    <span {...(mark ? { "data-mark": mark } : {})}>
      {item.checked || isHers ? (
        <StatementView id={item.id} statement={asShown(item)} active={active} onActivate={onActivate} />
      ) : (
        item.text
      )}
      {isHers && <span className="tag yours">yours</span>}
      {isHers && " "}
    </span>
  );
}

function markOf(item: NoteItem): string | null {
  if (isAmber(item)) return AMBER_MARK;
  return isOpenSuggestion(item) ? SUGGESTION_MARK : null;
}

/**
 * Marks what in the nurse's own words contradicts her notes, and dots the numbers, drugs and times that they do not
 * have, so that the facts missing from the count of matching ones can be seen.
 */
function marksOfHers({ marks = [], mismatches }: CheckedStatement): Mark[] {
  return marks.flatMap((mark): Mark[] => {
    if (mark.inNotes !== null) return [mark];
    const isFact = mismatches.some(({ start, end }) => start < mark.end && mark.start < end);
    return isFact ? [{ ...mark, kind: "reworded", reason: ADDED }] : [];
  });
}

/** What the nurse wrote, kept or took over is no longer marked by color, unless her notes contradict it. */
function asShown(item: NoteItem): CheckedStatement {
  const { text, checked } = item;
  if (!checked) return { text, standing: "supported", evidence: [], mismatches: [] };
  const isNurses = item.author === "nurse" || item.isKept;
  const marks = isNurses ? marksOfHers(checked) : (checked.marks ?? []);
  if (isAmber(item))
    return { ...checked, marks, standing: item.author === "nurse" ? "supported" : "not_in_notes" };
  const isProblem = item.role === "diagnosis" && checked.standing === "suggestion";
  const isAnswered = item.author === "nurse" || item.isKept || item.isTakenOver || isProblem;
  return isAnswered ? { ...checked, marks, standing: "supported" } : checked;
}

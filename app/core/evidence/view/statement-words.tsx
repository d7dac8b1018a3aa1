import { type CheckedStatement, type Mark, UNIT_ADDED } from "../statement.ts";

type Words = Pick<CheckedStatement, "text" | "marks">;

/** A statement's text with words that its source does not say in amber, and words that are only rewordings dotted. */
export function StatementWords({ text, marks = [] }: Words) {
  const pieces: { text: string; mark: Mark | null; at: number }[] = [];
  let offset = 0;
  for (const mark of marks) {
    if (mark.start < offset || mark.end > text.length) continue;
    pieces.push({ text: text.slice(offset, mark.start), mark: null, at: offset });
    pieces.push({ text: text.slice(mark.start, mark.end), mark, at: mark.start });
    offset = mark.end;
  }
  pieces.push({ text: text.slice(offset), mark: null, at: offset });
  return pieces.map(({ text: piece, mark, at }) =>
    mark ? (
      <span key={`${at}-${mark.kind}`} className={`word ${mark.kind}`} title={mark.reason}>
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}

/** What the notes say in place of a statement's words, each once, to be read after it. */
export function StatementReasons({ id, text, marks = [] }: Words & { id: string }) {
  const amber = marks.filter(({ kind }) => kind === "not_in_notes");
  const added = marks.filter(({ reason }) => reason === ADDED);
  const units = marks.filter(({ reason }) => reason.startsWith(UNIT_ADDED));
  const dotted = marks.filter(
    (mark) => mark.kind === "reworded" && mark.reason !== ADDED && !units.includes(mark),
  );
  const said = amber.filter(({ inNotes }) => inNotes !== null).slice(0, MOST_REASONS);
  if (marks.length === 0) return null;
  return (
    <>
      {said.map(({ start, end, inNotes }) => (
        <span key={start} className="reason small">
          {" "}
          “{text.slice(start, end)}” (your notes: {inNotes})
        </span>
      ))}
      <span id={id} className="visually-hidden" hidden>
        {amber.length > 0 && `Not in your notes: ${wordsIn(text, amber)}. `}
        {added.length > 0 && `Added by you, not in your notes: ${wordsIn(text, added)}. `}
        {units.length > 0 && `The unit is not in your notes: ${wordsIn(text, units)}. `}
        {dotted.length > 0 && `In words other than yours: ${wordsIn(text, dotted)}.`}
      </span>
    </>
  );
}

/** Why a number, drug or time that the nurse added herself is dotted. */
export const ADDED = "added by you, not in your notes";
const MOST_REASONS = 3;

const wordsIn = (text: string, marks: readonly Mark[]): string =>
  marks.map(({ start, end }) => text.slice(start, end)).join(", ");

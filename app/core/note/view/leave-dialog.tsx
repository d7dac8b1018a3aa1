import { type KeyboardEvent, useRef } from "react";
import { ModalDialog } from "#app/base/ui/modal-dialog.tsx";
import { contradictions } from "../amber.ts";
import type { OpenQuestion } from "../use-leaving.ts";

export type LeaveAnswer = "keep" | "remove" | "edit" | "take" | "empty";

type Props = {
  /** What was asked for: "Copy". */
  departure: string;
  question: OpenQuestion;
  onAnswer: (answer: LeaveAnswer) => void;
  onCancel: () => void;
};

type Choice = { answer: LeaveAnswer; key: string; label: string };

const AMBER: Choice[] = [
  { answer: "keep", key: "k", label: "Keep as mine" },
  { answer: "remove", key: "r", label: "Remove" },
  { answer: "edit", key: "e", label: "Edit" },
];
const EMPTY: Choice[] = [
  { answer: "take", key: "t", label: "Take them over" },
  { answer: "empty", key: "l", label: "Leave it empty" },
];

/** Asks about one amber statement after the other, a key each. A key that is held down answers once. */
export function LeaveDialog({ departure, question, onAnswer, onCancel }: Props) {
  const choices = question.type === "amber" ? AMBER : EMPTY;
  const box = useRef<HTMLFieldSetElement>(null);
  const press = (event: KeyboardEvent) => {
    if (event.key === "Tab") return;
    if (event.repeat) return event.preventDefault();
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const chosen = isPlain && choices.find(({ key }) => key === event.key.toLowerCase());
    if (!chosen) return;
    event.preventDefault();
    onAnswer(chosen.answer);
    box.current?.focus();
  };
  return (
    <ModalDialog
      title={question.type === "amber" ? "Not in your notes" : `${question.title} is empty`}
      className="leave-dialog"
      onClose={onCancel}
      actions={null}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the keys, and no button is pressed by a key still held */}
      <fieldset ref={box} tabIndex={0} data-initial-focus onKeyDown={press} aria-label={departure}>
        <div aria-live="polite">
          {question.type === "amber" ? <AmberQuestion {...question} /> : <EmptyQuestion {...question} />}
        </div>
        <div className="dialog-actions">
          {choices.map(({ answer, key, label }) => (
            <button key={answer} type="button" onClick={() => onAnswer(answer)} aria-keyshortcuts={key}>
              {label} <kbd>{key.toUpperCase()}</kbd>
            </button>
          ))}
        </div>
        <p className="soft small">
          {departure} goes on when {question.type === "amber" ? "every amber statement is" : "this is"}{" "}
          answered. Escape goes back to the note.
        </p>
      </fieldset>
    </ModalDialog>
  );
}

function AmberQuestion({ item, place, all }: OpenQuestion & { type: "amber" }) {
  return (
    <>
      <p className="soft small">
        {place} of {all}
      </p>
      <p className="st not_in_notes asked">{item.text}</p>
      {contradictions(item).map(({ start, text, inNotes }) => (
        <p key={start} className="small">
          It says “{text}”; your notes: “{inNotes}”.
        </p>
      ))}
    </>
  );
}

function EmptyQuestion({ suggestions }: OpenQuestion & { type: "empty" }) {
  return (
    <>
      <p>Nothing would stand there, because suggestions go along only when you take them over:</p>
      <ul>
        {suggestions.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </>
  );
}

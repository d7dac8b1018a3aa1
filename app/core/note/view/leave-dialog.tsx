import { type MouseEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { ModalDialog } from "#app/base/ui/dialogs/modal-dialog.tsx";
import { contradictions } from "../amber.ts";
import type { OpenQuestion } from "../leaving/use-leaving.ts";

export type LeaveAnswer = "checked" | "keep" | "remove" | "edit" | "take" | "empty";

type Props = {
  /** What was asked for: "Copy". */
  departure: string;
  question: OpenQuestion;
  onAnswer: (answer: LeaveAnswer) => void;
  onCancel: () => void;
};

type Choice = { answer: LeaveAnswer; key: string; label: string };

const DOUBT: Choice[] = [{ answer: "checked", key: "c", label: "I have checked it" }];
const AMBER: Choice[] = [
  { answer: "keep", key: "k", label: "Keep as mine" },
  { answer: "remove", key: "r", label: "Remove" },
  { answer: "edit", key: "e", label: "Edit" },
];
const EMPTY: Choice[] = [
  { answer: "take", key: "a", label: "Add to note" },
  { answer: "empty", key: "l", label: "Leave it empty" },
];

const CHOICES = { doubt: DOUBT, amber: AMBER, empty: EMPTY };

/** How long a question that replaced another ignores clicks, in milliseconds. */
const NOT_READ_YET_MS = 500;

/**
 * Asks about one amber statement after another, a key each. A key that is held down answers only once, and so does a
 * double click.
 */
export function LeaveDialog({ departure, question, onAnswer, onCancel }: Props) {
  const choices = CHOICES[question.type];
  const box = useRef<HTMLFieldSetElement>(null);
  // The first question is read out on focus, later ones as they appear.
  const id = useId();
  const isMeant = useMeantClicks(keyOf(question));
  useKeys(box, (event) => {
    if (event.key === "Tab") return;
    if (event.repeat) return event.preventDefault();
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const chosen = isPlain && choices.find(({ key }) => key === event.key.toLowerCase());
    if (!chosen) return;
    event.preventDefault();
    onAnswer(chosen.answer);
    box.current?.focus();
  });
  return (
    <ModalDialog title={titleOf(question)} className="leave-dialog" onClose={onCancel} actions={null}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the keys, and no button is pressed by a key still held */}
      <fieldset ref={box} tabIndex={0} data-initial-focus aria-label={departure} aria-describedby={id}>
        <div id={id} aria-live="polite" aria-atomic="true">
          {question.type === "doubt" && question.doubts.map((words) => <p key={words}>{words}</p>)}
          {question.type === "amber" && <AmberQuestion {...question} />}
          {question.type === "empty" && <EmptyQuestion {...question} />}
        </div>
        <div className="dialog-actions">
          {choices.map(({ answer, key, label }) => (
            <button
              key={answer}
              type="button"
              onClick={(event) => isMeant(event) && onAnswer(answer)}
              aria-keyshortcuts={key}
            >
              {label} <kbd>{key.toUpperCase()}</kbd>
            </button>
          ))}
          <button type="button" className="quiet" onClick={onCancel} aria-keyshortcuts="Escape">
            Back to the note <kbd>Esc</kbd>
          </button>
        </div>
        <p className="soft small">
          Answer {question.type === "amber" && question.all > 1 ? "each of them" : "this"} to{" "}
          {departure.toLowerCase()} the note.
        </p>
      </fieldset>
    </ModalDialog>
  );
}

/**
 * Handles the keys of the dialog that contains the box, even when nothing in it has the focus: a click beside its
 * buttons takes that away, as does the second click of a double click that opened it.
 */
function useKeys(box: RefObject<HTMLElement | null>, press: (event: KeyboardEvent) => void) {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const dialog = box.current?.closest("[role=dialog]");
      if (event.target === document.body || dialog?.contains(event.target as Node)) press(event);
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  });
}

function titleOf(question: OpenQuestion): string {
  if (question.type === "doubt") return "Check this first";
  return question.type === "amber" ? "Not in your notes" : `${question.title} is empty`;
}

/** Distinguishes one question from the next. */
const keyOf = (question: OpenQuestion): string =>
  question.type === "amber" ? `${question.item.id} ${question.item.text}` : titleOf(question);

/** @returns whether a click was made after the current question could have been read */
function useMeantClicks(asked: string) {
  const [first] = useState(asked);
  const shownAt = useRef(Number.NEGATIVE_INFINITY);
  useLayoutEffect(() => {
    if (asked !== first) shownAt.current = performance.now();
  }, [asked, first]);
  // By the time of the click: one that waited for a slow page was made before the question was there.
  // The second half of a double click is never meant for it, even if the first half opened the dialog.
  return ({ timeStamp, detail }: MouseEvent) => detail < 2 && timeStamp - shownAt.current >= NOT_READ_YET_MS;
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
      <NotInNotes item={item} />
    </>
  );
}

/** The words without a counterpart in the notes; a statement in which every word is new needs no list. */
function NotInNotes({ item: { text, checked } }: Pick<OpenQuestion & { type: "amber" }, "item">) {
  const words = (checked?.marks ?? [])
    .filter(({ kind, inNotes }) => kind === "not_in_notes" && inNotes === null)
    .map(({ start, end }) => text.slice(start, end));
  if (words.length === 0 || words.includes(text)) return null;
  return <p className="small">Not in your notes: {words.map((word) => `“${word}”`).join(", ")}.</p>;
}

function EmptyQuestion({ suggestions }: OpenQuestion & { type: "empty" }) {
  return (
    <>
      <p>It has only suggestions, and those do not leave this page until you add them to the note:</p>
      <ul>
        {suggestions.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </>
  );
}

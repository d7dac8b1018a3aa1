import { Fragment, type ReactNode, useId, useLayoutEffect, useRef } from "react";
import type { ActiveSource } from "#app/core/evidence/view/active-source.ts";
import { isOpenSuggestion, shownItems } from "../amber.ts";
import { diagnosesOf } from "../diagnosis-line.ts";
import { saveEdit } from "../edit/add-version.ts";
import { cancelEdit, startEdit, takeOver, toggleExcluded, typeEdit } from "../edit/edit-note.ts";
import { formOf, isSigned, itemsOf, type NoteItem, type NotePart } from "../note-document.ts";
import { editedVitals } from "../unedited-vitals.ts";
import type { OpenNote } from "../use-note.ts";
import { ItemView } from "./item-view.tsx";
import { CardFrame, NOTHING_HERE, PartTitle } from "./part-frame.tsx";

type Pointing = { active: ActiveSource; onActivate: (active: ActiveSource) => void };
type Props = Pointing & {
  note: OpenNote;
  part: NotePart;
  /** Words that the editor selects when it opens. */
  selected: string | null;
};

/** One part of a finished note, and its editor. */
export function PartCard({ note, part, selected, ...pointing }: Props) {
  const { document, content, change } = note;
  const draft = document.draft?.part === part.key ? document.draft : null;
  const [edit, focusEdit] = useFocusAfterEdit(draft !== null);
  if (!content) return null;
  const items = shownItems(document, itemsOf(content, part.key));
  if (items.length === 0 && !draft && part.kind !== "text") return null;
  const isOut = content.excluded.includes(part.key);
  const isOpen = !draft && !isSigned(document);
  return (
    <CardFrame part={part} isOut={isOut}>
      <div className="part-head">
        <h2>
          <PartTitle part={part} isEdited={items.some(({ author }) => author === "nurse")} />
          {isOut && <span className="tag">left out</span>}
        </h2>
        {isOpen && part.kind === "computed" && <LeaveOut note={note} what={part.key} name={part.title} />}
        {isOpen && (
          <button
            type="button"
            ref={edit}
            className="quiet small"
            aria-label={`Edit ${part.title}`}
            onClick={() => change((before) => startEdit(before, part, Date.now()))}
          >
            Edit
          </button>
        )}
      </div>
      {draft ? (
        <PartEditor note={note} part={part} text={draft.text} selected={selected} onClose={focusEdit}>
          <PartItems note={note} part={part} items={items} {...pointing} />
        </PartEditor>
      ) : (
        <div className="part-text">
          <PartItems note={note} part={part} items={items} {...pointing} />
        </div>
      )}
      {isOpen && items.some(({ author }) => author === "calculator") && <StaleScore note={note} />}
      {part.credit && <p className="soft small">{part.credit}</p>}
    </CardFrame>
  );
}

/** Shown if the note has other vital signs than the score was computed from. */
function StaleScore({ note: { document } }: { note: OpenNote }) {
  const form = formOf(document);
  if (!hasVitalSigns(form)) return null;
  const edited = editedVitals(document, form.vitalSigns).map(({ label, typed }) => `${label} ${typed}`);
  if (edited.length === 0) return null;
  return (
    <p className="warn small" role="status">
      Computed from what was typed: {edited.join(", ")}. You changed that in the note, but the score stays as
      it was.
    </p>
  );
}

const hasVitalSigns = (form: unknown): form is { vitalSigns: string } =>
  typeof form === "object" && form !== null && "vitalSigns" in form && typeof form.vitalSigns === "string";

/** @returns a ref for the part's Edit button, which gets the focus once the editor is closed */
function useFocusAfterEdit(isEditing: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const isWanted = useRef(false);
  useLayoutEffect(() => {
    if (!isEditing && isWanted.current) button.current?.focus();
    isWanted.current = false;
  }, [isEditing]);
  const focus = () => {
    isWanted.current = true;
  };
  return [button, focus] as const;
}

type ItemsProps = Pointing & { note: OpenNote; part: NotePart; items: NoteItem[] };

function PartItems({ note, part, items, ...pointing }: ItemsProps) {
  if (part.kind === "diagnoses") return <Diagnoses note={note} items={items} {...pointing} />;
  if (items.length === 0) return <span className="soft">{NOTHING_HERE}</span>;
  const open = items.filter(isOpenSuggestion);
  const canTake = !isSigned(note.document);
  const take = (which: string | "all") => note.change((before) => takeOver(before, which, Date.now()));
  return (
    <>
      {items.map((item) => (
        <Fragment key={item.id}>
          <ItemView item={item} {...pointing} />
          {canTake && isOpenSuggestion(item) && (
            <button
              type="button"
              className="quiet small take"
              aria-label={`Add to note: ${item.text}`}
              onClick={() => take(item.id)}
            >
              Add to note
            </button>
          )}
          {item.gap.includes("\n") ? <br /> : " "}
        </Fragment>
      ))}
      {canTake && open.length > 1 && (
        <button type="button" className="quiet small take" onClick={() => take("all")}>
          Add all suggestions to note
        </button>
      )}
    </>
  );
}

/** Nursing diagnoses in the three-part form, each part with its evidence. */
function Diagnoses({ note, items, ...pointing }: Pointing & { note: OpenNote; items: NoteItem[] }) {
  const excluded = note.content?.excluded ?? [];
  const pieces = (label: string, pieces: NoteItem[]) =>
    pieces.length > 0 && (
      <p>
        <span className="soft">{label} </span>
        {pieces.map((item, index) => (
          <Fragment key={item.id}>
            {index > 0 && "· "}
            <ItemView item={item} {...pointing} />
          </Fragment>
        ))}
      </p>
    );
  return (
    <ol>
      {diagnosesOf(items).map((diagnosis) => {
        const [first] = diagnosis;
        const group = first?.group ?? "";
        const isOut = excluded.includes(group);
        const of = (role: NoteItem["role"]) => diagnosis.filter((item) => item.role === role);
        return (
          <li key={group} className={isOut ? "left-out" : undefined}>
            {of("diagnosis").map((item) => (
              <strong key={item.id}>
                <ItemView item={item} {...pointing} />
              </strong>
            ))}
            {isOut && <span className="tag">left out</span>}
            {!isSigned(note.document) && <LeaveOut note={note} what={group} name={first?.text ?? ""} />}
            {pieces("related to", of("related"))}
            {pieces("as evidenced by", of("evidenced"))}
          </li>
        );
      })}
    </ol>
  );
}

/** What is left out stays on the page and goes nowhere else. */
function LeaveOut({ note, what, name }: { note: OpenNote; what: string; name: string }) {
  const isOut = note.content?.excluded.includes(what) ?? false;
  const label = isOut ? "Include" : "Leave out";
  return (
    <button
      type="button"
      className="quiet small"
      aria-label={`${label}: ${name}`}
      onClick={() => note.change((before) => toggleExcluded(before, what, Date.now()))}
    >
      {label}
    </button>
  );
}

type EditorProps = {
  note: OpenNote;
  part: NotePart;
  text: string;
  selected: string | null;
  /** Called when the person closes it with one of its buttons. */
  onClose: () => void;
  children: ReactNode;
};

/** The editor of a part, with the resulting statements below it. */
function PartEditor({ note: { change }, part, text, selected, onClose, children }: EditorProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const wanted = useRef(selected);
  useLayoutEffect(() => {
    area.current?.focus();
    const words = wanted.current;
    const at = words ? (area.current?.value.indexOf(words) ?? -1) : -1;
    if (words && at >= 0) area.current?.setSelectionRange(at, at + words.length);
  }, []);
  const close = (by: typeof saveEdit) => {
    onClose();
    change((before) => by(before, Date.now()));
  };
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {part.title}
      </label>
      <textarea
        autoComplete="off"
        id={id}
        ref={area}
        data-part={part.key}
        value={text}
        rows={5}
        onChange={({ target }) => change((before) => typeEdit(before, part, target.value))}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          close(saveEdit);
        }}
      />
      <div className="part-text as-edited">{children}</div>
      <div className="row">
        <button type="button" className="primary" onClick={() => close(saveEdit)}>
          Save
        </button>
        <button type="button" onClick={() => close(cancelEdit)}>
          Cancel
        </button>
      </div>
    </>
  );
}

import { type ReactNode, useId, useState } from "react";
import type { SBAR_SECTIONS } from "../sbar-note.ts";

type Props = {
  section: (typeof SBAR_SECTIONS)[number];
  /** The section's text as the nurse left it, or null while it stands as generated. */
  edited: string | null;
  /** What editing starts from. */
  text: string;
  /** Absent while the note is not checked yet. */
  onEdit?: (text: string) => void;
  children: ReactNode;
};

/** One of the four cards, told apart by letter, title and colour. */
export function SectionCard({ section: { key, letter, title }, edited, text, onEdit, children }: Props) {
  const [isEditing, setEditing] = useState(false);
  return (
    <section className={`card part ${key}`} aria-label={title}>
      <h2>
        <i aria-hidden="true">{letter}</i>
        {title}
        {edited !== null && <span className="tag">edited by you</span>}
        {onEdit && !isEditing && (
          <button
            type="button"
            className="quiet small"
            onClick={() => setEditing(true)}
            aria-label={`Edit ${title}`}
          >
            Edit
          </button>
        )}
      </h2>
      {isEditing ? (
        <Editor
          title={title}
          text={edited ?? text}
          onCancel={() => setEditing(false)}
          onSave={(next) => {
            onEdit?.(next);
            setEditing(false);
          }}
        />
      ) : (
        <div className={edited === null ? "part-text" : "part-text edited"}>{edited ?? children}</div>
      )}
    </section>
  );
}

type EditorProps = { title: string; text: string; onSave: (text: string) => void; onCancel: () => void };

function Editor({ title, text, onSave, onCancel }: EditorProps) {
  const id = useId();
  const [value, setValue] = useState(text);
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {title}
      </label>
      {/* biome-ignore lint/a11y/noAutofocus: it opens because the nurse asked to edit */}
      <textarea id={id} value={value} rows={5} autoFocus onChange={(event) => setValue(event.target.value)} />
      <div className="row">
        <button type="button" className="primary" onClick={() => onSave(value)}>
          Save
        </button>
        <button type="button" onClick={onCancel}>
          Cancel
        </button>
      </div>
    </>
  );
}

import type { TemplateDraft } from "../own/template-draft.ts";

type Props = {
  draft: TemplateDraft;
  items: readonly { id: string; label: string }[];
  onChange: (draft: TemplateDraft) => void;
};

/** Chooses which handover items count for notes with this template. */
export function CoachChoice({ draft, items, onChange }: Props) {
  const put = (coach: string[]) => onChange({ ...draft, coach });
  const toggle = (id: string, isChosen: boolean) =>
    // In handover order, so that equal choices make equal drafts.
    put(items.map((item) => item.id).filter((one) => (one === id ? isChosen : draft.coach.includes(one))));
  return (
    <details className="coach-choice">
      <summary>
        What to look for in your notes{" "}
        <span className="soft small">
          {draft.coach.length} of {items.length}
        </span>
      </summary>
      <fieldset>
        <legend className="small soft">
          Any of these that your notes do not mention is listed under “Not stated”.
        </legend>
        <div className="row">
          <button type="button" className="quiet small" onClick={() => put(items.map(({ id }) => id))}>
            All
          </button>
          <button type="button" className="quiet small" onClick={() => put([])}>
            None
          </button>
        </div>
        <div className="coach-items">
          {items.map(({ id, label }) => (
            <label key={id} className="check">
              <input
                type="checkbox"
                checked={draft.coach.includes(id)}
                onChange={({ target }) => toggle(id, target.checked)}
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
    </details>
  );
}

/** On a narrow screen the tabs switch between the form and its result. */
export type View = "form" | "note";

type Props = {
  view: View;
  onChange: (view: View) => void;
  /** Names of the two views, e.g. { form: "Your notes", note: "SBAR" }. */
  labels: Record<View, string>;
};

export function ViewTabs({ view, onChange, labels }: Props) {
  return (
    <fieldset className="view-tabs" aria-label="Show">
      {(["form", "note"] as const).map((tab) => (
        <button key={tab} type="button" aria-pressed={tab === view} onClick={() => onChange(tab)}>
          {labels[tab]}
        </button>
      ))}
    </fieldset>
  );
}

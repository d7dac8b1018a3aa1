/** On a narrow screen the form and the note take turns. */
export type View = "form" | "note";

const TABS: { view: View; label: string }[] = [
  { view: "form", label: "Your notes" },
  { view: "note", label: "SBAR" },
];

export function ViewTabs({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  return (
    <fieldset className="view-tabs" aria-label="Show">
      {TABS.map((tab) => (
        <button
          key={tab.view}
          type="button"
          aria-pressed={tab.view === view}
          onClick={() => onChange(tab.view)}
        >
          {tab.label}
        </button>
      ))}
    </fieldset>
  );
}

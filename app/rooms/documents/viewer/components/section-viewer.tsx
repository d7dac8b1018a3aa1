import { useState } from "react";
import { useCopy } from "#app/base/ui/toasts/use-copy.ts";
import { type AnalysisSectionView, copiedSection } from "../section-views.ts";
import { SectionBody } from "./section-body.tsx";

/** The sections as a list, and the chosen one; without scripts, all of them one below the other. */
export function SectionViewer({ sections }: { sections: AnalysisSectionView[] }) {
  const [chosen, setChosen] = useState(0);
  const { copied, copy } = useCopy();
  const open = sections[chosen] ?? sections[0];
  if (!open) return null;
  return (
    <section className="card sections" aria-label="Sections">
      <ul className="section-list">
        {sections.map(({ type, name }, index) => (
          <li key={type}>
            <button
              type="button"
              aria-pressed={sections[index] === open}
              aria-controls={`section-${type}`}
              onClick={() => setChosen(index)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      <div className="section-open">
        <div className="section-head">
          <h2>{open.name}</h2>
          <button type="button" onClick={() => copy("section", copiedSection(open))}>
            {copied ? "Copied!" : "Copy"}
          </button>
        </div>
        {sections.map((section) => (
          <section
            key={section.type}
            id={`section-${section.type}`}
            className="section-view"
            aria-label={section.name}
            hidden={section !== open}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls the text this way
            tabIndex={0}
          >
            <SectionBody section={section} />
          </section>
        ))}
      </div>
    </section>
  );
}

import type { ActiveSource } from "#app/core/evidence/view/active-source.ts";
import { StatementView } from "#app/core/evidence/view/statement-view.tsx";
import type { GrowingStatement } from "../sbar-client.ts";
import { SBAR_SECTIONS } from "../sbar-note.ts";
import { SectionCard } from "./section-card.tsx";

type Props = {
  statements: GrowingStatement[];
  active: ActiveSource;
  onActivate: (active: ActiveSource) => void;
};

/** The note while it is written: what is not checked yet is marked as a draft. */
export function GrowingNote({ statements, active, onActivate }: Props) {
  return (
    <div className="note" aria-busy="true">
      <p className="draft-line" role="status">
        <span className="spinner tiny" aria-hidden="true" /> Draft: being written and checked. Do not use it
        yet.
      </p>
      {SBAR_SECTIONS.map((section) => (
        <SectionCard key={section.key} section={section} edited={null} text="">
          {statements
            .filter((statement) => statement.section === section.key)
            .map(({ index, text, checked }) =>
              checked ? (
                <StatementView
                  key={index}
                  id={`s${index}`}
                  statement={checked}
                  active={active}
                  onActivate={onActivate}
                />
              ) : (
                <span key={index} className="st draft">
                  {text}{" "}
                </span>
              ),
            )}
        </SectionCard>
      ))}
    </div>
  );
}

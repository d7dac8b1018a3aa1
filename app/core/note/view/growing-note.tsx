import type { ActiveSource } from "#app/core/evidence/view/active-source.ts";
import { StatementView } from "#app/core/evidence/view/statement-view.tsx";
import { AMBER_MARK } from "../amber.ts";
import type { NoteLayout } from "../note-document.ts";
import type { GrowingStatement } from "../writing/growing-statements.ts";
import { useMarkedSelection } from "./marked-selection.ts";
import { CardFrame, NOTHING_HERE, PartTitle } from "./part-frame.tsx";

type Props = {
  layout: NoteLayout;
  statements: readonly GrowingStatement[];
  /** Everything has been checked. */
  isDone?: boolean;
  active: ActiveSource;
  onActivate: (active: ActiveSource) => void;
};

/** The note while it is written: what is not yet checked is marked as a draft. */
export function GrowingNote({ layout, statements, isDone = false, active, onActivate }: Props) {
  const root = useMarkedSelection();
  return (
    <div className="note" aria-busy={!isDone} ref={root}>
      {!isDone && (
        <p className="draft-line" role="status" tabIndex={-1}>
          <span className="spinner small-spinner" aria-hidden="true" /> Draft: being written and checked. Do
          not use it yet.
        </p>
      )}
      {layout.parts
        .filter(({ kind }) => kind === "text")
        .map((part) => (
          <CardFrame key={part.key} part={part}>
            <h2>
              <PartTitle part={part} />
            </h2>
            <div className="part-text">
              {isDone && !statements.some(({ section }) => section === part.key) && (
                <span className="soft">{NOTHING_HERE}</span>
              )}
              {statements
                .filter((statement) => statement.section === part.key)
                .map(({ index, text, checked }) =>
                  checked ? (
                    <span
                      key={index}
                      data-mark={checked.standing === "not_in_notes" ? AMBER_MARK : undefined}
                    >
                      <StatementView
                        id={`s${index}`}
                        statement={checked}
                        active={active}
                        onActivate={onActivate}
                      />
                    </span>
                  ) : (
                    <span key={index} className="st draft">
                      {text}{" "}
                    </span>
                  ),
                )}
            </div>
          </CardFrame>
        ))}
    </div>
  );
}

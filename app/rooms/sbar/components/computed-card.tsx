import type { CheckedStatement } from "#app/core/evidence/statement.ts";
import type { ActiveSource } from "#app/core/evidence/view/active-source.ts";
import { StatementView } from "#app/core/evidence/view/statement-view.tsx";
import { ACKNOWLEDGEMENT } from "../news2/words.ts";

type Props = {
  statements: readonly CheckedStatement[];
  active: ActiveSource;
  onActivate: (active: ActiveSource) => void;
};

/** What our own calculator says of the vital signs; the model has no part in it. */
export function ComputedCard({ statements, active, onActivate }: Props) {
  if (statements.length === 0) return null;
  return (
    <section className="card part" aria-label="Early warning score">
      <h2>Early warning score</h2>
      {statements.map((statement, at) => (
        <StatementView
          key={statement.text}
          id={`computed${at}`}
          statement={statement}
          active={active}
          onActivate={onActivate}
        />
      ))}
      <p className="soft small">{ACKNOWLEDGEMENT}</p>
    </section>
  );
}

import { Fragment } from "react";
import type { CheckedStatement } from "#app/core/evidence/statement.ts";
import type { ActiveSource } from "#app/core/evidence/view/active-source.ts";
import { StatementView } from "#app/core/evidence/view/statement-view.tsx";
import type { NoteDiagnosis } from "../note-answer.ts";

type Props = {
  diagnoses: NoteDiagnosis[];
  active: ActiveSource;
  onActivate: (active: ActiveSource) => void;
};

/** Nursing diagnoses in the three-part form, each part with its evidence. */
export function DiagnosesCard({ diagnoses, active, onActivate }: Props) {
  if (diagnoses.length === 0) return null;
  const parts = (label: string, statements: CheckedStatement[], prefix: string) =>
    statements.length > 0 && (
      <p>
        <span className="soft">{label} </span>
        {statements.map((statement, index) => (
          <Fragment key={statement.text}>
            {index > 0 && "· "}
            <StatementView
              id={`${prefix}${index}`}
              statement={statement}
              active={active}
              onActivate={onActivate}
            />
          </Fragment>
        ))}
      </p>
    );
  return (
    <section className="card part diagnoses" aria-label="Nursing Diagnoses">
      <h2>Nursing Diagnoses</h2>
      <ol>
        {diagnoses.map(({ diagnosis, relatedFactors, definingCharacteristics }, index) => (
          <li key={diagnosis.text}>
            <strong>{diagnosis.text}</strong>
            {parts("related to", relatedFactors, `d${index}r`)}
            {parts("as evidenced by", definingCharacteristics, `d${index}c`)}
          </li>
        ))}
      </ol>
    </section>
  );
}

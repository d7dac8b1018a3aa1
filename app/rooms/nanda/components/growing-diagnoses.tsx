import type { ActiveSource } from "#app/core/evidence/view/active-source.ts";
import { StatementView } from "#app/core/evidence/view/statement-view.tsx";
import { useMarkedSelection } from "#app/core/note/view/marked-selection.ts";
import { DIAGNOSIS_KIND_WORDS, LISTS } from "../diagnosis.ts";
import type { GrowingDiagnosis, GrowingPart } from "../nanda-client.ts";
import { wordsOfMark } from "../nanda-text.ts";

type Shown = { active: ActiveSource; onActivate: (active: ActiveSource) => void };

/** The diagnoses while being written: what is not checked yet is marked as a draft. */
export function GrowingDiagnoses({ diagnoses, ...shown }: Shown & { diagnoses: GrowingDiagnosis[] }) {
  const root = useMarkedSelection();
  return (
    <div className="note" aria-busy="true" ref={root}>
      <p className="draft-line" role="status">
        <span className="spinner small-spinner" aria-hidden="true" /> Draft: being written and checked. Do not
        use it yet.
      </p>
      {diagnoses.map((diagnosis, at) => (
        <section key={diagnosis.index} className="card part diagnosis" aria-label={`Diagnosis ${at + 1}`}>
          <h2>
            <i className="rank">{at + 1}</i>
            {diagnosis.parts.find(({ part }) => part === "problem")?.text}
            {DIAGNOSIS_KIND_WORDS[diagnosis.kind] && (
              <span className="tag">{DIAGNOSIS_KIND_WORDS[diagnosis.kind]}</span>
            )}
          </h2>
          <GrowingLists diagnosis={diagnosis} {...shown} />
        </section>
      ))}
    </div>
  );
}

function GrowingLists({ diagnosis, ...shown }: Shown & { diagnosis: GrowingDiagnosis }) {
  return LISTS.map(({ key, label }) => {
    const parts = diagnosis.parts.filter(({ part }) => part === key);
    return (
      parts.length > 0 && (
        <div key={key}>
          <h3>{label}</h3>
          <ul>
            {parts.map((part) => (
              <li key={part.at}>
                <Growing id={`${diagnosis.index}${key}${part.at}`} part={part} {...shown} />
              </li>
            ))}
          </ul>
        </div>
      )
    );
  });
}

function Growing({ id, part, ...shown }: Shown & { id: string; part: GrowingPart }) {
  if (part.checked)
    return (
      <span data-mark={wordsOfMark(part.checked) ?? undefined}>
        <StatementView id={id} statement={part.checked} {...shown} />
      </span>
    );
  return <span className="st draft">{part.text}</span>;
}

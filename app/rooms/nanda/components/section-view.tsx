import type { SourceField } from "#app/core/evidence/text/source.ts";
import type { ActiveSource } from "#app/core/evidence/view/active-source.ts";
import { DIAGNOSIS_KIND_WORDS } from "../diagnosis.ts";
import { wordsOfMark } from "../nanda-text.ts";
import type { NoteSection } from "../sections.ts";
import { DiagnosisParts } from "./diagnosis-parts.tsx";

type Props = {
  section: NoteSection;
  isCopied: boolean;
  onCopy: () => void;
  sources: readonly SourceField[];
  active: ActiveSource;
  onActivate: (active: ActiveSource) => void;
};

/** One section of the result: it opens and closes, and is copied on its own, open or closed. */
export function SectionView({ section, isCopied, onCopy, ...shown }: Props) {
  const { title, text, diagnosis } = section;
  return (
    <section className="card part diagnosis" aria-label={title}>
      <details open>
        <summary>
          {diagnosis && <i className="rank">{diagnosis.priority}</i>}
          <span className="problem">
            <h2 data-mark={(diagnosis && wordsOfMark(diagnosis.problem)) ?? undefined}>{title}</h2>
            {diagnosis && DIAGNOSIS_KIND_WORDS[diagnosis.kind] && (
              <span className="tag">{DIAGNOSIS_KIND_WORDS[diagnosis.kind]}</span>
            )}
            {diagnosis?.problem.standing === "not_in_notes" && (
              <span className="tag not_in_notes">not in your notes</span>
            )}
          </span>
        </summary>
        {diagnosis ? (
          <DiagnosisParts diagnosis={diagnosis} {...shown} />
        ) : (
          <p className="part-text edited">{text}</p>
        )}
      </details>
      <button type="button" className="quiet small" aria-label={`Copy ${title}`} onClick={onCopy}>
        {isCopied ? "Copied!" : "Copy"}
      </button>
    </section>
  );
}

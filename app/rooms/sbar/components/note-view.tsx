import { useState } from "react";
import type { SourceField } from "#app/core/evidence/text/source.ts";
import type { ActiveSource } from "#app/core/evidence/view/active-source.ts";
import { SourceLine } from "#app/core/evidence/view/source-line.tsx";
import { StatementView } from "#app/core/evidence/view/statement-view.tsx";
import type { NoteAnswer } from "../note-answer.ts";
import { SBAR_SECTIONS, type SbarNote, type SectionKey } from "../sbar-note.ts";
import { ChecksCard } from "./checks-card.tsx";
import { ComputedCard } from "./computed-card.tsx";
import { DiagnosesCard } from "./diagnoses-card.tsx";
import { NoteActions } from "./note-actions.tsx";
import { SectionCard } from "./section-card.tsx";

type Props = {
  answer: NoteAnswer;
  sources: readonly SourceField[];
  active: ActiveSource;
  onActivate: (active: ActiveSource) => void;
  onClear: () => void;
};

/** The finished note: every statement checked, every section the nurse's to edit. */
export function NoteView({ answer, sources, active, onActivate, onClear }: Props) {
  const [edits, setEdits] = useState<Partial<Record<SectionKey, string>>>({});
  const note: SbarNote = { ...answer.note, ...edits };
  const amber = answer.statements.filter(
    ({ standing, section }) => standing === "not_in_notes" && edits[section] === undefined,
  );
  return (
    <div className="note">
      <p className="notice success" role="status">
        SBAR report generated successfully!
      </p>
      {SBAR_SECTIONS.map((section) => (
        <SectionCard
          key={section.key}
          section={section}
          text={answer.note[section.key]}
          edited={edits[section.key] ?? null}
          onEdit={(text) => setEdits((before) => ({ ...before, [section.key]: text }))}
        >
          <SectionText answer={answer} section={section.key} active={active} onActivate={onActivate} />
        </SectionCard>
      ))}
      <ComputedCard statements={answer.computed} active={active} onActivate={onActivate} />
      <DiagnosesCard diagnoses={answer.diagnoses} active={active} onActivate={onActivate} />
      <SourceLine active={active} sources={sources} />
      <ChecksCard answer={answer} onActivate={onActivate} />
      <NoteActions note={note} computed={answer.computed} toCheck={amber.length} onClear={onClear} />
    </div>
  );
}

type SectionTextProps = Pick<Props, "answer" | "active" | "onActivate"> & { section: SectionKey };

/** A note that came without statements, from a server that answers with text only, is shown as that text. */
function SectionText({ answer, section, active, onActivate }: SectionTextProps) {
  const own = answer.statements.filter((statement) => statement.section === section);
  if (own.length === 0)
    return answer.note[section] || <span className="soft">Nothing in your notes belongs here.</span>;
  return own.map((statement, index) => (
    <StatementView
      key={`${section}${statement.text}`}
      id={`${section}${index}`}
      statement={statement}
      active={active}
      onActivate={onActivate}
    />
  ));
}

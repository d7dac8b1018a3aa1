import { useState } from "react";
import type { ActiveSource } from "#app/core/evidence/view/active-source.ts";
import { RequiredMissing } from "#app/core/evidence/view/required-missing.tsx";
import { SourceLine } from "#app/core/evidence/view/source-line.tsx";
import { FailureNotice } from "#app/core/generation/failure-notice.tsx";
import { IDLE } from "#app/core/generation/generation-client.ts";
import { useGeneration } from "#app/core/generation/use-generation.ts";
import { EXAMPLE_PATIENT } from "#app/core/note/form/example-patient.ts";
import { type NoteForm, toNoteSources } from "#app/core/note/form/note-form.ts";
import { GrowingNote } from "#app/core/note/view/growing-note.tsx";
import type { StoredPlan } from "#app/core/plans/plans.ts";
import type { TemplateAnswer } from "../template-answer.ts";
import { openTemplate, type ShownTemplate } from "../template-client.ts";

type Props = {
  userId: string;
  plan: StoredPlan;
  /** Null while there are unsaved changes. */
  template: ShownTemplate | null;
};

/** The template's note for the example patient: it counts as a note, but is not kept with the person's notes. */
export function TemplatePreview({ userId, plan, template }: Props) {
  return (
    <section className="card template-preview note-panel" aria-labelledby="preview">
      <h2 id="preview">Preview</h2>
      {template ? (
        <Preview userId={userId} plan={plan} template={template} />
      ) : (
        <p className="soft">Save the template to see what it makes of the example patient.</p>
      )}
    </section>
  );
}

function Preview({ userId, plan, template }: Props & { template: ShownTemplate }) {
  const [client] = useState(() => exampleClient(template));
  const { progress, generate, cancel } = useGeneration(client, IDLE, {
    userId,
    plan,
    scope: `preview ${template.id}`,
  });
  const [active, setActive] = useState<ActiveSource>(null);
  const hasVitals = template.layout.parts.some(({ kind }) => kind === "computed");
  const example = hasVitals ? EXAMPLE_PATIENT : { ...EXAMPLE_PATIENT, vitalSigns: "" };
  const preview = () => void generate(example);
  const isGenerating = progress.status === "generating";
  return (
    <>
      <p className="soft">The example patient is made up. A preview counts as a note, and is not kept.</p>
      <div className="row">
        <button type="button" disabled={isGenerating} aria-busy={isGenerating} onClick={preview}>
          Preview on the example patient
        </button>
        {isGenerating && (
          <button type="button" onClick={cancel}>
            Cancel
          </button>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {progress.status === "done" && "The preview is ready."}
      </p>
      {progress.status === "failed" && (
        <FailureNotice
          message={progress.message}
          reason={progress.reason}
          typed="template"
          canRetry={progress.reason !== "limit_reached"}
          onRetry={preview}
        />
      )}
      {isGenerating && (
        <GrowingNote
          layout={template.layout}
          statements={progress.growing}
          active={active}
          onActivate={setActive}
        />
      )}
      {progress.status === "done" && (
        <>
          <GrowingNote
            layout={progress.answer.layout}
            statements={statementsOf(progress.answer)}
            isDone
            active={active}
            onActivate={setActive}
          />
          <SourceLine active={active} sources={toNoteSources(example)} />
          <RequiredMissing
            items={progress.answer.notStated.filter(({ kind }) => kind === "required")}
            notes="the notes"
          />
        </>
      )}
    </>
  );
}

function exampleClient(template: ShownTemplate) {
  const { client } = openTemplate(template);
  return { ...client, toBody: (form: NoteForm) => ({ ...(client.toBody(form) as object), isExample: true }) };
}

const statementsOf = ({ statements }: TemplateAnswer) =>
  statements.map(({ section, ...checked }, index) => ({ index, section, text: checked.text, checked }));

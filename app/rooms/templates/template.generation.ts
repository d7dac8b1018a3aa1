import { z } from "zod";
import type { openChecker as openGuard } from "#app/core/evidence/checker.ts";
import { defineGeneration } from "#app/core/generation/define-generation.ts";
import { coachOf } from "#app/core/note/coach.ts";
import { fromFields } from "#app/core/note/form/form-fields.ts";
import { EMPTY_FORM, type NoteForm, toNoteSources } from "#app/core/note/form/note-form.ts";
import { noteFields, toForm, validForm } from "#app/core/note/form/note-request.ts";
import { titleOfNote, withPatient } from "#app/core/note/leaving/leaving-note.ts";
import { computedStatements } from "#app/core/note/news2/form-score.ts";
import { openStatements } from "#app/core/note/writing/check-statements.ts";
import { type NoteDraft, readNoteDraft } from "#app/core/note/writing/note-draft.ts";
import { markedTextOf } from "#app/core/note/writing/note-items.ts";
import type { NoteBody } from "#app/core/record/notes/note.ts";
import type { SecondReader } from "#app/core/second-reading/second-reader.ts";
import { withFactsOnly } from "./facts-only.ts";
import { usableFormat } from "./find-format.server.ts";
import { layoutOf, type NoteFormat } from "./format.ts";
import { type TemplateAnswer, type TemplateEvent, toTemplateItems } from "./template-answer.ts";
import { type TemplateSource, templateRequest, toTemplateSources } from "./template-prompt.ts";

/**
 * The form, and the template's id: its texts are never taken from the call. A note for an example is shown and not
 * kept.
 */
type TemplateForm = NoteForm & { template: string; isExample: boolean };

const body = noteFields.extend({ template: z.string().max(40), isExample: z.boolean().default(false) });

/** A note in a format: `POST /api/generate-template-note`, in the events of an SBAR note. It counts as an SBAR note. */
export const templateNote = defineGeneration({
  feature: "sbar",
  name: "template",
  body: { schema: body },
  toInput: ({ template, isExample, ...fields }): TemplateForm => ({
    ...toForm(fields),
    template,
    isExample,
  }),
  form: {
    empty: { ...EMPTY_FORM, template: "", isExample: false },
    read: (fields): TemplateForm => ({
      ...fromFields(fields),
      template: String(fields.get("template") ?? ""),
      isExample: false,
    }),
  },
  validate: validForm,
  tokens: { most: 4_000, least: 500, perInput: 3 },
  failures: { model_failed: "note_failed" },
  gather: async ({ app, person }, { template }) => ({ given: await usableFormat(app, person, template) }),
  keyedBy: (input, format) => ({ input, format }),
  identifiers: ({ demographics: { name } }) => (name ? [{ kind: "name", text: name }] : []),
  sources: (input, format): TemplateSource[] => [
    ...toTemplateSources(format),
    ...toNoteSources(input).map((source) => ({ ...source, role: "notes" as const })),
  ],
  request: templateRequest,
  parse: (events, revealer, { given: { sections } }) => {
    const [first, ...others] = sections;
    return readNoteDraft({ sections: [first.key, ...others.map(({ key }) => key)] }, events, revealer);
  },
  check: ({ input, given, sources, hidden, openChecker, openReader }) => {
    const reader = openReader?.({ hidden: typedOf(hidden) }) ?? null;
    return checkNote({ input, format: given, typed: typedOf(sources), openChecker, reader });
  },
  keep: keptNote,
});

type Checking = {
  input: TemplateForm;
  format: NoteFormat;
  typed: readonly TemplateSource[];
  openChecker: typeof openGuard;
  reader: SecondReader | null;
};

/** What the nurse typed; a template's own texts are not evidence. */
const typedOf = (sources: readonly TemplateSource[]) => sources.filter(({ role }) => role === "notes");

/** Checks each statement against what the nurse typed. */
function checkNote({ input, format, typed, openChecker, reader }: Checking) {
  const checker = openChecker(typed);
  const { statements, take, accept, readAgain } = openStatements<string>(checker, {
    reader,
    judge: (checked) => (format.isFactsOnly ? withFactsOnly(checked, typed) : checked),
  });
  const layout = layoutOf(format);
  return {
    take: (event: NoteDraft): Generator<TemplateEvent> => take(event),
    accept,
    async *finish(usage: { input_tokens: number; output_tokens: number }): AsyncGenerator<TemplateEvent> {
      await readAgain();
      const answer = {
        template: { id: format.id, name: format.name },
        layout,
        statements,
        computed: format.hasVitals ? computedStatements(input) : [],
        leftOut: checker.leftOut(statements),
        ...coachOf(checker, layout.coach),
        matched: checker.matched(statements),
        usage,
      };
      const markedText = markedTextOf(layout, toTemplateItems(answer));
      yield { type: "usage", ...usage };
      yield { type: "done", ...answer, markedText };
    },
  };
}

/** A note as kept: the whole checked answer, with its form. */
function keptNote(
  { template, isExample, ...form }: TemplateForm,
  { type: _, ...answer }: { type: "done" } & TemplateAnswer,
): NoteBody | null {
  if (isExample) return null;
  const title = titleOfNote(answer.layout, { ...toTemplateItems(answer), excluded: [], form: 0 });
  const { name } = answer.template;
  return {
    kind: "template",
    template,
    title: withPatient(form, title ? `${name}: ${title}` : name),
    text: answer.markedText,
    answer,
    form,
  };
}

import { NOTE_FAILED_WORDS } from "#app/base/http/error-words.ts";
import { unreadableAnswer } from "#app/base/http/request.ts";
import type { GenerationClient } from "#app/core/generation/generation-client.ts";
import { type NoteForm, toNoteFields } from "#app/core/note/form/note-form.ts";
import type { NoteLayout } from "#app/core/note/note-document.ts";
import type { NoteWriterWords } from "#app/core/note/view/note-writer.tsx";
import { type NoteTool, noteWorkKind } from "#app/core/note/work/note-work.ts";
import {
  type GrowingStatement,
  growStatements,
  type NoteGrowth,
} from "#app/core/note/writing/growing-statements.ts";
import { TEMPLATE_NOTE } from "#app/core/usage/activity-log.ts";
import { type TemplateAnswer, toTemplateItems } from "./template-answer.ts";

/** What a template's page needs. */
export type ShownTemplate = { id: string; name: string; layout: NoteLayout };

type TemplateClient = GenerationClient<NoteForm, NoteGrowth, GrowingStatement[], TemplateAnswer>;

/** Everything that differs between the pages of templates. */
export function openTemplate({ id, name, layout }: ShownTemplate): {
  tool: NoteTool<TemplateAnswer>;
  client: TemplateClient;
  words: NoteWriterWords;
} {
  return {
    tool: {
      layout,
      work: noteWorkKind(`template:${id}`),
      toItems: toTemplateItems,
      layoutOf: (answer) => answer.layout,
      kept: { fields: { template: id }, title: `${name}: ` },
    },
    client: {
      path: "/api/generate-template-note",
      toBody: (form) => ({ ...toNoteFields(form), template: id }),
      failed: NOTE_FAILED_WORDS,
      finished: `Your note is ready: ${name}.`,
      readAnswer,
      nothingYet: [],
      grow: growStatements,
    },
    words: {
      title: name,
      submit: "Generate note",
      tab: "Note",
      copy: "Copy note",
      done: "Your note is ready. Check it before you sign.",
      activity: TEMPLATE_NOTE,
    },
  };
}

function readAnswer(body: unknown): TemplateAnswer {
  const answer = body as TemplateAnswer;
  if (!Array.isArray(answer?.statements) || !answer.layout) throw unreadableAnswer();
  return answer;
}

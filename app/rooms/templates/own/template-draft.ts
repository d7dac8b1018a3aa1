import type { WorkTool } from "#app/core/record/work/work.ts";
import type { WorkKind } from "#app/core/record/work/work-kind.ts";
import type { TemplateContent } from "./own-template.ts";

/** A section being edited; its required items are one text, one per line. */
export type SectionDraft = { key: string; heading: string; belongs: string; required: string };

/** A template being edited. `changedAt` is the saved version that it started from; 0 for a new one. */
export type TemplateDraft = Omit<TemplateContent, "sections"> & {
  sections: SectionDraft[];
  changedAt: number;
};

export const toDraft = ({
  name,
  use,
  sections,
  coach,
  hasVitals,
  ...saved
}: TemplateContent & { changedAt?: number }): TemplateDraft => ({
  name,
  use,
  sections: sections.map(({ required, ...section }) => ({ ...section, required: required.join("\n") })),
  coach,
  hasVitals,
  changedAt: saved.changedAt ?? 0,
});

/** A new template: one empty section, and every handover item counts. */
export const newDraft = (coach: readonly string[]): TemplateDraft => ({
  name: "",
  use: "",
  sections: [emptySection([])],
  coach: [...coach],
  hasVitals: true,
  changedAt: 0,
});

/** A further section with a unique key. */
export function emptySection(others: readonly SectionDraft[]): SectionDraft {
  const numbers = others.map(({ key }) => Number(/^s(\d+)$/.exec(key)?.[1] ?? 0));
  return { key: `s${Math.max(0, ...numbers) + 1}`, heading: "", belongs: "", required: "" };
}

export const toContent = ({ name, use, sections, coach, hasVitals }: TemplateDraft): TemplateContent => ({
  name,
  use,
  sections: sections.map(({ required, ...section }) => ({
    ...section,
    required: required
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== ""),
  })),
  coach,
  hasVitals,
});

/** The draft with what the editor's fields hold, each named as its input is; one that is missing changes nothing. */
export function withFields(draft: TemplateDraft, fields: FormData): TemplateDraft {
  const held = (name: string, before: string) => fields.get(name)?.toString() ?? before;
  return {
    ...draft,
    name: held("name", draft.name),
    use: held("use", draft.use),
    sections: draft.sections.map(({ key, heading, belongs, required }) => ({
      key,
      heading: held(`heading-${key}`, heading),
      belongs: held(`belongs-${key}`, belongs),
      required: held(`required-${key}`, required),
    })),
  };
}

/** The sections with one moved up (-1) or down (1). */
export function moveSection(sections: readonly SectionDraft[], at: number, by: -1 | 1): SectionDraft[] {
  const moved = [...sections];
  const [section] = moved.splice(at, 1);
  if (section) moved.splice(at + by, 0, section);
  return moved;
}

export const isSameDraft = (one: TemplateDraft, other: TemplateDraft): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A new template is one piece of work, and so is each saved one being edited. */
export const workToolOf = (id: string | null): WorkTool => (id ? `template:edit-${id}` : "templates");

/**
 * A template being edited, as work in progress: null while it equals the saved one, so that it never becomes a draft
 * over a later version.
 * @param first the values where a stored draft has none
 */
export const draftWork = (id: string | null, first: TemplateDraft): WorkKind<TemplateDraft | null> => ({
  tool: workToolOf(id),
  empty: null,
  called: () => "unsaved template",
  beginning: (draft) => draft?.name ?? "",
  isEmpty: (draft) => draft === null,
  asOne: (mine, theirs) => {
    if (!mine || !theirs) return mine ?? theirs;
    const [newer, older] = mine.changedAt > theirs.changedAt ? [mine, theirs] : [theirs, mine];
    return isSameDraft(newer, { ...older, changedAt: newer.changedAt }) ? newer : null;
  },
  read: (kept) => {
    if (typeof kept !== "object" || kept === null) return null;
    const { sections, coach, ...draft } = kept as Partial<TemplateDraft>;
    return {
      ...first,
      ...draft,
      sections: Array.isArray(sections) ? sections : first.sections,
      coach: Array.isArray(coach) ? coach : first.coach,
    };
  },
});

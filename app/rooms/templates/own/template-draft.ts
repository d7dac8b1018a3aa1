import type { WorkTool } from "#app/core/record/work/work.ts";
import type { WorkKind } from "#app/core/record/work/work-kind.ts";
import type { TemplateContent } from "./own-template.ts";

/** A section that is being edited; its required items are one text, a line each. */
export type SectionDraft = { key: string; heading: string; belongs: string; required: string };

/** A template that is being edited. `changedAt` says which saved version it began from; 0 for a new one. */
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

/** A new template: one empty section, and everything that a handover carries counts. */
export const newDraft = (coach: readonly string[]): TemplateDraft => ({
  name: "",
  use: "",
  sections: [emptySection([])],
  coach: [...coach],
  hasVitals: true,
  changedAt: 0,
});

/** A further section with a key that none of the others has. */
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

/** The section, one place up (-1) or down (1). */
export function moveSection(sections: readonly SectionDraft[], at: number, by: -1 | 1): SectionDraft[] {
  const moved = [...sections];
  const [section] = moved.splice(at, 1);
  if (section) moved.splice(at + by, 0, section);
  return moved;
}

export const isSameDraft = (one: TemplateDraft, other: TemplateDraft): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A new template is one piece of work, each saved one that is edited another. */
export const workToolOf = (id: string | null): WorkTool => (id ? `template:edit-${id}` : "templates");

/**
 * A template that is being edited, as work in progress: null while it is as it was saved, so that what is saved now is no
 * draft over what will be saved next.
 * @param first what stands where a stored draft has nothing
 */
export const draftWork = (id: string | null, first: TemplateDraft): WorkKind<TemplateDraft | null> => ({
  tool: workToolOf(id),
  empty: null,
  called: () => "unsaved template",
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

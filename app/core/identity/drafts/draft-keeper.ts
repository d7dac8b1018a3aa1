/**
 * The unsaved form of the open page. The page registers how its text is read; the activity report takes it along when
 * it changed, and leaving saves it a last time.
 */
export type FormDraft = { form: DraftForm; text: string | null };

/** Forms whose unsaved text is kept over a logout. */
export const DRAFT_FORMS = ["sbar", "nanda"] as const;
export type DraftForm = (typeof DRAFT_FORMS)[number];

let read: (() => FormDraft | null) | null = null;
let lastSaved: string | null | undefined;

/** From then on reports carry this form's text; the answer ends that. */
export function keepDraftOf(readForm: () => FormDraft | null): () => void {
  read = readForm;
  lastSaved = undefined;
  return () => {
    if (read === readForm) read = null;
  };
}

/** The form's text if it changed since it was last taken, else null. */
export function takeChangedDraft(): FormDraft | null {
  const draft = read?.() ?? null;
  if (!draft || draft.text === lastSaved) return null;
  lastSaved = draft.text;
  return draft;
}

/** A report did not arrive: its draft counts as not saved. */
export function draftWasNotSaved(): void {
  lastSaved = undefined;
}

import { useCallback, useEffect, useRef, useState } from "react";
import { useFoundInPage } from "#app/base/ui/use-found-in-page.ts";
import { type DraftForm, keepDraftOf } from "./draft-keeper.ts";

export type FormKind<Form> = {
  name: DraftForm;
  empty: Form;
  isEmpty(form: Form): boolean;
  /** What is kept over a logout, or null when there is nothing to keep. */
  toDraft(form: Form): string | null;
  /** The form as its fields in the page say it. */
  fromFields(fields: FormData): Form;
};

/**
 * A form's values. From the first change on, the activity report carries them along as the unsaved draft; before that
 * it must not overwrite a draft that the nurse has not been asked about.
 * @param kind stays the same object
 * @returns among others `isBegun`: somebody was in the form already when the scripts arrived
 */
export function useKeptForm<Form>(kind: FormKind<Form>, initial: Form) {
  const [form, setForm] = useState(initial);
  const latest = useRef({ form, isChanged: false });
  latest.current.form = form;

  useEffect(
    () =>
      keepDraftOf(() =>
        latest.current.isChanged ? { form: kind.name, text: kind.toDraft(latest.current.form) } : null,
      ),
    [kind],
  );

  const change = useCallback((next: Form) => {
    latest.current.isChanged = true;
    setForm(next);
  }, []);
  const [isBegun, setBegun] = useState(false);
  const element = useFoundInPage<HTMLFormElement>((found) => {
    const typed = kind.fromFields(new FormData(found));
    const hasTyped = !kind.isEmpty(typed);
    if (hasTyped) change(typed);
    setBegun(hasTyped || found.contains(document.activeElement));
  });

  const reset = useCallback(() => change(kind.empty), [change, kind]);
  return { form, change, reset, element, isBegun };
}

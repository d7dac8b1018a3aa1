import { useCallback, useEffect, useRef, useState } from "react";
import { keepDraftOf } from "#app/core/identity/draft-keeper.ts";
import { EMPTY_FORM, type SbarForm, toDraft } from "./sbar-form.ts";

/**
 * The form's values. From the first change on, the activity report carries them along as the unsaved draft; before
 * that it must not overwrite a draft that the nurse has not been asked about.
 */
export function useSbarForm(initial: SbarForm) {
  const [form, setForm] = useState(initial);
  const latest = useRef({ form, isChanged: false });
  latest.current.form = form;

  useEffect(
    () =>
      keepDraftOf(() =>
        latest.current.isChanged ? { form: "sbar", text: toDraft(latest.current.form) } : null,
      ),
    [],
  );

  const change = useCallback((next: SbarForm | ((before: SbarForm) => SbarForm)) => {
    latest.current.isChanged = true;
    setForm(next);
  }, []);
  const reset = useCallback(() => change(EMPTY_FORM), [change]);
  return { form, change, reset };
}

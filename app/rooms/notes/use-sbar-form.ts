import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { keepDraftOf } from "#app/core/identity/draft-keeper.ts";
import { fromFields } from "./form-fields.ts";
import { EMPTY_FORM, isEmptyForm, type SbarForm, toDraft } from "./sbar-form.ts";

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
  // What was typed before the scripts arrived stands in the page only; the first render after this would clear it.
  const element = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const typed = element.current && fromFields(new FormData(element.current));
    if (typed && !isEmptyForm(typed)) change(typed);
  }, [change]);

  const reset = useCallback(() => change(EMPTY_FORM), [change]);
  return { form, change, reset, element };
}

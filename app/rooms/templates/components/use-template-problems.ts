import { useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { templateProblems } from "../own/own-template.ts";
import { type TemplateDraft, toContent } from "../own/template-draft.ts";

/** What is wrong with each field, by the field's id. */
export type FieldProblems = ReadonlyMap<string, string>;

/**
 * What is wrong with a draft: all of it once somebody tried to save it, and before that only what goes on too long without
 * a bound on its field.
 */
export function useTemplateProblems(draft: TemplateDraft) {
  const [isTried, setTried] = useState(false);
  const all = useMemo<FieldProblems>(() => templateProblems(toContent(draft)), [draft]);
  const shown: FieldProblems = isTried ? all : new Map([...all].filter(([id]) => id.startsWith("required-")));
  /** Shows them and goes to the first. @returns false where nothing is wrong */
  const isRefused = (): boolean => {
    const [first] = all.keys();
    if (first === undefined) return false;
    // The field is marked before it has the focus, so that what is wrong is read out with it.
    flushSync(() => setTried(true));
    document.getElementById(first)?.focus();
    return true;
  };
  return { problems: shown, isRefused };
}

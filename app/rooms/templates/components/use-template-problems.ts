import { useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { templateProblems } from "../own/own-template.ts";
import { type TemplateDraft, toContent } from "../own/template-draft.ts";

/** Each field's problem, by the field's id. */
export type FieldProblems = ReadonlyMap<string, string>;

/**
 * A draft's problems: all of them after an attempt to save, and before that only texts that are too long in fields
 * without a limit.
 */
export function useTemplateProblems(draft: TemplateDraft) {
  const [isTried, setTried] = useState(false);
  const all = useMemo<FieldProblems>(() => templateProblems(toContent(draft)), [draft]);
  const shown: FieldProblems = isTried ? all : new Map([...all].filter(([id]) => id.startsWith("required-")));
  /** Shows them and focuses the first. @returns false if there are none */
  const isRefused = (): boolean => {
    const [first] = all.keys();
    if (first === undefined) return false;
    // The field is marked before it is focused, so that its problem is read out with it.
    flushSync(() => setTried(true));
    document.getElementById(first)?.focus();
    return true;
  };
  return { problems: shown, isRefused };
}

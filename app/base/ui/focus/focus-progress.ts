import { useEffect, useRef } from "react";
import { focusOn } from "./focus-heading.ts";

type Status = "idle" | "generating" | "done" | "failed";

/**
 * A submitted form is disabled while its answer is written, and its focus would fall back to the page. It moves to what
 * is being written, then to the answer or the error, and after a cancel back to the form, unless the person has moved
 * it elsewhere.
 * @param within a selector of form and answer: focus elsewhere stays
 * @param answer a selector of the answer's beginning
 */
export function useFocusOnProgress(
  status: Status,
  { within, answer }: { within: string; answer: string },
): void {
  const before = useRef(status);
  useEffect(() => {
    const was = before.current;
    before.current = status;
    const { activeElement: focused, body } = document;
    const isElsewhere = focused !== null && focused !== body && focused.closest(within) === null;
    if (status === was || isElsewhere) return;
    const form = was === "generating" ? "form textarea" : null;
    const wanted = {
      generating: [".draft-line"],
      done: [answer],
      failed: [".notice.alarm"],
      idle: [answer, form],
    };
    for (const selector of wanted[status])
      if (selector && focusOn(document.querySelector<HTMLElement>(`main ${selector}`))) return;
  }, [status, within, answer]);
}

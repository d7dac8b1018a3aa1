import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/**
 * What was typed before the scripts took over the page, by the field's name. Taking over, React puts the server's text
 * back into a text area, and makes all fields anew if an extension of the browser has put something between them.
 */
const typed = new Map<string, string>();

function note(target: unknown) {
  const isField =
    target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === "text");
  if (isField && target.value !== target.defaultValue) typed.set(target.name, target.value);
}

if (typeof document !== "undefined") {
  const { dataset } = document.documentElement;
  document.querySelectorAll("input, textarea").forEach(note);
  document.addEventListener("input", ({ target }) => dataset.hydrated || note(target));
}

function putBack(found: Element) {
  for (const [name, text] of typed) {
    const [field] = document.getElementsByName(name) as NodeListOf<HTMLInputElement>;
    if (!field || !found.contains(field)) continue;
    typed.delete(name);
    field.value = text;
    // Made anew, it has lost the focus, and may be disabled until the account is loaded.
    field.closest("fieldset")?.removeAttribute("disabled");
    if (document.activeElement === document.body) field.focus();
  }
}

/**
 * Takes over what a person typed or chose before the page's scripts ran. Only the DOM has it: no event was
 * handled, and the next render would clear it.
 * @param take called once, with the element as found
 * @returns a ref for the element
 */
export function useFoundInPage<Found extends Element>(take: (found: Found) => void): RefObject<Found | null> {
  const element = useRef<Found>(null);
  const first = useRef(take);
  useLayoutEffect(() => {
    if (!element.current) return;
    putBack(element.current);
    first.current(element.current);
  }, []);
  return element;
}

/**
 * The same for a form.
 * @param take gets its fields; returns whether something was typed
 * @returns also `isBegun`: somebody was already in the form when the scripts ran
 */
export function useFoundForm(take: (fields: FormData) => boolean) {
  const [isBegun, setBegun] = useState(false);
  const element = useFoundInPage<HTMLFormElement>((found) => {
    const hasTyped = take(new FormData(found));
    setBegun(hasTyped || found.contains(document.activeElement));
  });
  return { element, isBegun };
}

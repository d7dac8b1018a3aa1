import { type RefObject, useLayoutEffect, useRef, useState } from "react";

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
    if (element.current) first.current(element.current);
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

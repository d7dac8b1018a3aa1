import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Takes over what a person typed or chose before the page's scripts arrived. Only the DOM knows it: no event was
 * handled, and the next render would clear it.
 * @param take called once, with the element as it was found
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

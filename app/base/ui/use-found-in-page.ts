import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * For what a person did in the page before the scripts arrived. It stands in the page only: no event told of it, and
 * the first render after this would clear it.
 * @param take called once, with the element as it was found
 * @returns to be given to the element
 */
export function useFoundInPage<Found extends Element>(take: (found: Found) => void): RefObject<Found | null> {
  const element = useRef<Found>(null);
  const first = useRef(take);
  useLayoutEffect(() => {
    if (element.current) first.current(element.current);
  }, []);
  return element;
}

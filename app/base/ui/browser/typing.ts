import { useEffect, useState } from "react";

/** How long a field stays as it is until nobody counts as typing in it, in milliseconds. */
const PAUSE_MS = 1_500;

/**
 * Whether a question may be put that nobody asked for: at once where no field has the focus, otherwise once the person
 * pauses. What she types would go to the question instead of the field, and its next space might answer it.
 * @param isWanted once put, it stays until no longer wanted
 */
export function useOncePaused(isWanted: boolean): boolean {
  const [isPut, setPut] = useState(false);
  useEffect(() => {
    if (!isWanted || !isField(document.activeElement)) return setPut(isWanted);
    let pause: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(pause);
      pause = setTimeout(() => setPut(true), PAUSE_MS);
    };
    wait();
    addEventListener("input", wait);
    return () => {
      clearTimeout(pause);
      removeEventListener("input", wait);
    };
  }, [isWanted]);
  return isWanted && isPut;
}

/** Whether keys belong to this element. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches("input, textarea, select, [contenteditable]");

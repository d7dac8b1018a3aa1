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
    if (!isWanted) return setPut(false);
    if (!isInField()) return setPut(true);
    let pause = setTimeout(() => setPut(true), PAUSE_MS);
    const wait = () => {
      clearTimeout(pause);
      pause = setTimeout(() => setPut(true), PAUSE_MS);
    };
    document.addEventListener("input", wait, { capture: true });
    return () => {
      clearTimeout(pause);
      document.removeEventListener("input", wait, { capture: true });
    };
  }, [isWanted]);
  return isWanted && isPut;
}

const isInField = (): boolean =>
  document.activeElement?.matches("input, textarea, select, [contenteditable]") === true;

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in the server's HTML and on the first render in the browser, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

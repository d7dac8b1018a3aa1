import { useEffect, useRef } from "react";
import { showToast } from "#app/base/ui/toasts.tsx";
import type { AddressedNote } from "./note-of-address.server.ts";

type Page<State> = {
  state: State;
  isEmpty(state: State): boolean;
  restore(state: State): void;
  /** The page as it shows the kept note, or as it begins anew from it. */
  toState(addressed: AddressedNote): State;
};

/**
 * Opens the kept note that the address names, once: the page goes on with it from then on. What stood there before comes
 * back with Undo.
 * @param page `restore` and `toState` stay the same functions
 */
export function useAddressedNote<State>(addressed: AddressedNote | null, page: Page<State>): void {
  const { restore, toState } = page;
  const before = useRef(page);
  before.current = page;
  useEffect(() => {
    if (!addressed) return;
    const { state: replaced, isEmpty } = before.current;
    restore(toState(addressed));
    window.history.replaceState(window.history.state, "", window.location.pathname);
    if (!isEmpty(replaced))
      showToast.undo("What was on this page was replaced by the note.", () => restore(replaced));
  }, [addressed, restore, toState]);
}

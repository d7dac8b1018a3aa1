import { useCallback, useEffect, useRef, useState } from "react";
import type { AddressedNote } from "./note-of-address.server.ts";

type Page<State> = {
  state: State;
  isEmpty(state: State): boolean;
  /** Whether everything in it is also among the kept notes. */
  isKept(state: State): boolean;
  restore(state: State): void;
  /** The page as it shows the kept note, or as it starts a new one from it. */
  toState(addressed: AddressedNote): State;
};

/** The question before a note replaces what the page holds; null if there is nothing to ask. */
export type ReplaceQuestion = { onReplace: () => void; onStay: () => void } | null;

/**
 * Opens the kept note that the address names, once; the page then continues it. If the page holds something that is
 * kept nowhere else, the person is asked first, and until then nothing is replaced.
 * @param page `restore` and `toState` are always the same functions
 */
export function useAddressedNote<State>(addressed: AddressedNote | null, page: Page<State>): ReplaceQuestion {
  const { restore, toState } = page;
  const before = useRef(page);
  before.current = page;
  const [asked, setAsked] = useState<State | null>(null);
  useEffect(() => {
    if (!addressed) return;
    const { state: replaced, isEmpty, isKept } = before.current;
    const next = toState(addressed);
    if (isEmpty(replaced) || isKept(replaced)) restore(next);
    else setAsked(next);
    window.history.replaceState(window.history.state, "", window.location.pathname);
  }, [addressed, restore, toState]);
  const onStay = useCallback(() => setAsked(null), []);
  const onReplace = useCallback(() => {
    if (asked !== null) restore(asked);
    setAsked(null);
  }, [asked, restore]);
  return asked === null ? null : { onReplace, onStay };
}

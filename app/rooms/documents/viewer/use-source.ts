import { createContext, useCallback, useContext, useEffect, useRef, useState } from "react";
import { fetchSource } from "../detail/document-calls.ts";
import type { SourceAnswer } from "../detail/document-source.ts";
import type { SourcePlace } from "./source-place.ts";

export type SourceState =
  | { status: "closed" }
  | { status: "loading"; segment: number; place: SourcePlace | null }
  | { status: "failed"; segment: number; place: SourcePlace | null; error: unknown }
  | { status: "open"; segment: number; place: SourcePlace | null; answer: SourceAnswer };

/** The source viewer of one document: segments are fetched one at a time and kept while the page is open. */
export function useSource(documentId: string | null) {
  const [state, setState] = useState<SourceState>({ status: "closed" });
  const known = useRef(new Map<string, SourceAnswer>());
  const asked = useRef(0);
  const opener = useRef<HTMLElement | null>(null);

  const show = useCallback(
    async (segment: number, place: SourcePlace | null) => {
      if (documentId === null) return;
      const turn = ++asked.current;
      const key = `${documentId}/${segment}`;
      const held = known.current.get(key);
      if (!held) setState({ status: "loading", segment, place });
      const answer = held ?? (await fetchSource(documentId, segment).catch((error: unknown) => ({ error })));
      if (!("error" in answer)) known.current.set(key, answer);
      if (turn !== asked.current) return;
      setState(
        "error" in answer
          ? { status: "failed", segment, place, ...answer }
          : { status: "open", segment, place, answer },
      );
    },
    [documentId],
  );
  const open = useCallback(
    (place: SourcePlace) => {
      const focused = document.activeElement;
      opener.current = focused instanceof HTMLElement ? focused : null;
      void show(place.segment, place);
    },
    [show],
  );
  const move = useCallback((segment: number) => void show(segment, null), [show]);
  const close = useCallback(() => {
    asked.current++;
    setState({ status: "closed" });
    opener.current?.focus();
  }, []);
  const forget = useCallback(() => {
    asked.current++;
    setState({ status: "closed" });
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another document has another source
  useEffect(() => forget, [documentId, forget]);
  return { state, show, open, move, close };
}

/** How citations of the document open their place. */
export const OpenPlace = createContext<(place: SourcePlace) => void>(() => {});
export const useOpenPlace = () => useContext(OpenPlace);

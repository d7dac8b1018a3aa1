import { useCallback, useEffect, useMemo, useState } from "react";
import { openLocalStore } from "#app/base/ui/browser/local-store.ts";
import { oneOf, storedFlag, storedObject } from "#app/base/ui/browser/read-stored.ts";
import { keptKey } from "#app/core/identity/local-traces.ts";
import { EVERYTHING, type LeavingChoice } from "./leaving-note.ts";

const stored = storedObject<LeavingChoice>({
  sections: storedFlag,
  diagnoses: storedFlag,
  computed: storedFlag,
  suggestions: storedFlag,
  format: oneOf(["headings", "plain", "paragraph"]),
});

/** What the person last chose to copy, remembered in this browser; a preference, with nothing about a patient. */
export function useLeavingChoice(userId: string): [LeavingChoice, (choice: LeavingChoice) => void] {
  const [choice, setChoice] = useState(EVERYTHING);
  const store = useMemo(() => openLocalStore(keptKey("note-choice", userId), stored), [userId]);
  useEffect(() => setChoice(store.read() ?? EVERYTHING), [store]);
  const choose = useCallback(
    (next: LeavingChoice) => {
      setChoice(next);
      store.write(next);
    },
    [store],
  );
  return [choice, choose];
}

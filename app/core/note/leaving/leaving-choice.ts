import { useCallback, useEffect, useState } from "react";
import { keepStored } from "#app/base/ui/browser/keep-stored.ts";
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
  const key = keptKey("note-choice", userId);
  useEffect(() => setChoice(readChoice(localStorage, key)), [key]);
  const choose = useCallback(
    (next: LeavingChoice) => {
      setChoice(next);
      keepStored(localStorage, key, JSON.stringify(next));
    },
    [key],
  );
  return [choice, choose];
}

function readChoice(storage: Storage, key: string): LeavingChoice {
  try {
    return stored(JSON.parse(storage.getItem(key) ?? "null")) ?? EVERYTHING;
  } catch {
    return EVERYTHING;
  }
}

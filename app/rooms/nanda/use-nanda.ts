import { useMemo } from "react";
import { useGeneration } from "#app/core/generation/use-generation.ts";
import { advance, BEGUN, failed, IDLE, type NandaProgress } from "./nanda-progress.ts";
import { requestNanda } from "./nanda-stream.ts";

/** Diagnoses for one customer, as `useGeneration` makes them. */
export function useNanda(customerId: string | null, initial: NandaProgress, onDone: () => void) {
  const kind = useMemo(
    () => ({
      request: (text: string, options: { key: string; signal: AbortSignal }) =>
        requestNanda(text, { customerId, ...options }),
      idle: IDLE,
      begun: BEGUN,
      advance,
      failed,
    }),
    [customerId],
  );
  return useGeneration(kind, initial, onDone);
}

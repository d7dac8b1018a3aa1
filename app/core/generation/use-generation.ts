import { useCallback, useEffect, useRef, useState } from "react";
import { beginWork } from "../usage/active-work.ts";

type Kind<Input, Event, Progress> = {
  /** Asks the server; `key` stands for this input. */
  request(input: Input, options: { key: string; signal: AbortSignal }): AsyncIterable<Event>;
  idle: Progress;
  begun: Progress;
  advance(before: Progress, event: Event): Progress;
  failed(error: unknown): Progress;
};

/**
 * One generation at a time, its progress and ways to begin, cancel and clear it.
 * @param kind stays the same object
 * @param initial what the server rendered, for a form that was posted without scripts
 * @param onDone called once for each finished generation
 */
export function useGeneration<Input, Event, Progress>(
  kind: Kind<Input, Event, Progress>,
  initial: Progress,
  onDone: () => void,
) {
  const [progress, setProgress] = useState<Progress>(initial);
  const running = useRef<AbortController>(undefined);
  const lastKey = useRef<LastKey>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  const generate = useCallback(
    async (input: Input) => {
      const controller = new AbortController();
      running.current = controller;
      setProgress(kind.begun);
      const endWork = beginWork();
      try {
        const options = { key: keyFor(lastKey, input), signal: controller.signal };
        for await (const event of kind.request(input, options))
          setProgress((before) => kind.advance(before, event));
        lastKey.current = undefined; // the same input once more is a new generation
        onDone();
      } catch (error) {
        setProgress(controller.signal.aborted ? kind.idle : kind.failed(error));
      } finally {
        endWork();
      }
    },
    [kind, onDone],
  );

  const cancel = useCallback(() => running.current?.abort(), []);
  const clear = useCallback(() => setProgress(kind.idle), [kind]);
  return { progress, generate, cancel, clear };
}

type LastKey = { input: string; key: string } | undefined;

/** Retrying the same input keeps its key, so that it is not charged twice. */
function keyFor(last: { current: LastKey }, value: unknown): string {
  const input = JSON.stringify(value);
  if (last.current?.input !== input) last.current = { input, key: crypto.randomUUID() };
  return last.current.key;
}

import { useCallback, useEffect, useRef, useState } from "react";
import { openUpgradePrompt } from "#app/core/usage/funnel/prompt-store.ts";
import type { FileUsage } from "../upload/file-usage.ts";
import { fileRefusal, startRefusal } from "./start-refusal.ts";

/** A file from the dialog is sent after this delay, a dropped one on request (DOC-07). */
const AFTER_PICKING_MS = 100;

type Options = {
  customerId: string | null;
  usage: FileUsage;
  /** A file was chosen: the previous analysis goes away. */
  onChosen: () => void;
  /** @param isUnasked whether it begins automatically, without a button pressed, although it costs a use */
  analyse: (file: File, isUnasked: boolean) => void;
};

/** The selected file, and why it cannot be analysed, if so. */
export function useChosenFile({ customerId, usage, onChosen, analyse }: Options) {
  const [file, setFile] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const start = useCallback(
    (chosen: File, isPicked = false) => {
      clearTimeout(timer.current);
      const refused = startRefusal(customerId, usage);
      setProblem(refused);
      if (customerId && refused !== null) openUpgradePrompt();
      if (refused === null) analyse(chosen, isPicked && usage.file_analysis_limit !== null);
    },
    [customerId, usage, analyse],
  );
  const choose = useCallback(
    (chosen: File, isPicked: boolean) => {
      clearTimeout(timer.current);
      const refused = fileRefusal(chosen);
      setProblem(refused);
      if (refused !== null) return;
      onChosen();
      setFile(chosen);
      if (isPicked) timer.current = setTimeout(() => start(chosen, true), AFTER_PICKING_MS);
    },
    [onChosen, start],
  );
  const forget = useCallback(() => {
    clearTimeout(timer.current);
    setFile(null);
    setProblem(null);
  }, []);
  return { file, problem, choose, start, forget };
}

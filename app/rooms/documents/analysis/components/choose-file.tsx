import { useId } from "react";
import { whenShown } from "#app/base/ui/browser/when-shown.tsx";
import { useResetTime } from "#app/core/usage/usage-bar.tsx";
import type { FileUsage } from "#app/rooms/documents/upload/file-usage.ts";
import { usedUpWords } from "../start-refusal.ts";
import { DropArea } from "./drop-area.tsx";

const selectedFile = whenShown(async () => (await import("./selected-file.tsx")).SelectedFile);
/** Preloads the view of a chosen file. */
export const loadSelectedFile = selectedFile.load;

type Props = {
  file: File | null;
  usage: FileUsage;
  /** The current period, "2026-11". */
  period: string;
  problem: string | null;
  onFile: (file: File, isPicked: boolean) => void;
  onAnalyse: () => void;
  onClear: () => void;
};

/** The file, what its analysis will take, and the button that begins it. */
export function ChooseFile({ file, usage, period, problem, onFile, onAnalyse, onClear }: Props) {
  const id = useId();
  const resetTime = useResetTime();
  const usedUp = usedUpWords(usage);
  return (
    <section className="card choose-file" aria-label="File">
      <DropArea onFile={onFile} describedBy={id} />
      <p id={id} className="field-error" role="alert">
        {problem ?? (file && usedUp)}
      </p>
      {usedUp && (
        <p>
          Your file analyses reset on {resetTime(period)}. <a href="/pricing">See plans</a> to have more now.
        </p>
      )}
      {file && <selectedFile.WhenShown file={file} usage={usage} />}
      <div className="row">
        <button type="button" className="primary" disabled={!file || usedUp !== null} onClick={onAnalyse}>
          Analyze Document
        </button>
        <button type="button" onClick={onClear}>
          Start Over
        </button>
      </div>
    </section>
  );
}

import { useId } from "react";
import { whenShown } from "#app/base/ui/when-shown.tsx";
import type { FileUsage } from "#app/rooms/documents/upload/file-usage.ts";
import { DropArea } from "./drop-area.tsx";

const selectedFile = whenShown(async () => (await import("./selected-file.tsx")).SelectedFile);
/** Loads what draws a file that was taken, for who cannot wait for it. */
export const loadSelectedFile = selectedFile.load;

type Props = {
  file: File | null;
  usage: FileUsage;
  problem: string | null;
  onFile: (file: File, isPicked: boolean) => void;
  onAnalyse: () => void;
  onClear: () => void;
};

/** The file, what its analysis will take, and the button that begins it. */
export function ChooseFile({ file, usage, problem, onFile, onAnalyse, onClear }: Props) {
  const id = useId();
  return (
    <section className="card choose-file" aria-label="File">
      <DropArea onFile={onFile} describedBy={id} />
      <p id={id} className="field-error" role="alert">
        {problem}
      </p>
      {file && <selectedFile.WhenShown file={file} usage={usage} />}
      <div className="row">
        <button type="button" className="primary" disabled={!file} onClick={onAnalyse}>
          Analyze Document
        </button>
        <button type="button" onClick={onClear}>
          Start Over
        </button>
      </div>
    </section>
  );
}

import { useOfflineWords } from "#app/base/ui/browser/use-offline-words.ts";
import { useFocusOnProgress } from "#app/base/ui/focus/focus-progress.ts";
import type { SourceField } from "#app/core/evidence/text/source.ts";
import type { ActiveSource } from "#app/core/evidence/view/active-source.ts";
import { FailureNotice } from "#app/core/generation/failure-notice.tsx";
import { isLimitReason } from "#app/core/generation/generation-client.ts";
import type { NandaAnswer } from "../nanda-answer.ts";
import type { NandaProgress } from "../nanda-client.ts";
import { GrowingDiagnoses } from "./growing-diagnoses.tsx";
import { ResultView } from "./result-view.tsx";

type Props = {
  progress: NandaProgress;
  /** The finished diagnoses, of the last generation until a new one is finished. */
  answer: NandaAnswer | null;
  sources: readonly SourceField[];
  /** What stands in the form, which may not be what the diagnoses are about. */
  text: string;
  active: ActiveSource;
  onActivate: (active: ActiveSource) => void;
  onClear: () => void;
  /** Called when the finished diagnoses, or a part of them, leave the page. */
  onEvent: (event: "copied" | "printed") => void;
  onRetry: () => void;
};

/** The first diagnosis, or the words that there are none. */
const PLACES = { within: ".note, .note-empty, .split-form", answer: ":is(.note summary, .note-empty h2)" };

/** The right side: nothing yet, being written, done, or what went wrong, above what was finished before. */
export function NandaPanel({ progress, answer, sources, text, onRetry, ...props }: Props) {
  const { onClear, onEvent, ...shown } = props;
  const words = useOfflineWords(progress);
  useFocusOnProgress(progress.status, PLACES);
  if (progress.status === "generating") return <GrowingDiagnoses diagnoses={progress.growing} {...shown} />;
  const failure = progress.status === "failed" && !isLimitReason(progress.reason) && (
    <FailureNotice message={words} reason={progress.reason} typed="text" canRetry onRetry={onRetry} />
  );
  return (
    <div className="nanda-panel">
      {failure}
      {answer && <TextBeside text={text} sources={sources} />}
      {answer && (
        <ResultView answer={answer} sources={sources} onClear={onClear} onEvent={onEvent} {...shown} />
      )}
      {!answer && !failure && <EmptyResult />}
    </div>
  );
}

/** Above diagnoses that are not about what the form says now, such as the next patient. */
function TextBeside({ text, sources }: Pick<Props, "text" | "sources">) {
  const [now, written] = [text, sources[0]?.text ?? ""].map((one) => one.replace(/\s+/g, " ").trim());
  if (now === written) return null;
  return (
    <p className="notice warn" role="status">
      {now === ""
        ? "These diagnoses were written from the text that you have cleared."
        : "These diagnoses were written from your earlier text, not from what it says now."}
    </p>
  );
}

function EmptyResult() {
  return (
    <div className="note-empty card">
      <h2>Nursing diagnoses appear here</h2>
      <p className="soft">
        Each one shows what it is based on, in your own words. A diagnosis that your text does not support is
        not shown.
      </p>
    </div>
  );
}

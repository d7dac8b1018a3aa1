import { Dialog } from "#app/base/ui/dialog.tsx";
import { shownTime } from "#app/base/ui/shown-time.ts";
import { useLocale } from "#app/base/ui/use-locale.ts";
import type { WorkInProgress } from "./use-work-in-progress.ts";

const STATUS_WORDS = {
  idle: "",
  saving: "Saving…",
  saved: "Saved",
  on_this_computer: "Saved on this computer until the connection is back",
};

/** Says whether the work is saved, and asks where only the person can decide. */
export function WorkNotice({ work }: { work: WorkInProgress }) {
  const { status, question, other } = work.view;
  return (
    <>
      <p className="soft small work-status" role="status">
        {STATUS_WORDS[status]}
      </p>
      {other !== null && (
        <p className="notice info work-other">
          This was also changed in another tab or on another computer.{" "}
          <button type="button" onClick={() => work.choose(true)}>
            Use the other version
          </button>{" "}
          <button type="button" onClick={() => work.choose(false)}>
            Keep this one
          </button>
        </p>
      )}
      <RestoreQuestion question={question} onAnswer={work.answer} />
    </>
  );
}

type QuestionProps = { question: { savedAt: number } | null; onAnswer: (isWanted: boolean) => void };

function RestoreQuestion({ question, onAnswer }: QuestionProps) {
  const locale = useLocale();
  return (
    <Dialog
      title="Restore your unsaved note?"
      isOpen={question !== null}
      actions={
        <>
          <button type="button" onClick={() => onAnswer(false)}>
            Discard
          </button>
          <button type="button" className="primary" onClick={() => onAnswer(true)}>
            Restore
          </button>
        </>
      }
    >
      <p>
        You typed this in an earlier session, last on{" "}
        {question && shownTime(question.savedAt, undefined, locale)}. It was kept for you, encrypted, for up
        to 24 hours.
      </p>
    </Dialog>
  );
}

import { whenShown } from "#app/base/ui/when-shown.tsx";
import type { WorkInProgress } from "./use-work-in-progress.ts";

const STATUS_WORDS = {
  idle: "",
  saving: "Saving…",
  saved: "Saved",
  on_this_computer: "Saved on this computer until the connection is back",
};

const restoring = whenShown(async () => (await import("./restore-question.tsx")).RestoreQuestion);

/** Loads what draws the question, for who cannot wait for it. */
export const loadRestoreQuestion = restoring.load;

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
      {question && <restoring.WhenShown savedAt={question.savedAt} onAnswer={work.answer} />}
    </>
  );
}

import { whenShown } from "#app/base/ui/when-shown.tsx";
import type { WorkInProgress } from "./use-work-in-progress.ts";

const STATUS_WORDS = {
  idle: "",
  saving: "Saving…",
  saved: "Saved",
  on_this_computer: "Saved on this computer until the connection is back",
};

const restoring = whenShown(async () => (await import("./restore-question.tsx")).RestoreQuestion);

const choosing = whenShown(async () => (await import("./version-choice.tsx")).VersionChoice);

/** Loads what draws the question, for who cannot wait for it. */
export const loadRestoreQuestion = () => Promise.all([restoring.load(), choosing.load()]);

/** Says whether the work is saved, and asks where only the person can decide. */
export function WorkNotice({ work }: { work: WorkInProgress }) {
  const { status, question, other } = work.view;
  return (
    <>
      <p className="soft small work-status" role="status">
        {STATUS_WORDS[status]}
      </p>
      {other !== null && <choosing.WhenShown onChoose={work.choose} />}
      {question && <restoring.WhenShown savedAt={question.savedAt} onAnswer={work.answer} />}
    </>
  );
}

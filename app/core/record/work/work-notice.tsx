import { useRef } from "react";
import { useOncePaused } from "#app/base/ui/browser/typing.ts";
import { whenShown } from "#app/base/ui/browser/when-shown.tsx";
import type { WorkInProgress } from "./use-work-in-progress.ts";

const STATUS_WORDS = {
  idle: "",
  saving: "Saving…",
  saved: "Saved",
  on_this_computer: "Saved on this computer until it can be sent",
};

const restoring = whenShown(async () => (await import("./restore-question.tsx")).RestoreQuestion);

const choosing = whenShown(async () => (await import("./version-choice.tsx")).VersionChoice);

const elsewhere = whenShown(async () => (await import("./open-elsewhere.tsx")).OpenElsewhere);

/** Loads the code that draws the question, for a caller that cannot wait for it. */
export const loadRestoreQuestion = () => Promise.all([restoring.load(), choosing.load()]);

type Props = {
  work: WorkInProgress;
  /** The words for "Saved" if what is typed is only the draft of something that is saved by itself. */
  saved?: string;
};

/** Says whether the work is saved and also open elsewhere, and asks if only the person can decide. */
export function WorkNotice({ work, saved = STATUS_WORDS.saved }: Props) {
  const { status, question, other } = work.view;
  const isAsked = useOncePaused(question !== null);
  const isSaving = status === "saving";
  const said = useRef("");
  if (!isSaving) said.current = status === "saved" ? saved : STATUS_WORDS[status];
  return (
    <>
      <div className="soft small work-status">
        <p>
          {/* While somebody types it is saved again and again: a screen reader hears of changes, not every save. */}
          <span role="status" className={isSaving ? "visually-hidden" : undefined}>
            {said.current}
          </span>
          {isSaving && STATUS_WORDS.saving}
        </p>
        <elsewhere.WhenShown work={work} />
      </div>
      {other !== null && <choosing.WhenShown onChoose={work.choose} />}
      {isAsked && question && (
        <restoring.WhenShown key={question.savedAt} {...question} onAnswer={work.answer} />
      )}
    </>
  );
}

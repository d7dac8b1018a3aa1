import { whenShown } from "#app/base/ui/browser/when-shown.tsx";
import type { ReplaceQuestion } from "../use-addressed-note.ts";

const question = whenShown(async () => (await import("./replace-dialog.tsx")).ReplaceDialog);

/** Asks before a kept note replaces what is on the page and kept nowhere else. */
export const AskToReplace = (props: { question: ReplaceQuestion }) =>
  props.question && <question.WhenShown {...props.question} />;

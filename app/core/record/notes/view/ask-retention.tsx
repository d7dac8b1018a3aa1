import { whenShown } from "#app/base/ui/browser/when-shown.tsx";

/** At a finished note, asks once how long such notes are to be kept. */
export const AskRetention = whenShown(
  async () => (await import("./retention-choice.tsx")).RetentionQuestion,
).WhenShown;

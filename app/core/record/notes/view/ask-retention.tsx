import { whenShown } from "#app/base/ui/browser/when-shown.tsx";

/** Where a note is finished: asks once how long such notes are to be kept. */
export const AskRetention = whenShown(
  async () => (await import("./retention-choice.tsx")).RetentionQuestion,
).WhenShown;

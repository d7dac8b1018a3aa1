import { whenShown } from "#app/base/ui/browser/when-shown.tsx";

/** Asks for a file's encoding; few files need it. */
export const encodingChoice = whenShown(async () => (await import("./encoding-choice.tsx")).EncodingChoice);

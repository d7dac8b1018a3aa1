import { whenShown } from "#app/base/ui/browser/when-shown.tsx";

/** Asks how the letters of a file are to be read; few files need it. */
export const encodingChoice = whenShown(async () => (await import("./encoding-choice.tsx")).EncodingChoice);

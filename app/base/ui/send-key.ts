import type { KeyboardEvent } from "react";

/** Enter sends a message or question; Shift with Enter begins a line, and Enter may end a word that is being composed. */
export const isSendKey = ({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean =>
  key === "Enter" && !shiftKey && !nativeEvent.isComposing;

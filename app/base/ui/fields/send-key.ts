import type { KeyboardEvent } from "react";

/**
 * Enter sends a message or question; Shift with Enter begins a line, and Enter may end a word being composed. On-screen
 * keyboards have no Shift for that: there, Enter begins a line, and the button sends.
 */
export const isSendKey = ({ key, shiftKey, ctrlKey, metaKey, nativeEvent }: KeyboardEvent): boolean =>
  key === "Enter" && !shiftKey && !nativeEvent.isComposing && (ctrlKey || metaKey || !isTypedOnScreen());

const isTypedOnScreen = (): boolean => matchMedia("(hover: none) and (pointer: coarse)").matches;

import type { KeyboardEvent } from "react";

/**
 * Whether a key belongs to a word being composed, as Japanese or Chinese is typed. Safari ends the composition before
 * the Enter that confirms it, and tells it only by this code.
 */
export const isComposing = ({ nativeEvent: { isComposing, keyCode } }: KeyboardEvent): boolean =>
  isComposing || keyCode === 229;

/**
 * Enter sends a message or question; Shift with Enter begins a line, and Enter may end a word being composed. On-screen
 * keyboards have no Shift for that: there, Enter begins a line, and the button sends.
 */
export const isSendKey = (event: KeyboardEvent): boolean =>
  event.key === "Enter" &&
  !event.shiftKey &&
  !isComposing(event) &&
  (event.ctrlKey || event.metaKey || !isTypedOnScreen());

const isTypedOnScreen = (): boolean => matchMedia("(hover: none) and (pointer: coarse)").matches;

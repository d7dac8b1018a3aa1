/** What a key does anywhere on a signed-in page. */
export type Shortcut = "palette" | "help";

/** As the help lists them; those of a page stand there too, so that they can be found. */
export const SHORTCUTS = [
  { keys: ["Ctrl", "K"], does: "Open the command palette (⌘ K on a Mac)" },
  { keys: ["?"], does: "Show these shortcuts", isSingleKey: true },
  { keys: ["Ctrl", "Enter"], does: "Generate, while typing in a form" },
  { keys: ["Esc"], does: "Close the open dialog or menu" },
] as const;

type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "repeat">;

/**
 * The shortcut of a pressed key, or null. Nothing happens while somebody types in a field.
 * @param hasSingleKeys whether keys without Ctrl or ⌘ count; a person may turn them off
 */
export function shortcutOf(pressed: Key, isTyping: boolean, hasSingleKeys: boolean): Shortcut | null {
  if (isTyping || pressed.repeat || pressed.altKey) return null;
  const isWithControl = pressed.ctrlKey || pressed.metaKey;
  if (isWithControl) return pressed.key.toLowerCase() === "k" && !pressed.shiftKey ? "palette" : null;
  return pressed.key === "?" && hasSingleKeys ? "help" : null;
}

const TEXT_FIELDS = "input:not([type=checkbox], [type=radio], [type=button], [type=file]), textarea, select";

/** Whether a key pressed there belongs to a field, or to a dialog that is open. */
export function isTypedInto(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest(`${TEXT_FIELDS}, .dialog`) !== null;
}

/** What a key does anywhere on a signed-in page. */
export type Shortcut = "palette" | "help";

type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "repeat">;

/** Where a key was pressed: in a field that takes text, while a dialog is open, or elsewhere on the page. */
type KeyPlace = "page" | "field" | "dialog";

/**
 * The shortcut of a pressed key, or null. In a field, a single key is text, and in a dialog every key is the dialog's.
 * @param hasSingleKeys whether keys without Ctrl or ⌘ count; a person may turn them off
 */
export function shortcutOf(pressed: Key, place: KeyPlace, hasSingleKeys: boolean): Shortcut | null {
  if (place === "dialog" || pressed.repeat || pressed.altKey) return null;
  const isWithControl = pressed.ctrlKey || pressed.metaKey;
  if (isWithControl) return pressed.key.toLowerCase() === "k" && !pressed.shiftKey ? "palette" : null;
  return pressed.key === "?" && place === "page" && hasSingleKeys ? "help" : null;
}

const TEXT_FIELDS = "input:not([type=checkbox], [type=radio], [type=button], [type=file]), textarea, select";

/** The place of a key press with this target. */
export function keyPlaceOf(target: EventTarget | null): KeyPlace {
  if (document.querySelector(".dialog") !== null) return "dialog";
  const isField =
    target instanceof HTMLElement && (target.isContentEditable || target.closest(TEXT_FIELDS) !== null);
  return isField ? "field" : "page";
}

import { whenShown } from "../browser/when-shown.tsx";
import type { DialogProps } from "./modal-dialog.tsx";

const modal = whenShown(async () => (await import("./modal-dialog.tsx")).ModalDialog);

/** Preloads the dialogs. */
export const loadDialogs = modal.load;

/** A modal dialog: it is read out, focus stays inside, Escape closes it if it may be closed. */
export function Dialog({ isOpen, ...dialog }: DialogProps & { isOpen: boolean }) {
  return isOpen && <modal.WhenShown isRead {...dialog} />;
}

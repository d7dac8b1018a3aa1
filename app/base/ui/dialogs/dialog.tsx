import { whenShown } from "../browser/when-shown.tsx";
import type { DialogProps } from "./modal-dialog.tsx";

const modal = whenShown(async () => (await import("./modal-dialog.tsx")).ModalDialog);

/** Loads what draws dialogs, for who cannot wait for it. */
export const loadDialogs = modal.load;

/** A modal dialog that asks something: it is read out, focus stays inside, Escape closes it where it may be closed. */
export function Dialog({ isOpen, ...dialog }: DialogProps & { isOpen: boolean }) {
  return isOpen && <modal.WhenShown isRead {...dialog} />;
}

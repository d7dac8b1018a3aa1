import type { ReactNode } from "react";
import { whenShown } from "./when-shown.tsx";

export type DialogProps = {
  title: string;
  /** Called for Escape, the backdrop or a close button. Leave it out where the person has to choose. */
  onClose?: () => void;
  children: ReactNode;
  /** The buttons, right-aligned. */
  actions: ReactNode;
  className?: string;
  /** What stands above the buttons is read out when the dialog opens. */
  isRead?: boolean;
};

const modal = whenShown(async () => (await import("./modal-dialog.tsx")).ModalDialog);

/** Loads what draws dialogs, for who cannot wait for it. */
export const loadDialogs = modal.load;

/** A modal dialog that asks something: it is read out, focus stays inside, Escape closes it where it may be closed. */
export function Dialog({ isOpen, ...dialog }: DialogProps & { isOpen: boolean }) {
  return isOpen && <modal.WhenShown isRead {...dialog} />;
}

import { Dialog as Radix } from "radix-ui";
import { type ReactNode, useId, useState } from "react";
import { focusPageHeading } from "../focus/focus-heading.ts";

export type DialogProps = {
  title: string;
  /** Called for Escape, the backdrop or a close button. Omit it if the person has to choose. */
  onClose?: () => void;
  children: ReactNode;
  /** The buttons, right-aligned. */
  actions: ReactNode;
  className?: string;
  /** The content above the buttons is read out when the dialog opens. */
  isRead?: boolean;
};

/**
 * Returns the focus when a dialog without a `Trigger` closes; it would fall back to the body. If the element is gone,
 * or nothing had the focus, the page's heading gets it.
 * @returns the dialog's `onCloseAutoFocus`
 */
export function useFocusReturn() {
  const [before] = useState(() => document.activeElement);
  return (event: Event) => {
    event.preventDefault();
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    if (before instanceof HTMLElement && before.isConnected) before.focus();
    if (document.activeElement === document.body) focusPageHeading();
  };
}

/** Focuses the element with `data-initial-focus`, else the first button or field. */
function focusInitial(event: Event) {
  const wanted = (event.currentTarget as HTMLElement).querySelector<HTMLElement>("[data-initial-focus]");
  if (!wanted) return;
  event.preventDefault();
  // A group is read starting with the dialog's title, which a low window would scroll away.
  wanted.focus({ preventScroll: wanted.tagName === "FIELDSET" });
}

/** The open dialog that `dialog.tsx` shows. */
export function ModalDialog({
  title,
  onClose,
  children,
  actions,
  className = "",
  isRead = false,
}: DialogProps) {
  const id = useId();
  const giveBack = useFocusReturn();
  const hold = (event: Event) => {
    if (!onClose) event.preventDefault();
  };
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose?.()}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-backdrop" />
        <Radix.Content
          className={`dialog card ${className}`}
          onOpenAutoFocus={focusInitial}
          onCloseAutoFocus={giveBack}
          onEscapeKeyDown={hold}
          onPointerDownOutside={hold}
          aria-describedby={isRead ? id : undefined}
        >
          <Radix.Title>{title}</Radix.Title>
          {isRead ? (
            <div id={id} className="dialog-words">
              {children}
            </div>
          ) : (
            children
          )}
          <div className="dialog-actions">{actions}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

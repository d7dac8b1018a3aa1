import { Dialog as Radix } from "radix-ui";
import type { DialogProps } from "./dialog.tsx";

/** The open dialog that `dialog.tsx` shows. */
export function ModalDialog({ title, onClose, children, actions, className = "" }: DialogProps) {
  const hold = (event: Event) => {
    if (!onClose) event.preventDefault();
  };
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose?.()}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-backdrop" />
        <Radix.Content
          className={`dialog card ${className}`}
          onEscapeKeyDown={hold}
          onPointerDownOutside={hold}
          aria-describedby={undefined}
        >
          <Radix.Title>{title}</Radix.Title>
          {children}
          <div className="dialog-actions">{actions}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

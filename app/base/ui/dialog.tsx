import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";

type Props = {
  title: string;
  isOpen: boolean;
  /** Called for Escape, the backdrop or a close button. Leave it out where the person has to choose. */
  onClose?: () => void;
  children: ReactNode;
  /** The buttons, right-aligned. */
  actions: ReactNode;
  className?: string;
};

/** A modal dialog: focus stays inside, Escape closes it where it may be closed. */
export function Dialog({ title, isOpen, onClose, children, actions, className = "" }: Props) {
  const hold = (event: Event) => {
    if (!onClose) event.preventDefault();
  };
  return (
    <Radix.Root open={isOpen} onOpenChange={(open) => !open && onClose?.()}>
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

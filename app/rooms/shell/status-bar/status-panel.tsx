import { Popover } from "radix-ui";
import { type ReactNode, type RefObject, useRef } from "react";

type Props = {
  id: string;
  label: string;
  /** The button that opened it; it is placed below and returns the focus to it. */
  button: RefObject<HTMLButtonElement | null>;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
};

/** The open dropdown of a status item. */
export function StatusPanel({ id, label, button, onOpenChange, children }: Props) {
  const isLeftByPointer = useRef(false);
  const isOnButton = ({ target }: { target: EventTarget | null }) =>
    target instanceof Node && button.current?.contains(target) === true;
  return (
    <Popover.Root open onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={button as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          id={id}
          className="card status-panel"
          align="start"
          sideOffset={6}
          collisionPadding={12}
          aria-label={label}
          onInteractOutside={(event) => {
            // The button closes by its own click; closing here as well would let that click open it again.
            if (isOnButton(event)) event.preventDefault();
            else isLeftByPointer.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // Focus only returns if nothing else, such as another dropdown or a dialog, has taken it.
            const isNowhere = document.activeElement === document.body;
            if (isNowhere && !isLeftByPointer.current) button.current?.focus();
          }}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

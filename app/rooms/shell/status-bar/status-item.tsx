import { Popover } from "radix-ui";
import type { ComponentType, ReactNode } from "react";

type Props = {
  /** The full name; `short` is the part that narrow screens show. */
  label: readonly [before: string, short: string, after: string];
  Icon: ComponentType<{ size: number; "aria-hidden": "true" }>;
  /** Beside the label: a count or a state, with its words. */
  mark?: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
};

/** One item of the status bar with its dropdown, which an outside click and Escape close. */
export function StatusItem({
  label: [before, short, after],
  Icon,
  mark,
  isOpen,
  onOpenChange,
  children,
}: Props) {
  return (
    <li>
      <Popover.Root open={isOpen} onOpenChange={onOpenChange}>
        <Popover.Trigger className="quiet status-button">
          <Icon size={18} aria-hidden="true" />
          <span>
            <span className="full-only">{before}</span>
            {short}
            <span className="full-only">{after}</span>
          </span>
          {mark}
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            className="card status-panel"
            align="start"
            sideOffset={6}
            collisionPadding={12}
            onCloseAutoFocus={keepFocusWhereItIs}
            aria-label={before + short + after}
          >
            {children}
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </li>
  );
}

/** Returns focus to the button only if nothing else (another dropdown, a dialog) has taken it. */
function keepFocusWhereItIs(event: Event) {
  if (document.activeElement !== document.body) event.preventDefault();
}

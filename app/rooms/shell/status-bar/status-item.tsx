import type { IconNode } from "lucide";
import { type ReactNode, useId, useRef } from "react";
import { whenShown } from "#app/base/ui/browser/when-shown.tsx";
import { Icon } from "#app/base/ui/icon.tsx";

type Props = {
  /** The full name; `short` is the part that narrow screens show. */
  label: readonly [before: string, short: string, after: string];
  icon: IconNode;
  /** Shown beside the label: a count or a state, with its words. */
  mark?: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
};

const panel = whenShown(async () => (await import("./status-panels.ts")).STATUS_PANELS.StatusPanel);

/** Preloads the dropdowns. */
export const loadStatusPanels = panel.load;

/** One item of the status bar with its dropdown, which an outside click and Escape close. */
export function StatusItem({
  label: [before, short, after],
  icon,
  mark,
  isOpen,
  onOpenChange,
  children,
}: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <li>
      <button
        ref={button}
        type="button"
        className="quiet status-button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => onOpenChange(!isOpen)}
      >
        <Icon of={icon} size={18} />
        <span>
          <span className="full-only">{before}</span>
          {short}
          <span className="full-only">{after}</span>
        </span>
        {mark}
      </button>
      {isOpen && (
        <panel.WhenShown id={id} label={before + short + after} button={button} onOpenChange={onOpenChange}>
          {children}
        </panel.WhenShown>
      )}
    </li>
  );
}

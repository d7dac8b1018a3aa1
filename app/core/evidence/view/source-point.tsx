import type { ReactNode } from "react";
import type { ActiveSource } from "./active-source.ts";

type Props = {
  className: string;
  source: NonNullable<ActiveSource>;
  onActivate: (active: ActiveSource) => void;
  /** The id of an element that says more about the words. */
  describedBy?: string | undefined;
  children: ReactNode;
};

/** Words that show their source while they are pointed at or focused. */
export function SourcePoint({ className, source, onActivate, describedBy, children }: Props) {
  const activate = () => onActivate(source);
  const deactivate = () => onActivate(null);
  return (
    <span
      className={className}
      role="note"
      {...(describedBy ? { "aria-describedby": describedBy } : {})}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard reaches the source of each statement this way
      tabIndex={0}
      onMouseEnter={activate}
      onFocus={activate}
      // After a tap the pointer leaves at once; the focus stays.
      onMouseLeave={({ currentTarget }) => document.activeElement !== currentTarget && deactivate()}
      onBlur={deactivate}
    >
      {children}
    </span>
  );
}

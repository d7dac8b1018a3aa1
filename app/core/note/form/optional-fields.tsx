import { type ReactNode, useState } from "react";

type Props = {
  title: string;
  /** What the fields contain, shown while they are closed. */
  summary: string;
  /** The active statement points into these fields. */
  isPointedAt: boolean;
  children: ReactNode;
};

/** Fields that are closed until wanted. A statement that points into them opens them, and they stay open. */
export function OptionalFields({ title, summary, isPointedAt, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (isPointedAt && !isOpen) setOpen(true);
  return (
    <details
      className={isPointedAt ? "fields pointed-at" : "fields"}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {title} <span className="soft small">{summary}</span>
      </summary>
      <div className="field-grid">{children}</div>
    </details>
  );
}

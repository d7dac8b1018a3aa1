import { type ReactNode, useState } from "react";
import { Dialog } from "./dialog.tsx";

type Props = {
  label: string;
  /** The label with its object, if there are several on a page. */
  name?: string;
  className?: string;
  isDisabled?: boolean;
  /** The dialog's question. */
  title: string;
  /** The cancelling button. */
  keepLabel?: string;
  confirmLabel?: string;
  /** What will be lost. */
  children: ReactNode;
  /** Whether the dialog stays open until the deletion is done. */
  staysOpen?: boolean;
  onConfirm: () => unknown;
};

/** A button that asks in a dialog before it deletes. `AskInPlace` asks without one. */
export function DeleteButton({
  label,
  name,
  className = "danger",
  isDisabled,
  onConfirm,
  ...question
}: Props) {
  const { title, keepLabel = "Keep it", confirmLabel = "Delete", children, staysOpen = false } = question;
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const close = () => setAsking(false);
  const confirm = async () => {
    setBusy(staysOpen);
    setAsking(staysOpen);
    await onConfirm();
    setBusy(false);
    close();
  };
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={name}
        disabled={isDisabled}
        onClick={() => setAsking(true)}
      >
        {label}
      </button>
      <Dialog
        title={title}
        isOpen={isAsking}
        {...(isBusy ? {} : { onClose: close })}
        actions={
          <>
            <button type="button" disabled={isBusy} onClick={close}>
              {keepLabel}
            </button>
            <button type="button" className="danger" disabled={isBusy} onClick={confirm}>
              {confirmLabel}
            </button>
          </>
        }
      >
        {children}
      </Dialog>
    </>
  );
}

import { X } from "lucide-react";
import { useSyncExternalStore } from "react";
import { closeToast, holdToasts, onToasts, openToast, openToasts, releaseToasts } from "./toast-list.ts";

const NONE: ReturnType<typeof openToasts> = [];

/** Where toasts appear: bottom right. One per page. */
export function Toasts() {
  const toasts = useSyncExternalStore(onToasts, openToasts, () => NONE);
  return (
    <section
      className="toasts"
      aria-label="Notifications"
      aria-live="polite"
      onMouseEnter={holdToasts}
      onMouseLeave={releaseToasts}
      onFocus={holdToasts}
      onBlur={releaseToasts}
    >
      {toasts.map(({ id, type, text, onUndo, isLeaving }) => (
        <div key={id} className="toast" data-type={type} data-leaving={isLeaving}>
          <span>{text}</span>
          {onUndo && (
            <button
              type="button"
              onClick={() => {
                onUndo();
                closeToast(id);
              }}
            >
              Undo
            </button>
          )}
          <button type="button" className="quiet icon" aria-label="Close" onClick={() => closeToast(id)}>
            <X size={16} aria-hidden="true" />
          </button>
        </div>
      ))}
    </section>
  );
}

/** Shows a message of one of the three types. */
export const showToast = {
  success: (text: string) => openToast({ type: "success", text }),
  error: (text: string) => openToast({ type: "error", text }),
  info: (text: string) => openToast({ type: "info", text }),
  /** Information about something that can be taken back. */
  undo: (text: string, onUndo: () => void) => openToast({ type: "info", text, onUndo }),
};

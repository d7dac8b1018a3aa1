import { X } from "lucide-react";
import { Toast } from "radix-ui";
import { useSyncExternalStore } from "react";
import { closeToast, type OpenToast, onToasts, openToast, openToasts } from "./toast-list.ts";

/** A toast closes on its own after 5000 ms; its exit takes the 300 ms of the animation in app.css. */
const TOAST_MS = 5000;
const NONE: readonly OpenToast[] = [];

/** Where toasts appear: bottom right. One per page. */
export function Toasts() {
  const toasts = useSyncExternalStore(onToasts, openToasts, () => NONE);
  return (
    <Toast.Provider duration={TOAST_MS} swipeDirection="right">
      {toasts.map(({ id, type, text, onUndo, isOpen }) => (
        <Toast.Root
          key={id}
          className="toast"
          data-type={type}
          open={isOpen}
          onOpenChange={(open) => !open && closeToast(id)}
        >
          {/* The viewport is a live region itself; Radix would announce the same words a second time. */}
          <div className="toast-body" data-radix-toast-announce-exclude="">
            <Toast.Description>{text}</Toast.Description>
            {onUndo && (
              <Toast.Action altText="Undo" onClick={onUndo}>
                Undo
              </Toast.Action>
            )}
            <Toast.Close className="quiet icon" aria-label="Close">
              <X size={16} aria-hidden="true" />
            </Toast.Close>
          </div>
        </Toast.Root>
      ))}
      <Toast.Viewport className="toasts" aria-live="polite" />
    </Toast.Provider>
  );
}

/** Shows a message of one of the three types. */
export const showToast = {
  success: (text: string) => openToast({ type: "success", text }),
  error: (text: string) => openToast({ type: "error", text }),
  info: (text: string) => openToast({ type: "info", text }),
  /** An info toast with an Undo button. */
  undo: (text: string, onUndo: () => void) => openToast({ type: "info", text, onUndo }),
};

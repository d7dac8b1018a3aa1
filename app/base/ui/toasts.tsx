import { Toaster, toast } from "sonner";

/** A toast closes on its own after 5000 ms, its exit takes 300 ms (the exit is in app.css). */
const TOAST_MS = 5000;

/** Where toasts appear: bottom right. One per page. */
export function Toasts() {
  return (
    <Toaster
      position="bottom-right"
      duration={TOAST_MS}
      visibleToasts={4}
      closeButton
      toastOptions={{ className: "toast" }}
    />
  );
}

/** Shows a message of one of the three types. */
export const showToast = {
  success: (text: string) => toast.success(text),
  error: (text: string) => toast.error(text),
  info: (text: string) => toast.info(text),
  /** Information about something that can be taken back. */
  undo: (text: string, onUndo: () => void) =>
    toast.info(text, { action: { label: "Undo", onClick: onUndo } }),
};

import { X } from "lucide";
import { Toast } from "radix-ui";
import { useEffect, useState } from "react";
import { Icon } from "#app/base/ui/icon.tsx";
import { useStore } from "../browser/store.ts";
import { focusPageHeading } from "../focus/focus-heading.ts";
import { closeToast, toastList } from "./toast-list.ts";

/** A toast closes on its own after 5000 ms; its exit takes the 300 ms of the animation in app.css. */
const TOAST_MS = 5000;
/** Radix announces each toast's label in its hidden region; it must not be empty. */
const SILENT = "\u200b";

/** Undoes, and returns the focus to where it was when the toast came, as the button itself is then gone. */
function UndoButton({ onUndo }: { onUndo: () => void }) {
  const [from] = useState(() => document.activeElement);
  const undo = () => {
    onUndo();
    setTimeout(() => {
      if (from instanceof HTMLElement && from !== document.body && from.isConnected) from.focus();
      else focusPageHeading();
    });
  };
  return (
    <Toast.Action altText="Undo" onClick={undo}>
      Undo
    </Toast.Action>
  );
}

/** Where toasts appear: bottom right. It is empty at first, because screen readers only announce what is added. */
export function ToastViewport() {
  const open = useStore(toastList);
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  const toasts = isThere ? open : [];
  return (
    <Toast.Provider duration={TOAST_MS} swipeDirection="right" label={SILENT}>
      {toasts.map(({ id, type, text, onUndo, isOpen }) => (
        <Toast.Root
          key={id}
          className="toast"
          data-type={type}
          open={isOpen}
          onOpenChange={(open) => !open && closeToast(id)}
        >
          {/* The viewport itself is a live region; Radix would announce the words again in a hidden one. */}
          <div className="toast-body" data-radix-toast-announce-exclude="">
            <Toast.Description>{text}</Toast.Description>
            {onUndo && <UndoButton onUndo={onUndo} />}
            <Toast.Close className="quiet icon" aria-label="Close">
              <Icon of={X} size={16} />
            </Toast.Close>
          </div>
        </Toast.Root>
      ))}
      <Toast.Viewport className="toasts" aria-live="polite" />
    </Toast.Provider>
  );
}

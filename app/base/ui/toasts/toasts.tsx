import { useEffect, useState } from "react";
import { atFirstSign, whenShown } from "../browser/when-shown.tsx";
import { openCarriedToasts, openToast, openToasts, toastList } from "./toast-list.ts";

const viewport = whenShown(async () => (await import("./toast-viewport.tsx")).ToastViewport);

/** Preloads the toasts. */
export const loadToasts = viewport.load;

/** By then the page is drawn; a toast may have to say that the server, or the page's code, is gone. */
const LOADED_AFTER_MS = 2_000;

/** Where toasts appear, one per page; loaded soon after it, or at the first sign of a person. */
export function Toasts() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const want = () => setWanted(true);
    openCarriedToasts();
    if (openToasts().length > 0) want();
    atFirstSign(want);
    setTimeout(loadToasts, LOADED_AFTER_MS);
    return toastList.subscribe(want);
  }, []);
  return isWanted && <viewport.WhenShown />;
}

/** Shows a message of one of the three types. */
export const showToast = {
  success: (text: string) => openToast({ type: "success", text }),
  error: (text: string) => openToast({ type: "error", text }),
  info: (text: string) => openToast({ type: "info", text }),
  undo: (text: string, onUndo: () => void) => openToast({ type: "info", text, onUndo }),
};

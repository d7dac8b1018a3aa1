import { useCallback, useEffect, useRef } from "react";
import { closeToast } from "./toast-list.ts";
import { showToast } from "./toasts.tsx";

/** Reports what was done, with an Undo that is offered as long as the component it would change is on the page. */
export function useUndo(): typeof showToast.undo {
  const open = useRef<number[]>([]);
  useEffect(() => () => open.current.forEach(closeToast), []);
  return useCallback((text, onUndo) => {
    const id = showToast.undo(text, onUndo);
    open.current.push(id);
    return id;
  }, []);
}

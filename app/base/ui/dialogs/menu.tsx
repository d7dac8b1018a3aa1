import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/** Distance between a menu and the edge of the window, in pixels. */
const MARGIN = 8;

type MenuProps = { label: string; className?: string; children: ReactNode };

/** A button with a menu that opens below it, without scripts as well. */
export function Menu({ label, className = "", children }: MenuProps) {
  const root = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useLightDismiss(root, isOpen, () => setOpen(false));
  useLayoutEffect(() => {
    const panel = root.current?.lastElementChild;
    if (isOpen && panel instanceof HTMLElement) keepInWindow(panel);
  }, [isOpen]);
  return (
    <details
      ref={root}
      className={`menu ${className}`}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{label}</summary>
      {children}
    </details>
  );
}

/** Closes the menu that contains a button; its summary gets the focus that the hidden button would lose. */
export function closeMenu(button: Element): void {
  const menu = button.closest("details");
  menu?.removeAttribute("open");
  menu?.querySelector("summary")?.focus();
}

/**
 * Closes the open menu on Escape, and on a press or focus elsewhere. A dialog opened from it leaves it open, and of
 * nested menus the inner one closes first.
 * @param root contains the button and what it opens
 */
export function useLightDismiss(root: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void) {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const around = root.current?.parentElement?.closest(".menu, .more");
    const onElsewhere = ({ type, target }: Event) => {
      if (!(target instanceof Element) || root.current?.contains(target) || target.closest(".dialog")) return;
      // In a small window, a nested menu moves what is below it. Closing it on press would move the target away from
      // under the finger, so there the click counts.
      const isPress = type === "pointerdown" || (type === "focusin" && !target.matches(":focus-visible"));
      if (isPress && around?.contains(target)) return;
      latest.current();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || document.querySelector(".dialog")) return;
      if (root.current?.querySelector("details[open]")) return;
      event.preventDefault();
      root.current?.querySelector<HTMLElement>("summary, [aria-expanded]")?.focus();
      latest.current();
    };
    document.addEventListener("pointerdown", onElsewhere);
    document.addEventListener("click", onElsewhere);
    document.addEventListener("focusin", onElsewhere);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", onElsewhere);
      document.removeEventListener("click", onElsewhere);
      document.removeEventListener("focusin", onElsewhere);
      document.removeEventListener("keydown", onKey);
    };
  }, [root, isOpen]);
}

/** Moves a menu that would be wider than the rest of the window to the left. */
function keepInWindow(panel: HTMLElement) {
  panel.style.translate = "";
  const beyond = panel.getBoundingClientRect().right + MARGIN - document.documentElement.clientWidth;
  if (beyond > 0) panel.style.translate = `${-beyond}px`;
}

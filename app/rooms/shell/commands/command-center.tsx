import { lazy, Suspense, useEffect } from "react";
import { createStore, useStore } from "#app/base/ui/store.ts";
import { keyPlaceOf, type Shortcut, shortcutOf } from "./shortcuts.ts";
import { hasSingleKeys } from "./single-keys.ts";

const Palette = lazy(() => import("./palette.tsx"));
const ShortcutHelp = lazy(() => import("./shortcut-help.tsx"));

/** Which of the two is open. */
const open = createStore<Shortcut | null>(null);

export const openPalette = (): void => open.set("palette");

/** Listens for shortcuts; palette and help are loaded when they are asked for. */
export function CommandCenter({ userId }: { userId: string }) {
  const shown = useStore(open);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event, keyPlaceOf(event.target), hasSingleKeys(localStorage, userId));
      if (!shortcut) return;
      event.preventDefault();
      open.set(shortcut);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [userId]);
  const close = () => open.set(null);
  return (
    <Suspense>
      {shown === "palette" && <Palette userId={userId} onClose={close} onHelp={() => open.set("help")} />}
      {shown === "help" && <ShortcutHelp userId={userId} onClose={close} />}
    </Suspense>
  );
}

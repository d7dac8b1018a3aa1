import { useEffect } from "react";
import { createStore, useStore } from "#app/base/ui/browser/store.ts";
import { whenShown } from "#app/base/ui/browser/when-shown.tsx";
import { keyPlaceOf, type Shortcut, shortcutOf } from "./shortcuts.ts";
import { hasSingleKeys } from "./single-keys.ts";

const palette = whenShown(async () => (await import("./palette.tsx")).Palette);
const help = whenShown(async () => (await import("./shortcut-help.tsx")).ShortcutHelp);

/** Which of palette and help is open. */
const open = createStore<Shortcut | null>(null);

export const openPalette = (): void => open.set("palette");

/** Listens for shortcuts; palette and help are loaded at the first sign of a person, so that no typed key is lost. */
export function CommandCenter({ userId }: { userId: string }) {
  const shown = useStore(open);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event, keyPlaceOf(event.target), hasSingleKeys(userId));
      if (!shortcut) return;
      event.preventDefault();
      open.set(shortcut);
      // What could not be loaded is closed again: it would open at a later key, in the middle of other work.
      void (shortcut === "palette" ? palette : help).load().then((isLoaded) => isLoaded || open.set(null));
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [userId]);
  const close = () => open.set(null);
  return (
    <>
      {shown === "palette" && (
        <palette.WhenShown userId={userId} onClose={close} onHelp={() => open.set("help")} />
      )}
      {shown === "help" && <help.WhenShown userId={userId} onClose={close} />}
    </>
  );
}

import { openLocalText } from "#app/base/ui/browser/local-store.ts";
import { keptKey } from "#app/core/identity/local-traces.ts";

/** Keys without Ctrl can be turned off: speech input and unsteady hands press them unintentionally (WCAG 2.1.4). */
export const hasSingleKeys = (userId: string): boolean => openText(userId).read() !== "off";

export function setSingleKeys(userId: string, isOn: boolean): void {
  if (isOn) openText(userId).remove();
  else openText(userId).write("off");
}

const openText = (userId: string) => openLocalText(keptKey("single-keys", userId));

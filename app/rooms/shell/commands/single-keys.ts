import { keepStored } from "#app/base/ui/browser/keep-stored.ts";
import { keptKey } from "#app/core/identity/local-traces.ts";

/** Keys without Ctrl can be turned off: speech input and unsteady hands press them unintentionally (WCAG 2.1.4). */
export const hasSingleKeys = (storage: Storage, userId: string): boolean =>
  storage.getItem(keyOf(userId)) !== "off";

export function setSingleKeys(storage: Storage, userId: string, isOn: boolean): void {
  if (isOn) storage.removeItem(keyOf(userId));
  else keepStored(storage, keyOf(userId), "off");
}

const keyOf = (userId: string): string => keptKey("single-keys", userId);

/**
 * Stores a text in this browser for later. A browser whose disk or share is full refuses; the page works on without.
 * @returns whether it is stored
 */
export function keepStored(storage: Pick<Storage, "setItem">, key: string, text: string): boolean {
  try {
    storage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

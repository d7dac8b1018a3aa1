import type { StoredReader } from "./read-stored.ts";

type StorageCalls = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A browser may refuse to store, or have no room left: what it then keeps is lost, and the page works on. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {}
}

const inBrowser = (): StorageCalls => localStorage;

/** For what a tab keeps until it is closed. */
export const inTab = (): StorageCalls => sessionStorage;

/**
 * A text that this browser keeps.
 * @param key ends in the person's id if the text is a person's: see `local-traces.ts`
 * @param storage asked for with each call, because a browser may refuse even that
 */
export const openLocalText = (key: string, storage = inBrowser) => ({
  /** Null if there is none. */
  read: (): string | null => attempt(() => storage().getItem(key)) ?? null,
  /** @returns whether it is kept now */
  write: (text: string): boolean =>
    attempt(() => {
      storage().setItem(key, text);
      return true;
    }) ?? false,
  remove: (): void => attempt(() => storage().removeItem(key)),
});

/** A value that this browser keeps as JSON, under a key as above. */
export function openLocalStore<T>(key: string, readStored: StoredReader<T>, storage?: () => StorageCalls) {
  const text = openLocalText(key, storage);
  return {
    ...text,
    /** Undefined if there is none, or none that is valid. */
    read: (): T | undefined => attempt(() => readStored(JSON.parse(text.read() ?? "null"))),
    /** @returns whether it is kept now */
    write: (value: T): boolean => text.write(JSON.stringify(value)),
  };
}

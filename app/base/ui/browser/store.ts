import { useSyncExternalStore } from "react";

/** A value of the open page that code outside of components changes and components show. */
export type Store<T> = {
  get(): T;
  set(next: T): void;
  /** Calls back on every change; returns a function to unsubscribe. */
  subscribe(listener: () => void): () => void;
  /** What the server renders; it serves many people and therefore never sets a store. */
  initial: T;
};

export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    initial,
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The store's current value; the component renders again when it changes. */
export function useStore<T>({ subscribe, get, initial }: Store<T>): T {
  return useSyncExternalStore(subscribe, get, () => initial);
}

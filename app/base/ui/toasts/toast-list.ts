import { inTab, openLocalStore } from "../browser/local-store.ts";
import { oneOf, storedList, storedObject, storedText } from "../browser/read-stored.ts";
import { createStore } from "../browser/store.ts";

/** The toasts of the page, so that code outside of components can open one; `toasts.tsx` shows them. */

type ToastType = "success" | "error" | "info";

type OpenToast = {
  id: number;
  type: ToastType;
  text: string;
  /** Undoes what the toast reports; absent if that cannot be undone. */
  onUndo?: () => void;
  /** False once its exit has begun. */
  isOpen: boolean;
};

const MOST_AT_ONCE = 4;

export const toastList = createStore<readonly OpenToast[]>([]);
let lastId = 0;

/** Shows a toast, replacing one with the same text; beyond four, the oldest goes. @returns its id */
export function openToast(toast: Pick<OpenToast, "type" | "text" | "onUndo">): number {
  const others = openToasts().filter((other) => other.isOpen && !saysTheSame(other, toast));
  const open = [...others, { ...toast, id: ++lastId, isOpen: true }];
  toastList.set(
    open.map((other, index) => (index < open.length - MOST_AT_ONCE ? { ...other, isOpen: false } : other)),
  );
  return lastId;
}

/** Two toasts with Undo are never the same. */
const saysTheSame = (one: ToastContent, other: ToastContent): boolean =>
  one.type === other.type && one.text === other.text && !one.onUndo && !other.onUndo;

type ToastContent = Pick<OpenToast, "type" | "text" | "onUndo">;

/** Begins the exit of a toast. */
export function closeToast(id: number): void {
  toastList.set(openToasts().map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
}

export const openToasts = toastList.get;

const carried = openLocalStore(
  "carriedToasts",
  storedList(
    storedObject<Pick<OpenToast, "type" | "text">>({
      type: oneOf(["success", "error", "info"]),
      text: storedText,
    }),
  ),
  inTab,
);

/** Carries the toasts' texts over to the next document of this tab. */
export function carryToasts(): void {
  const open = openToasts()
    .filter(({ isOpen }) => isOpen)
    .map(({ type, text }) => ({ type, text }));
  if (open.length > 0) carried.write(open);
}

/** Shows the toasts carried over from the previous document. */
export function openCarriedToasts(): void {
  const left = carried.read() ?? [];
  carried.remove();
  for (const toast of left) openToast(toast);
}

/** The open toasts of the page and their times; what shows them subscribes. */

export type ToastType = "success" | "error" | "info";

export type OpenToast = {
  id: number;
  type: ToastType;
  text: string;
  /** Takes back what the toast tells of; absent where nothing can be taken back. */
  onUndo?: () => void;
  /** Whether it is on its way out. */
  isLeaving: boolean;
};

/** A toast closes on its own after 5000 ms; its exit takes 300 ms. */
export const TOAST_MS = 5000;
export const EXIT_MS = 300;
const MOST_AT_ONCE = 4;

let toasts: readonly OpenToast[] = [];
let lastId = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

/** Shows a toast; the oldest leaves when there are more than four. */
export function openToast(toast: Pick<OpenToast, "type" | "text" | "onUndo">): void {
  const opened: OpenToast = { ...toast, id: ++lastId, isLeaving: false };
  update([...toasts, opened]);
  letClose(opened.id);
  const staying = toasts.filter(({ isLeaving }) => !isLeaving);
  for (const { id } of staying.slice(0, -MOST_AT_ONCE)) closeToast(id);
}

/** Begins the exit of a toast, after which it is gone. */
export function closeToast(id: number): void {
  if (!toasts.some((toast) => toast.id === id && !toast.isLeaving)) return;
  update(toasts.map((toast) => (toast.id === id ? { ...toast, isLeaving: true } : toast)));
  startTimer(id, EXIT_MS, () => {
    timers.delete(id);
    update(toasts.filter((toast) => toast.id !== id));
  });
}

/** Keeps the toasts open while somebody points at them or has the focus in them. */
export function holdToasts(): void {
  for (const { id, isLeaving } of toasts) if (!isLeaving) clearTimeout(timers.get(id));
}

/** Gives the toasts their whole time again. */
export function releaseToasts(): void {
  for (const { id, isLeaving } of toasts) if (!isLeaving) letClose(id);
}

export const openToasts = (): readonly OpenToast[] => toasts;

/** Calls back on every change; returns what ends it. */
export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const letClose = (id: number) => startTimer(id, TOAST_MS, () => closeToast(id));

function startTimer(id: number, ms: number, then: () => void) {
  clearTimeout(timers.get(id));
  timers.set(id, setTimeout(then, ms));
}

function update(next: readonly OpenToast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

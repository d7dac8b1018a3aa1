/** Where the browser's customer state is kept (USE-06). */
export const CUSTOMER_STORAGE = "customer-storage";

/** Key of what this product keeps in the browser for one person; always ends in the person's id (OPEN-73). */
export const localKey = (name: string, userId: string): string => `nursegpt:${name}:${userId}`;

/**
 * Key of counters and flags without clinical text, which stay over a sign-out (OPEN-73); they go with the account.
 */
export const keptKey = (name: string, userId: string): string => `nursegpt-kept:${name}:${userId}`;

/** Whether the person is signing out: from then on nothing of them is written any more, it would outlive the erasing. */
export const isLeaving = (): boolean => globalThis.document?.documentElement.dataset.leaving === "true";

/** Erases what the product wrote to this browser about any person. The theme and "Remember me" stay: they are nobody's. */
export function eraseLocalTraces(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith("nursegpt:") || key === CUSTOMER_STORAGE) localStorage.removeItem(key);
  sessionStorage.clear();
}

/** Erases the rest too, when the account is gone: counters and flags. */
export function forgetAccount(): void {
  eraseLocalTraces();
  for (const key of Object.keys(localStorage))
    if (key.startsWith("nursegpt-kept:")) localStorage.removeItem(key);
}

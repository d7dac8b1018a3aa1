/** Where the browser's customer state is kept (USE-06). */
export const CUSTOMER_STORAGE = "customer-storage";

/** Key of what this product keeps in the browser for one person; always ends in the person's id (OPEN-73). */
export const localKey = (name: string, userId: string): string => `nursegpt:${name}:${userId}`;

/**
 * Key of counters and flags without clinical text, which stay over a sign-out (OPEN-73); they go with the account.
 */
export const keptKey = (name: string, userId: string): string => `nursegpt-kept:${name}:${userId}`;

/** Kept under `localKey` by `clinicalStorage` only, which encrypts it. */
const CLINICAL = ["research", "chat", "analysis", "activities"] as const;

/** Key of what one tool was asked for and has not answered yet. */
export const generationKey = (tool: string, userId: string): string => localKey(`generation ${tool}`, userId);

export const isClinicalKeyOf = (key: string, userId: string): boolean =>
  CLINICAL.some((name) => key === localKey(name, userId)) ||
  (key.startsWith("nursegpt:generation ") && key.endsWith(`:${userId}`));

/** Whether the person is signing out: from then on nothing of them is written any more, it would outlive the erasing. */
export const isLeaving = (): boolean => globalThis.document?.documentElement.dataset.leaving === "true";

/** Work that the server does not have yet, encrypted under a key that only the server can give. */
export const UNSENT_WORK = "nursegpt-work:";

/**
 * Erases what the product wrote to this browser about any person. The theme and "Remember me" stay: they are nobody's.
 * So does encrypted work that the server may not have, where the session's end does not erase it.
 */
export function eraseLocalTraces({ erasesWork }: { erasesWork: boolean }): void {
  const isTrace = (key: string) =>
    key.startsWith("nursegpt:") || key === CUSTOMER_STORAGE || (erasesWork && key.startsWith(UNSENT_WORK));
  for (const key of Object.keys(localStorage)) if (isTrace(key)) localStorage.removeItem(key);
  sessionStorage.clear();
}

/**
 * A page of this person begins: what the product kept in this browser of anybody else goes, however that one left.
 * @param userId null where nobody is signed in; then only work that the server may not have stays, encrypted
 */
export function eraseForeignTraces(storage: Storage, userId: string | null): void {
  const isForeign = (key: string) =>
    key.startsWith("nursegpt:") || (userId !== null && key.startsWith(UNSENT_WORK));
  for (const key of Object.keys(storage))
    if (isForeign(key) && (userId === null || !key.endsWith(`:${userId}`))) storage.removeItem(key);
  if (userId === null) storage.removeItem(CUSTOMER_STORAGE);
}

/** Erases the rest too, when the account is gone: counters and flags. */
export function forgetAccount(): void {
  eraseLocalTraces({ erasesWork: true });
  for (const key of Object.keys(localStorage))
    if (key.startsWith("nursegpt-kept:")) localStorage.removeItem(key);
}

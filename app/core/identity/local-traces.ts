/** Where the browser's customer state is kept (USE-06). */
export const CUSTOMER_STORAGE = "customer-storage";

/** Key of something that the product keeps in the browser for one person; always ends in the person's id (OPEN-73). */
export const localKey = (name: string, userId: string): string => `nursegpt:${name}:${userId}`;

/**
 * Key of counters and flags without clinical text, which outlast a sign-out (OPEN-73); they go with the account.
 */
export const keptKey = (name: string, userId: string): string => `nursegpt-kept:${name}:${userId}`;

/** Kept under `localKey` only by `clinicalStorage`, which encrypts it. */
const CLINICAL = ["research", "chat", "analysis", "activities"] as const;

/** Key of what one tool was asked for and has not answered yet. */
export const generationKey = (tool: string, userId: string): string => localKey(`generation ${tool}`, userId);

export const isClinicalKeyOf = (key: string, userId: string): boolean =>
  CLINICAL.some((name) => key === localKey(name, userId)) ||
  (key.startsWith("nursegpt:generation ") && key.endsWith(`:${userId}`));

/** Whether the person is signing out: from then on nothing of theirs is written, as it would outlive the erasure. */
export const isLeaving = (): boolean => globalThis.document?.documentElement.dataset.leaving === "true";

/** Choices that belonged to the computer, whoever made them. They are erased; `keptKey` keeps each person's own. */
const OWNERLESS = "handover-aside-";

/** Work that the server does not have yet, encrypted under a key that only the server can give. */
export const UNSENT_WORK = "nursegpt-work:";

/**
 * Erases what the product wrote to this browser about any person. The theme and "Remember me" stay: they belong to
 * nobody. Encrypted work that the server may not have also stays, unless the session's end erases it.
 */
export function eraseLocalTraces({ erasesWork }: { erasesWork: boolean }): void {
  const isTrace = (key: string) =>
    key.startsWith("nursegpt:") ||
    key.startsWith(OWNERLESS) ||
    key === CUSTOMER_STORAGE ||
    (erasesWork && key.startsWith(UNSENT_WORK));
  for (const key of Object.keys(localStorage)) if (isTrace(key)) localStorage.removeItem(key);
  sessionStorage.clear();
}

/**
 * A page of this person begins: whatever the product kept in this browser for anybody else goes, however they left.
 * @param userId null if nobody is signed in; then only encrypted work that the server may not have stays
 */
export function eraseForeignTraces(storage: Storage, userId: string | null): void {
  const isForeign = (key: string) =>
    key.startsWith("nursegpt:") ||
    key.startsWith(OWNERLESS) ||
    (userId !== null && key.startsWith(UNSENT_WORK));
  for (const key of Object.keys(storage))
    if (isForeign(key) && (userId === null || !key.endsWith(`:${userId}`))) storage.removeItem(key);
  if (userId === null) storage.removeItem(CUSTOMER_STORAGE);
}

/** Erases the rest, counters and flags, when the account is gone. */
export function forgetAccount(): void {
  eraseLocalTraces({ erasesWork: true });
  for (const key of Object.keys(localStorage))
    if (key.startsWith("nursegpt-kept:")) localStorage.removeItem(key);
}

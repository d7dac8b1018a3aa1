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

/**
 * Begins what goes with a session. Choices of a handover once belonged to the computer, whoever made them; `keptKey`
 * keeps each person's own.
 */
const OF_SESSION = /^(?:nursegpt:|handover-aside-)/;

/** Work that the server does not have yet, encrypted under a key that only the server can give. */
export const UNSENT_WORK = "nursegpt-work:";

function erase(isMeant: (key: string) => boolean): void {
  for (const key of Object.keys(localStorage)) if (isMeant(key)) localStorage.removeItem(key);
}

const isOfSession = (key: string, withWork: boolean): boolean =>
  OF_SESSION.test(key) || (withWork && key.startsWith(UNSENT_WORK));

/**
 * Erases what the product wrote to this browser about any person. The theme and "Remember me" stay: they belong to
 * nobody. Encrypted work that the server may not have also stays, unless the session's end erases it.
 */
export function eraseLocalTraces({ erasesWork }: { erasesWork: boolean }): void {
  erase((key) => isOfSession(key, erasesWork) || key === CUSTOMER_STORAGE);
  sessionStorage.clear();
}

/**
 * A page of this person begins: whatever the product kept in this browser for anybody else goes, however they left.
 * @param userId null if nobody is signed in; then only encrypted work that the server may not have stays
 */
export function eraseForeignTraces(userId: string | null): void {
  erase((key) =>
    userId === null
      ? isOfSession(key, false) || key === CUSTOMER_STORAGE
      : isOfSession(key, true) && !key.endsWith(`:${userId}`),
  );
}

/** Erases the person's counters and flags as well, when the account is gone; those of others at this computer stay. */
export function forgetAccount(userId: string | null): void {
  eraseLocalTraces({ erasesWork: true });
  erase((key) => key.startsWith("nursegpt-kept:") && key.endsWith(`:${userId}`));
}

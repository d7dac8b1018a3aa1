/** What `gated-module.ts` says of itself, and waits for, while it is loaded: values, as a promise belongs to a request. */
export const gate = { isReached: false, isOpen: false };

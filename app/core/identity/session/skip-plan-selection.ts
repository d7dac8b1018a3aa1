/** Key in the browser's session storage, and name of the session cookie that the server's guard reads (OPEN-72). */
export const SKIP_PLAN_SELECTION = "skipPlanSelection";

/** The cookie's value: the flag, bound to the person, so that the next one at this computer does not inherit it. */
export const skipValue = (userId: string): string => `true.${userId}`;

/** Cookie that holds "true" when the person ticked "Remember me" on the sign-in page: a preference, not a secret. */
export const REMEMBER_ME_COOKIE = "remember_me";

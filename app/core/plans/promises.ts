/**
 * The figures that the public pages promise and other code has to keep (PUB-06, PUB-15, CONST-03 to CONST-05).
 */

/** The free trial as advertised; it needs no card. The trial that a checkout grants is Premium's (OPEN-03). */
export const ADVERTISED_TRIAL_DAYS = 14;

/** Days from the end of a paid plan or an account until what is left of it is erased. */
export const RETENTION_DAYS = 30;

/** Days within which a privacy request is answered. */
export const PRIVACY_ANSWER_DAYS = 30;

/** Years of age from which a person may have an account. */
export const MINIMUM_AGE = 18;

/** Days for which a message from the contact forms is kept. */
export const CONTACT_MESSAGE_DAYS = 365;

/** When support replies. */
export const SUPPORT_HOURS = "Monday to Friday 9-5 EST";

/** How soon support replies. */
export const SUPPORT_ANSWER = "within about 24 hours on business days";

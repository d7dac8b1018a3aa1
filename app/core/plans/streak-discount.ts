/** Days in a row with a charged note from which the first invoice of a plan is less (USE-21). */
export const STREAK_DAYS = 3;

/** By how much, in percent. */
export const STREAK_PERCENT = 20;

/** Whether so many days in a row give the discount. */
export const earnsDiscount = (days: number): boolean => days >= STREAK_DAYS;

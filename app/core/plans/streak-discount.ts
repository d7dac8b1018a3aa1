/** Days in a row with a charged note that earn a discount on the first invoice of a plan (USE-21). */
export const STREAK_DAYS = 3;

/** The discount, in percent. */
export const STREAK_PERCENT = 20;

/** Whether a streak of this many days earns the discount. */
export const earnsDiscount = (days: number): boolean => days >= STREAK_DAYS;
